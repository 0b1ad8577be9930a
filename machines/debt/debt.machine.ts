import { assign, setup } from 'xstate';
import type { ChartError } from '../chartError.ts';
import { keyedCallMachine } from '../keyedCall/keyedCall.machine.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** What a confirmation asks for: the sum shown, in pesos. The confirmation makes the key, so it is paid once. */
export interface Settlement {
  amount: number;
  key: string;
}

/** `decided`: the operator looked this key up and took nothing (NET-12). */
export type SettleOutcome = Outcome<object, { decided: boolean }>;

interface Input {
  /** Sent before a reload, with its outcome unknown; null for none (NET-13). */
  kept: Settlement | null;
}

interface Context {
  /** The settlement in progress, or the last one. */
  settlement: Settlement | null;
  /** It was sent before a reload, and its outcome is unknown. */
  repeated: boolean;
}

type Event =
  | { type: 'settle.tapped' }
  | { type: 'settle.cancelled' }
  | ({ type: 'settle.confirmed' } & Settlement);

/** Pays what the player owes from the balance, once per confirmation (CASH-20). */
export const debtMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { settleDebt: 'settleDebt' },
    tags: {} as 'asked',
  },
  actors: { settleDebt: keyedCallMachine },
  guards: {
    isRepeated: ({ context }) => context.repeated,
    isAccepted,
  },
  actions: {
    noteSettlement: assign((_, { amount, key }: Settlement) => ({ settlement: { amount, key } })),
    forgetReload: assign({ repeated: false }),
    /** Survives a reload of the page. */
    storeSettlement: (_, _settlement: Settlement) => {},
    clearStoredSettlement: () => {},
    /** Balance and records are outdated. */
    renewBalance: () => {},
    /** The debt that the page shows is outdated. */
    renewPage: () => {},
    saySettled: () => {},
    sayFailure: (_, _error: ChartError | null) => {},
  },
}).createMachine({
  id: 'debt',
  context: ({ input: { kept } }) => ({ settlement: kept, repeated: kept !== null }),
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'isRepeated', target: 'settling' }, { target: 'offered' }] },
    offered: { on: { 'settle.tapped': 'asked' } },
    asked: {
      tags: 'asked',
      on: {
        'settle.cancelled': 'offered',
        'settle.confirmed': {
          target: 'settling',
          actions: { type: 'noteSettlement', params: ({ event }) => event },
        },
      },
    },
    settling: {
      entry: { type: 'storeSettlement', params: ({ context }) => context.settlement! },
      exit: 'forgetReload',
      invoke: {
        id: 'settleDebt',
        src: 'settleDebt',
        input: ({ context: { settlement, repeated } }) => ({ request: settlement!, repeated }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'offered',
            actions: ['clearStoredSettlement', 'saySettled', 'renewBalance', 'renewPage'],
          },
          // Debt or balance may have changed elsewhere.
          {
            target: 'offered',
            actions: [
              'clearStoredSettlement',
              { type: 'sayFailure', params: rejectedError },
              'renewBalance',
              'renewPage',
            ],
          },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: { target: 'offered', actions: { type: 'sayFailure', params: thrownError } },
      },
    },
  },
});
