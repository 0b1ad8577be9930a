import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

/** A named type, so that no trace shows the usernames in clear. */
export interface Remembered {
  /** The accounts whose logins this device remembers. */
  usernames: readonly string[];
}

const nobody: Remembered = { usernames: [] };

type Event =
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  /** Logs out and forgets the remembered logins. */
  | { type: 'forgetting.confirmed' }
  | { type: 'logout.cancelled' }
  /** The session ended while the question was open. */
  | { type: 'session.ended' };

/**
 * Logging out (LOGOUT-01…03): ask, tell the operator, and clean up whatever it answers. A remembered login stays
 * only if the question has shown it (SES-06).
 */
export const logoutMachine = setup({
  types: { context: {} as Remembered, events: {} as Event, tags: {} as 'open' | 'busy' },
  actors: {
    findRemembered: fromPromise<Remembered>(notProvided('findRemembered')),
    logOut: fromPromise<void>(notProvided('logOut')),
  },
  guards: { isTold: ({ context }) => context.usernames.length > 0 },
  actions: {
    /** For display in the question. */
    noteRemembered: assign((_, { usernames }: Remembered) => ({ usernames })),
    /** Forgets every login remembered on this device. */
    forgetLogins: () => {},
    showPleaseWait: () => {},
    hidePleaseWait: () => {},
    /** Clears session storage, token, trial user and member info; autoLogin becomes 0; home replaces history. */
    closeSession: () => {},
  },
  delays: { pleaseWaitLimit: 9_999_000 },
}).createMachine({
  id: 'logout',
  context: nobody,
  initial: 'closed',
  states: {
    closed: { on: { 'logout.requested': 'confirming' } },
    confirming: {
      tags: 'open',
      entry: { type: 'noteRemembered', params: nobody },
      invoke: {
        id: 'findRemembered',
        src: 'findRemembered',
        onDone: { actions: { type: 'noteRemembered', params: ({ event }) => event.output } },
        // Logins that can't be read can't be shown, so they are forgotten.
        onError: {},
      },
      on: {
        'logout.confirmed': [
          { guard: 'isTold', target: 'loggingOut' },
          { target: 'loggingOut', actions: 'forgetLogins' },
        ],
        'forgetting.confirmed': { guard: 'isTold', target: 'loggingOut', actions: 'forgetLogins' },
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
