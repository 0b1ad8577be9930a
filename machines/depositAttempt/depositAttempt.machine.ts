import { assign, fromPromise, setup } from 'xstate';
import type { DepositOrder, DepositQuote } from '#services/contract/deposits.ts';
import type { ChartError } from '../chartError.ts';
import type { AmountProblem } from '../deposit/deposit.rules.ts';
import { furtherPause, leastPause, onceMore } from '../deposit/pauses.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** What is asked for by one key until the operator has answered: a quote that was shown (NET-13). */
export interface Attempt {
  key: string;
  quote: string;
  /** Beside an open order of the same method and amount. */
  anyway: boolean;
}

/** What the player is shown or asked instead of an order. */
interface Instead {
  bound: AmountProblem | null;
  quote: DepositQuote | null;
  order: DepositOrder | null;
}

/** `decided` says that the operator looked this very key up: nothing was ordered (NET-12). */
export type CreateOutcome = Outcome<{ order: DepositOrder }, Instead & { decided: boolean }>;
type Rejected = Extract<CreateOutcome, { ok: false }>;

/** What became of it; null where nobody waited for that. */
export type AttemptEnd = Outcome<{ order: DepositOrder }, Instead> | null;

export interface DepositAttemptInput {
  attempt: Attempt;
  /** It was made before the page was reloaded. */
  repeated: boolean;
}

interface Context extends DepositAttemptInput {
  /** How often it was sent again. */
  times: number;
  end: AttemptEnd;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  | { type: 'page.shown' }
  | { type: 'attempt.left' };

/** One order asked for by one key, again and again until the operator has said what became of it (CASH-03, NET-12). */
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
    isUndecided: ({ context }, { decided, error }: Rejected) =>
      !decided && (context.repeated || error.code === 'inProgress'),
  },
  actions: {
    noteRepeated: assign({ repeated: true }),
    pauseMore: assign(({ context }) => ({ times: onceMore(context.times) })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteEnd: assign((_, end: AttemptEnd) => ({ end })),
    /** For a reload: by the same key one order is made. */
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
    /** Whether an order was made is open: the same is asked for again. */
    unanswered: {
      tags: 'unanswered',
      exit: 'pauseMore',
      on: {
        'retry.requested': 'asking',
        'net.returned': 'asking',
        'page.shown': 'asking',
        // An order that was made all the same is among the open ones.
        'attempt.left': 'ended',
      },
      after: { repeatPause: 'asking' },
    },
    ended: { entry: 'clearStoredAttempt', type: 'final' },
  },
  output: ({ context }) => context.end,
});
