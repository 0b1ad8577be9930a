import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import type { LastLogin, SessionInfo } from '@araw/contract/accounts/session';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

export type SocialProvider = 'facebook' | 'google';

/** A social account confirmed by its provider. */
export interface SocialIdentity {
  provider: SocialProvider;
  /** The proof that the operator accepts. */
  idToken: string;
}

/** The provider's answer: who the player is, or why it can't say. */
export type ProviderOutcome = Outcome<{ idToken: string }>;

interface Accepted {
  session: SessionInfo;
  /** The login before this one; null at the first. */
  lastLogin?: LastLogin | null;
}

/** The operator's answer: a session, or why not. */
export type SocialAnswer = Outcome<
  Accepted,
  {
    /** A captcha is required from now on (LOGIN-03). */
    captcha: boolean;
    /** The account, if it is verified and not yet linked to a player (REG-13); otherwise null. */
    unlinked: SocialIdentity | null;
  }
>;

interface Refusal {
  /** The login reached the operator, so a visible captcha is used up (LOGIN-03). */
  sent: boolean;
  captcha: boolean;
  unlinked: SocialIdentity | null;
}

export type SocialLoginOutcome = Outcome<Accepted, Refusal>;

interface Context {
  provider: SocialProvider;
  /** The default outcome: no answer from the provider's window. */
  outcome: SocialLoginOutcome;
}

const failed = (error: ChartError | null, sent: boolean): SocialLoginOutcome => ({
  ok: false,
  error: error ?? errorWithCode('timeout'),
  sent,
  captcha: false,
  unlinked: null,
});

function tokenIn(event: { type: string }): string {
  const { output } = event as DoneActorEvent<ProviderOutcome>;
  if (!output.ok) throw new Error('a refusal of the provider hands nothing on');
  return output.idToken;
}

/**
 * One login with a social account (LOGIN-09, REG-13): the provider's window, then the operator. The charts that
 * invoke it branch on the outcome; each attempt is a new actor.
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
      // A provider's window can close without an answer.
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
