import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import { AppActor } from '#screens/app/appActor.ts';

type AppActorRef = ActorRefFrom<typeof appMachine>;

/** The running root actor, for what speaks to it from outside React: the operator client and the browser. */
export const appActor: { current: AppActorRef | null } = { current: null };

/** Links the root actor with the outside and with its own children's news. */
export function ActorLink() {
  const actor = AppActor.useActorRef();

  useEffect(() => {
    appActor.current = actor;
    return () => {
      appActor.current = null;
    };
  }, [actor]);

  // A session that has ended closes what only a player may have open.
  useEffect(() => {
    const { session, launch, logout } = actor.getSnapshot().children;
    const subscription = session?.subscribe((snapshot) => {
      if (!snapshot.matches('visitor')) return;
      launch?.send({ type: 'session.ended' });
      logout?.send({ type: 'session.ended' });
    });
    return () => subscription?.unsubscribe();
  }, [actor]);

  // What was true before the page slept or the connection broke may have changed.
  useEffect(() => {
    const { systemStatus } = actor.getSnapshot().children;
    const question = () => {
      if (document.visibilityState === 'visible') systemStatus?.send({ type: 'status.questioned' });
    };
    document.addEventListener('visibilitychange', question);
    window.addEventListener('online', question);
    return () => {
      document.removeEventListener('visibilitychange', question);
      window.removeEventListener('online', question);
    };
  }, [actor]);

  return null;
}
