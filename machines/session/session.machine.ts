import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { isRealAccount } from '#services/contract/roles.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import { notProvided } from '../notProvided.ts';

interface Context {
  session: SessionInfo | null;
}

/** The stored session has gone without a log-out here: it was cleared underneath. */
type Lost = { type: 'session.lost' };
/** A session of this account has started or ended in another tab; tokens stay in theirs (SES-08). */
type Changed = { type: 'session.changedElsewhere'; change: 'started' | 'ended'; userName: string };

type Event =
  /** A login, registration or trial has succeeded. */
  | { type: 'session.started'; session: SessionInfo }
  /** An answer said that the session which sent this token has ended. */
  | { type: 'session.expired'; token: string; reason: 'sessionEnded' | 'notLoggedIn' }
  /** The log-out flow has completed. */
  | { type: 'session.closed' }
  | Lost
  | Changed;

/** Who is playing (SES-01…05, SES-07, SES-08): one place that starts and ends a session, once. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { stored: SessionInfo | null },
    tags: {} as 'visitor',
  },
  actors: {
    watchStoredSession: fromCallback<EventObject, undefined, Lost | Changed>(
      notProvided('watchStoredSession'),
    ),
  },
  guards: {
    hasStoredSession: ({ context }) => context.session !== null,
    playsForReal: ({ context }) => isRealAccount(context.session?.type ?? null),
    isCurrentToken: ({ context }, token: string) => context.session?.token === token,
    /** The player has logged out in another tab, or somebody else plays there. */
    endsThisOne: ({ context }, { change, userName }: { change: 'started' | 'ended'; userName: string }) =>
      (context.session?.userName === userName) === (change === 'ended'),
  },
  actions: {
    keepSession: assign((_, session: SessionInfo) => ({ session })),
    forgetSession: assign({ session: null }),
    /** Session storage, for the reload (SES-05). */
    storeSession: (_, _session: SessionInfo) => {},
    /** Session storage, token, trial user, member info and everything read with it (LOGOUT-03). */
    clearStoredSession: () => {},
    sayWhyItEnded: (_, _reason: 'sessionEnded' | 'notLoggedIn') => {},
    goToLogin: () => {},
    goHome: () => {},
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ session: input.stored }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'hasStoredSession', target: 'signedIn' }, { target: 'visitor' }],
    },
    visitor: {
      tags: 'visitor',
      entry: 'forgetSession',
      on: {
        'session.started': {
          target: 'signedIn',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.session },
            { type: 'storeSession', params: ({ event }) => event.session },
          ],
        },
      },
    },
    signedIn: {
      initial: 'classifying',
      invoke: {
        id: 'watchStoredSession',
        src: 'watchStoredSession',
        // A player whose storage cannot be watched plays on: an answer of the operator still ends the session (SES-07).
        onError: {},
      },
      states: {
        classifying: { always: [{ guard: 'playsForReal', target: 'real' }, { target: 'trial' }] },
        real: {},
        trial: {},
      },
      on: {
        'session.started': {
          target: '.classifying',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.session },
            { type: 'storeSession', params: ({ event }) => event.session },
          ],
        },
        'session.expired': {
          guard: { type: 'isCurrentToken', params: ({ event }) => event.token },
          target: 'visitor',
          actions: [
            'clearStoredSession',
            { type: 'sayWhyItEnded', params: ({ event }) => event.reason },
            'goToLogin',
          ],
        },
        'session.closed': { target: 'visitor', actions: ['clearStoredSession', 'goHome'] },
        'session.changedElsewhere': {
          guard: { type: 'endsThisOne', params: ({ event }) => event },
          target: 'visitor',
          actions: ['clearStoredSession', 'goHome'],
        },
        'session.lost': { target: 'visitor', actions: ['clearStoredSession', 'goHome'] },
      },
    },
  },
});
