import { assign, fromPromise, setup } from 'xstate';
import type { ContractKind } from '@araw/contract/agents/agent';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

export type ContractAction = 'withdraw' | 'end' | 'accept' | 'decline';

/** An action on a direct subordinate's contract. Repeating it changes nothing. */
export interface OfferMove {
  contractId: string;
  kind: ContractKind;
  action: ContractAction;
}

export type MoveOutcome = Outcome;

interface Context {
  /** The action to confirm or in flight; null for none. */
  move: OfferMove | null;
  /** The last action done; null before, and once another needs confirming. */
  done: ContractAction | null;
  error: ChartError | null;
}

type Event =
  | { type: 'move.tapped'; move: OfferMove }
  | { type: 'move.confirmed' }
  | { type: 'move.cancelled' };

/** An agent withdraws an offer, ends a contract or answers a subordinate's request, after confirming it (TEAM-09). */
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
        // The reloaded contracts show whether it was done.
        onError: {
          target: 'idle',
          actions: [{ type: 'noteError', params: thrownError }, 'forgetMove', 'renewContracts'],
        },
      },
    },
  },
});
