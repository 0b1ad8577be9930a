import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

/** Named so that no trace holds them in clear. */
export interface Remembered {
  /** Whose logins this device remembers. */
  usernames: readonly string[];
}

const nobody: Remembered = { usernames: [] };

type Event =
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  /** The same, and what is remembered goes. */
  | { type: 'forgetting.confirmed' }
  | { type: 'logout.cancelled' }
  /** The session ended by itself while the question was open. */
  | { type: 'session.ended' };

/**
 * Logging out (LOGOUT-01…03): ask, tell the operator, and leave clean whatever it answers. A remembered login stays only
 * where the question has told it (SES-06).
 */
export const logoutMachine = setup({
  types: { context: {} as Remembered, events: {} as Event, tags: {} as 'open' | 'busy' },
  actors: {
    findRemembered: fromPromise<Remembered>(notProvided('findRemembered')),
    logOut: fromPromise<void>(notProvided('logOut')),
  },
  guards: { isTold: ({ context }) => context.usernames.length > 0 },
  actions: {
    /** The question tells them. */
    noteRemembered: assign((_, { usernames }: Remembered) => ({ usernames })),
    /** All that is remembered on this device. */
    forgetLogins: () => {},
    showPleaseWait: () => {},
    hidePleaseWait: () => {},
    /** Session storage, token, trial user and member info cleared, autoLogin 0, home with history replaced. */
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
        // What cannot be read is not told, and therefore forgotten.
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
