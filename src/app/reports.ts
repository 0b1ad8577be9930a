import { appActor } from './ActorLink.tsx';
import type { Reports } from './world.ts';

/** What the operator client reports, told to the charts. */
export const reports: Reports = {
  onSessionEnded({ token, error }) {
    const { session, logout } = appActor.current?.getSnapshot().children ?? {};
    // A log-out ends clean whatever the answer (LOGOUT-03): its own 401 is no news.
    if (logout?.getSnapshot().matches('loggingOut')) return;
    const reason = error.code === 'notLoggedIn' ? 'notLoggedIn' : 'sessionEnded';
    session?.send({ type: 'session.expired', token, reason });
  },
  onStatusReported() {
    appActor.current?.getSnapshot().children.systemStatus?.send({ type: 'status.questioned' });
  },
};
