import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import type { RefusedBet, Shortage } from './shortageOf.ts';

export interface MoneyShortInput {
  /** The highest single bet in this game, in pesos, from the operator; 0 if no bet news may be trusted. */
  highestStake: number;
}

interface Context extends MoneyShortInput {
  /** The bet that the balance couldn't cover; null if none. */
  refusedBet: RefusedBet | null;
  /** What is offered to the player; null until loaded. */
  shortage: Shortage | null;
}

const nothingShort: Omit<Context, 'highestStake'> = { refusedBet: null, shortage: null };

type Event =
  /** The game reports a bet that the balance couldn't cover; ignored when playing for fun. */
  | ({ type: 'bet.refused'; forFun: boolean } & RefusedBet)
  /** With another amount than the least sufficient one, in pesos. */
  | { type: 'cashIn.chosen'; amount?: number }
  | { type: 'lowerStake.chosen' }
  | { type: 'offer.closed' };

/** Over a game whose bet was too high for the balance: cash in, bet less, or continue; the game waits (CASH-02). */
export const moneyShortMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as MoneyShortInput,
    tags: {} as 'short',
  },
  actors: {
    /** Null if there is enough money by now. */
    readShortage: fromPromise<Shortage | null, RefusedBet>(notProvided('readShortage')),
  },
  guards: {
    /** Never let a game make the app ask for an arbitrary amount. */
    isBelievable: ({ context }, { forFun, stake }: { forFun: boolean; stake: number }) =>
      !forFun && stake <= context.highestStake,
    isEnough: (_, shortage: Shortage | null) => shortage === null,
    hasLowerStake: ({ context }) => typeof context.shortage?.lowerStake === 'number',
  },
  actions: {
    noteRefusedBet: assign((_, { stake, stakes }: RefusedBet) => ({ refusedBet: { stake, stakes } })),
    noteShortage: assign((_, shortage: Shortage | null) => ({ shortage })),
    forget: assign(nothingShort),
    /** The game places the bet. Pesos. */
    betLowerStake: (_, _stake: number) => {},
    /** Remembers and closes the game. Pesos, treated as if typed; null for no amount. */
    leaveToCashIn: (_, _amount: number | null) => {},
  },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'moneyShort',
  context: ({ input: { highestStake } }) => ({ ...nothingShort, highestStake }),
  initial: 'undisturbed',
  states: {
    undisturbed: {
      entry: 'forget',
      on: {
        'bet.refused': {
          guard: { type: 'isBelievable', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'noteRefusedBet', params: ({ event }) => event },
        },
      },
    },
    reading: {
      invoke: {
        id: 'readShortage',
        src: 'readShortage',
        input: ({ context }) => context.refusedBet!,
        onDone: [
          // Money has arrived meanwhile.
          { guard: { type: 'isEnough', params: ({ event }) => event.output }, target: 'undisturbed' },
          { target: 'short', actions: { type: 'noteShortage', params: ({ event }) => event.output } },
        ],
        onError: 'short',
      },
      after: { patience: 'short' },
    },
    short: {
      tags: 'short',
      on: {
        'cashIn.chosen': {
          target: 'left',
          actions: {
            type: 'leaveToCashIn',
            params: ({ context, event }) => event.amount ?? context.shortage?.amount ?? null,
          },
        },
        'lowerStake.chosen': {
          guard: 'hasLowerStake',
          target: 'undisturbed',
          actions: { type: 'betLowerStake', params: ({ context }) => context.shortage!.lowerStake! },
        },
        'offer.closed': 'undisturbed',
      },
    },
    left: { type: 'final' },
  },
});
