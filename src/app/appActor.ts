import { useSelector } from '@xstate/react';
import { createContext, use, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { SystemStatus } from '@araw/contract/calls/system';
import { useServices } from './services.ts';

export type AppActorRef = ActorRefFrom<typeof appMachine>;

/** The running root of the actors that live as long as the app; src/startup/App.tsx provides it. */
export const AppActor = createContext<AppActorRef | null>(null);

/** One of the app's actors, by its id; all of them start with the app. */
export function useAppChild<Id extends 'session' | 'systemStatus' | 'launch' | 'logout' | 'promptQueue'>(
  id: Id,
) {
  const child = use(AppActor)?.getSnapshot().children[id];
  if (!child) throw new Error(`the app has no actor ${id}`);
  return child;
}

/** The player's session; null for a visitor. */
export function useSession(): SessionInfo | null {
  return useSelector(useAppChild('session'), ({ context }) => context.session);
}

/** The site's status; null until it is known. */
export function useSystemStatus(): SystemStatus | null {
  return useSelector(useAppChild('systemStatus'), ({ context }) => context.status);
}

/** The merchant's white-label flags. A flag that is in neither the status nor the configuration is off. */
export function useWhitelabel(): Record<string, boolean | undefined> {
  const { features } = useServices().configuration;
  const flags = useSystemStatus()?.info.whitelabel;
  return useMemo(() => ({ ...features, ...flags }), [features, flags]);
}
