import { assign, fromPromise, setup } from 'xstate';
import type { DepositOrder, DepositQuote } from '@araw/contract/cashier/deposits';
import type { ChartError } from '../chartError.ts';
import type { AmountProblem } from '../depositAmount.ts';
import { furtherPause, leastPause, onceMore } from '../pauses.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, isUndecided, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** The request for a quote that was shown, under one key until the operator answers (NET-13). */
export interface Attempt {
  key: string;
  quote: string;
  /** Even though an order with the same method and amount is open. */
  anyway: boolean;
}

/** What the player sees or is asked instead of an order. */
interface Instead {
  bound: AmountProblem | null;
  quote: DepositQuote | null;
  order: DepositOrder | null;
}

/** `decided`: the operator looked this key up and ordered nothing (NET-12). */
export type CreateOutcome = Outcome<{ order: DepositOrder }, Instead & { decided: boolean }>;
type Rejected = Extract<CreateOutcome, { ok: false }>;

/** The outcome; null if the player left before it was known. */
export type AttemptEnd = Outcome<{ order: DepositOrder }, Instead> | null;

export interface DepositAttemptInput {
  attempt: Attempt;
  /** It was sent before the page was reloaded. */
  repeated: boolean;
}

interface Context extends DepositAttemptInput {
  /** How often it was resent. */
  times: number;
  end: AttemptEnd;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  | { type: 'page.shown' }
  | { type: 'attempt.left' };

/** One order requested under one key, resent until the operator reports its outcome (CASH-03, NET-12). */
export const depositAttemptMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as DepositAttemptInput,
    output: {} as AttemptEnd,
    tags: {} as 'busy' | 'unanswered',
  },
  actors: { createDeposit: fromPromise<CreateOutcome, Attempt>(notProvided('createDeposit')) },
  guards: {
    isAccepted,
    isUndecided,
  },
  actions: {
    noteRepeated: assign({ repeated: true }),
    pauseMore: assign(({ context }) => ({ times: onceMore(context.times) })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteEnd: assign((_, end: AttemptEnd) => ({ end })),
    /** For a reload: the same key never creates a second order. */
    storeAttempt: (_, _attempt: Attempt) => {},
    clearStoredAttempt: () => {},
  },
  delays: { repeatPause: ({ context }) => leastPause + furtherPause(context.times) },
}).createMachine({
  id: 'depositAttempt',
  context: ({ input: { attempt, repeated } }) => ({ attempt, repeated, times: 0, end: null, error: null }),
  entry: { type: 'storeAttempt', params: ({ context }) => context.attempt },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'createDeposit',
        src: 'createDeposit',
        input: ({ context }) => context.attempt,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'noteEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => event.output as Rejected },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          { target: 'ended', actions: { type: 'noteEnd', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Unknown whether an order was created: resend the same request. */
    unanswered: {
      tags: 'unanswered',
      exit: 'pauseMore',
      on: {
        'retry.requested': 'asking',
        'net.returned': 'asking',
        'page.shown': 'asking',
        // If an order was created anyway, it appears among the open ones.
        'attempt.left': 'ended',
      },
      after: { repeatPause: 'asking' },
    },
    ended: { entry: 'clearStoredAttempt', type: 'final' },
  },
  output: ({ context }) => context.end,
});
