import { assertEvent, assign, setup } from 'xstate';
import type { LastLogin } from '@araw/contract/accounts/session';
import type { ChartError } from '../chartError.ts';
import { isAccepted, rejectedError, thrownError } from '../outcome.ts';
import {
  type SocialIdentity,
  socialLoginMachine,
  type SocialLoginOutcome,
  type SocialProvider,
} from '../socialLogin/socialLogin.machine.ts';

interface Context {
  /** The providers that are switched on. */
  providers: readonly SocialProvider[];
  error: ChartError | null;
}

type Event = { type: 'provider.chosen'; provider: SocialProvider };

/** Null for an account that is linked to a player or wasn't verified. */
const unlinkedIn = (outcome: SocialLoginOutcome): SocialIdentity | null =>
  outcome.ok ? null : outcome.unlinked;

/**
 * Social accounts on the registration page (REG-13): one linked to a player logs in, an unlinked one is linked to the
 * account being registered.
 */
export const socialSignUpMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { providers: readonly SocialProvider[] },
    children: {} as { socialLogin: 'socialLogin' },
    tags: {} as 'busy' | 'done',
  },
  actors: { socialLogin: socialLoginMachine },
  guards: {
    isOffered: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.providers.includes(provider),
    isAccepted,
    isUnlinked: (_, identity: SocialIdentity | null) => identity !== null,
  },
  actions: {
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    startSession: (_, _outcome: SocialLoginOutcome) => {},
    /** Null at the first login: there is no earlier one to report (PROT-08). */
    tellLastLogin: (_, _lastLogin: LastLogin | null) => {},
    linkIdentity: (_, _identity: SocialIdentity | null) => {},
  },
}).createMachine({
  id: 'socialSignUp',
  context: ({ input }) => ({ providers: input.providers, error: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'provider.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'loggingIn',
          actions: 'clearError',
        },
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'socialLogin',
        src: 'socialLogin',
        input: ({ event }) => {
          assertEvent(event, 'provider.chosen');
          return { provider: event.provider };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: [
              { type: 'startSession', params: ({ event }) => event.output },
              {
                type: 'tellLastLogin',
                params: ({ event }) => (event.output.ok && event.output.lastLogin) || null,
              },
            ],
          },
          {
            guard: { type: 'isUnlinked', params: ({ event }) => unlinkedIn(event.output) },
            target: 'choosing',
            actions: { type: 'linkIdentity', params: ({ event }) => unlinkedIn(event.output) },
          },
          { target: 'choosing', actions: { type: 'noteError', params: rejectedError } },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: { target: 'choosing', actions: { type: 'noteError', params: thrownError } },
      },
    },
    loggedIn: { type: 'final', tags: 'done' },
  },
});
