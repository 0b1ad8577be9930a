import { fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

type Event =
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  /** The session ended by itself while the question was open. */
  | { type: 'session.ended' };

/** Logging out (LOGOUT-01…03): ask, tell the operator, and leave clean whatever it answers. */
export const logoutMachine = setup({
  types: { events: {} as Event, tags: {} as 'open' | 'busy' },
  actors: { logOut: fromPromise<void>(notProvided('logOut')) },
  actions: {
    showPleaseWait: () => {},
    hidePleaseWait: () => {},
    /** Session storage, token, trial user and member info cleared, autoLogin 0, home with history replaced. */
    closeSession: () => {},
  },
  delays: { pleaseWaitLimit: 9_999_000 },
}).createMachine({
  id: 'logout',
  initial: 'closed',
  states: {
    closed: { on: { 'logout.requested': 'confirming' } },
    confirming: {
      tags: 'open',
      on: {
        'logout.confirmed': 'loggingOut',
        'logout.cancelled': 'closed',
        'session.ended': 'closed',
      },
    },
    loggingOut: {
      tags: ['open', 'busy'],
      entry: 'showPleaseWait',
      exit: 'hidePleaseWait',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'closed', actions: 'closeSession' },
        onError: { target: 'closed', actions: 'closeSession' },
      },
      after: { pleaseWaitLimit: { target: 'closed', actions: 'closeSession' } },
    },
  },
});
