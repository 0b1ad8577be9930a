import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import type { RefusedBet, Shortage } from './shortageOf.ts';

export interface MoneyShortInput {
  /** Of a single bet there, in pesos, as the operator tells it; 0 where no news of a bet is to be believed. */
  highestStake: number;
}

interface Context extends MoneyShortInput {
  /** The bet that lacked the money; null while none does. */
  refusedBet: RefusedBet | null;
  /** What is offered because of it; null while nothing is known. */
  shortage: Shortage | null;
}

const nothingShort: Omit<Context, 'highestStake'> = { refusedBet: null, shortage: null };

type Event =
  /** News of the game: a bet lacked the money, which is nobody's to cash in where it is for fun. */
  | ({ type: 'bet.refused'; forFun: boolean } & RefusedBet)
  /** With another amount than the least that would do, in pesos. */
  | { type: 'cashIn.chosen'; amount?: number }
  | { type: 'lowerStake.chosen' }
  | { type: 'offer.closed' };

/** Over a game whose bet lacked the money: cash in, bet less, or go on as before; the game waits below (CASH-02). */
export const moneyShortMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as MoneyShortInput,
    tags: {} as 'short',
  },
  actors: {
    /** Null where there is enough by now. */
    readShortage: fromPromise<Shortage | null, RefusedBet>(notProvided('readShortage')),
  },
  guards: {
    /** A game could otherwise have the app ask for any amount in its own words. */
    isBelievable: ({ context }, { forFun, stake }: { forFun: boolean; stake: number }) =>
      !forFun && stake <= context.highestStake,
    isEnough: (_, shortage: Shortage | null) => shortage === null,
    hasLowerStake: ({ context }) => typeof context.shortage?.lowerStake === 'number',
  },
  actions: {
    noteRefusedBet: assign((_, { stake, stakes }: RefusedBet) => ({ refusedBet: { stake, stakes } })),
    noteShortage: assign((_, shortage: Shortage | null) => ({ shortage })),
    forget: assign(nothingShort),
    /** The game places it. Pesos. */
    betLowerStake: (_, _stake: number) => {},
    /** The game is remembered and closed. Pesos, as if they had been typed; null for none. */
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
          // Money has come meanwhile.
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
