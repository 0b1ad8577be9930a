import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import type { SessionInfo } from '#services/contract/session.ts';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

export type SocialProvider = 'facebook' | 'google';

/** A social account that its provider has vouched for. */
export interface SocialIdentity {
  provider: SocialProvider;
  /** What the operator takes as proof. */
  idToken: string;
}

/** The provider's word on who the player is, or why there is none. */
export type ProviderOutcome = Outcome<{ idToken: string }>;

/** The operator's word: a session, or why not. */
export type SocialAnswer = Outcome<
  { session: SessionInfo },
  {
    /** A captcha is asked from now on (LOGIN-03). */
    captcha: boolean;
    /** The account, where it is proven and belongs to no player yet (REG-13); else null. */
    unlinked: SocialIdentity | null;
  }
>;

interface Refusal {
  /** The log-in was sent to the operator, so that a captcha that shows is used up (LOGIN-03). */
  sent: boolean;
  captcha: boolean;
  unlinked: SocialIdentity | null;
}

/** How a social log-in ends. */
export type SocialLoginOutcome = Outcome<{ session: SessionInfo }, Refusal>;

interface Context {
  provider: SocialProvider;
  /** How it ends unless something else is noted: nothing came from the provider's window. */
  outcome: SocialLoginOutcome;
}

const failed = (error: ChartError | null, sent: boolean): SocialLoginOutcome => ({
  ok: false,
  error: error ?? errorWithCode('timeout'),
  sent,
  captcha: false,
  unlinked: null,
});

/** What the provider has handed on. */
function tokenIn(event: { type: string }): string {
  const { output } = event as DoneActorEvent<ProviderOutcome>;
  if (!output.ok) throw new Error('a refusal of the provider hands nothing on');
  return output.idToken;
}

/**
 * One log-in by a social account (LOGIN-09, REG-13): the provider's window, then the operator. The charts that invoke
 * it branch on how it ends; another attempt is another actor.
 */
export const socialLoginMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { provider: SocialProvider },
    output: {} as SocialLoginOutcome,
    tags: {} as 'signingIn' | 'loggingIn',
  },
  actors: {
    /** The provider's own window, until it is done, denied, closed or blocked. */
    signInWith: fromPromise<ProviderOutcome, { provider: SocialProvider }>(notProvided('signInWith')),
    logIn: fromPromise<SocialAnswer, SocialIdentity>(notProvided('logIn')),
  },
  guards: { isAccepted },
  actions: {
    noteUnproven: assign((_, error: ChartError | null) => ({ outcome: failed(error, false) })),
    noteAnswer: assign((_, answer: SocialAnswer) => ({
      outcome: answer.ok ? answer : { ...answer, sent: true },
    })),
    noteNoAnswer: assign((_, error: ChartError) => ({ outcome: failed(error, true) })),
  },
  delays: { signInLimit: 120_000 },
}).createMachine({
  id: 'socialLogin',
  context: ({ input }) => ({ provider: input.provider, outcome: failed(null, false) }),
  initial: 'signingIn',
  states: {
    signingIn: {
      tags: 'signingIn',
      invoke: {
        id: 'signInWith',
        src: 'signInWith',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'loggingIn' },
          { target: 'ended', actions: { type: 'noteUnproven', params: rejectedError } },
        ],
        onError: { target: 'ended', actions: { type: 'noteUnproven', params: thrownError } },
      },
      // A provider's window may have been closed without a word.
      after: { signInLimit: 'ended' },
    },
    loggingIn: {
      tags: 'loggingIn',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context, event }) => ({ provider: context.provider, idToken: tokenIn(event) }),
        onDone: { target: 'ended', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        onError: { target: 'ended', actions: { type: 'noteNoAnswer', params: thrownError } },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
