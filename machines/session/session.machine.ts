import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { isRealAccount } from '@araw/contract/calls/roles';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { notProvided } from '../notProvided.ts';

interface Context {
  session: SessionInfo | null;
}

/** The stored session disappeared without a logout here: something else cleared it. */
type Lost = { type: 'session.lost' };
/** Another tab started or ended a session of this account; tokens stay in their own tab (SES-08). */
type Changed = { type: 'session.changedElsewhere'; change: 'started' | 'ended'; userName: string };

export type EndReason = 'sessionEnded' | 'notLoggedIn' | 'idle';

type Event =
  /** A login, registration or trial has succeeded. */
  | { type: 'session.started'; session: SessionInfo }
  /** The operator answered that the session with this token has ended, or the player was idle for too long. */
  | { type: 'session.expired'; token: string; reason: EndReason }
  /** The logout has completed. */
  | { type: 'session.closed' }
  | Lost
  | Changed;

/** Who is playing (SES-01…05, SES-07, SES-08): the one place that starts and ends a session, once. */
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
    /** The player logged out in another tab, or someone else plays there. */
    endsThisOne: ({ context }, { change, userName }: { change: 'started' | 'ended'; userName: string }) =>
      (context.session?.userName === userName) === (change === 'ended'),
  },
  actions: {
    keepSession: assign((_, session: SessionInfo) => ({ session })),
    forgetSession: assign({ session: null }),
    /** Session storage, for a reload (SES-05). */
    storeSession: (_, _session: SessionInfo) => {},
    /** Clears session storage, token, trial user, member info and all data read with the session (LOGOUT-03). */
    clearStoredSession: () => {},
    sayWhyItEnded: (_, _reason: EndReason) => {},
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
        // If storage can't be watched, play continues: the operator's answers still end the session (SES-07).
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
