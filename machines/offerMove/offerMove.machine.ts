import { assign, fromPromise, setup } from 'xstate';
import type { ContractKind } from '#services/contract/agent.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

export type ContractAction = 'withdraw' | 'end' | 'accept' | 'decline';

/** What is done about which contract of a direct subordinate. Done once more, it changes nothing. */
export interface OfferMove {
  contractId: string;
  kind: ContractKind;
  action: ContractAction;
}

export type MoveOutcome = Outcome;

interface Context {
  /** What is asked about or on its way; null of nothing. */
  move: OfferMove | null;
  /** What was done last; null before, and once something else is asked about. */
  done: ContractAction | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'move.tapped'; move: OfferMove }
  | { type: 'move.confirmed' }
  | { type: 'move.cancelled' };

/** An agent withdraws an offer, ends a contract, or decides on what a subordinate asks for, after a question (TEAM-09). */
export const offerMoveMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'confirming' | 'busy',
  },
  actors: {
    moveContract: fromPromise<MoveOutcome, OfferMove>(notProvided('moveContract')),
  },
  guards: { isAccepted },
  actions: {
    noteMove: assign((_, { move }: { move: OfferMove }) => ({ move })),
    forgetMove: assign({ move: null }),
    noteDone: assign(({ context: { move } }) => ({ done: move!.action })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearNews: assign({ done: null, error: null }),
    /** How the contracts stand now. */
    renewContracts: () => {},
  },
}).createMachine({
  id: 'offerMove',
  context: { move: null, done: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'move.tapped': {
          target: 'confirming',
          actions: ['clearNews', { type: 'noteMove', params: ({ event }) => event }],
        },
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'move.confirmed': { target: 'moving', actions: 'clearNews' },
        'move.cancelled': { target: 'idle', actions: ['clearNews', 'forgetMove'] },
      },
    },
    moving: {
      tags: ['confirming', 'busy'],
      invoke: {
        id: 'moveContract',
        src: 'moveContract',
        input: ({ context }) => context.move!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['noteDone', 'forgetMove', 'renewContracts'],
          },
          // It was decided elsewhere, or has lapsed.
          {
            target: 'idle',
            actions: [{ type: 'noteError', params: rejectedError }, 'forgetMove', 'renewContracts'],
          },
        ],
        // Whether it was done shows in what is read again.
        onError: {
          target: 'idle',
          actions: [{ type: 'noteError', params: thrownError }, 'forgetMove', 'renewContracts'],
        },
      },
    },
  },
});
