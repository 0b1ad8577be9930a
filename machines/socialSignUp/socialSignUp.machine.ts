import { assertEvent, assign, setup } from 'xstate';
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
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event = { type: 'provider.chosen'; provider: SocialProvider };

/** Null of an account that belongs to a player, or was not proven. */
const unlinkedIn = (outcome: SocialLoginOutcome): SocialIdentity | null =>
  outcome.ok ? null : outcome.unlinked;

/**
 * The social accounts beside the registration (REG-13): one that belongs to a player logs in, one of nobody is linked
 * with the account that is being registered.
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
            actions: { type: 'startSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnlinked', params: ({ event }) => unlinkedIn(event.output) },
            target: 'choosing',
            actions: { type: 'linkIdentity', params: ({ event }) => unlinkedIn(event.output) },
          },
          { target: 'choosing', actions: { type: 'noteError', params: rejectedError } },
        ],
        // Its chart says itself why it failed: this is for one that cannot run at all.
        onError: { target: 'choosing', actions: { type: 'noteError', params: thrownError } },
      },
    },
    loggedIn: { type: 'final', tags: 'done' },
  },
});
