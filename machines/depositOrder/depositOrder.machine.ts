import { assertEvent, assign, fromPromise, raise, setup } from 'xstate';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { receiptLimits } from '@araw/contract/cashier/receiptLimits';
import { cellOf, depositTable } from '@araw/contract/values/stateTables';
import type { ChartError } from '../chartError.ts';
import { furtherPause, leastPause, onceMore } from '../pauses.ts';
import { depositReceiptsMachine } from '../depositReceipts/depositReceipts.machine.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

type DepositState = keyof typeof depositTable.rows;

export type CancelOutcome = Outcome<{ order: DepositOrder }>;

export interface DepositOrderInput {
  id: string;
  /** The operator's latest answer; null while only the order's id is known. */
  order: DepositOrder | null;
}

/** What the player does next: leaves, repeats method and amount, or keeps only the amount. */
type Next = 'left' | 'again' | 'otherWay';

export interface DepositOrderEnd {
  next: Next;
  order: DepositOrder | null;
}

interface Context extends DepositOrderInput {
  /** Reads without news since the last change. */
  times: number;
  /** The last read failed, so what is shown may be outdated. */
  outdated: boolean;
  /** Expired by the operator's clock, whatever the last answer said. */
  timeUp: boolean;
  /** Why an action of the player failed; null while no error shows. */
  error: ChartError | null;
  next: Next;
}

type Event =
  | { type: 'retry.requested' }
  /** The provider's page was opened, the code saved or the account copied. */
  | { type: 'payment.begun' }
  /** The countdown by the operator's clock has ended. */
  | { type: 'time.ended' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  /** An action of the player failed: something else may have changed the order. */
  | { type: 'order.questioned' }
  | { type: 'cancel.tapped' }
  | { type: 'cancel.declined' }
  /** The tap makes the key. */
  | { type: 'cancel.confirmed'; key: string }
  | { type: 'receipt.tapped' }
  | { type: 'again.chosen' }
  | { type: 'otherWay.chosen' }
  | { type: 'order.left' };

/** Null for a state this app doesn't know (CASH-22). */
const stateOf = ({ state }: DepositOrder): DepositState | null =>
  Object.hasOwn(depositTable.rows, state) ? (state as DepositState) : null;

const takes = (order: DepositOrder, event: 'cancel' | 'receipt') => {
  const state = stateOf(order);
  return state !== null && cellOf(depositTable, state, event) !== 'x' && order.actions.includes(event);
};

/** No more can be paid, and another order can replace it. */
const ended: readonly (DepositState | null)[] = ['failed', 'cancelled', 'expired'];
/** It changes only if money arrives late or is returned: don't poll for that. */
const atRest: readonly (DepositState | null)[] = [...ended, 'credited', 'refunded', 'reversed'];

/** Follows one deposit order to its end (CASH-04, CASH-06). */
export const depositOrderMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as DepositOrderInput,
    output: {} as DepositOrderEnd,
    children: {} as { depositReceipts: 'depositReceipts' },
    tags: {} as 'loading' | 'failed' | 'confirming' | 'busy' | 'receiptsOpen' | 'credited' | 'reversed',
  },
  actors: {
    readOrder: fromPromise<DepositOrder, { id: string }>(notProvided('readOrder')),
    cancelOrder: fromPromise<CancelOutcome, { id: string; key: string }>(notProvided('cancelOrder')),
    depositReceipts: depositReceiptsMachine,
  },
  guards: {
    mayRetry,
    isAccepted,
    isKnown: ({ context }) => context.order !== null,
    isChanged: ({ context }, order: DepositOrder) => order.version > context.order!.version,
    isMoving: ({ context }) => !atRest.includes(stateOf(context.order!)),
    isCredited: ({ context }) => context.order!.state === 'credited',
    isReversed: ({ context }) => context.order!.state === 'reversed',
    isNotCredited: ({ context }) => context.order!.state !== 'credited',
    isNotReversed: ({ context }) => context.order!.state !== 'reversed',
    isEnded: ({ context }) => ended.includes(stateOf(context.order!)),
    isPayable: ({ context: { order, timeUp } }) =>
      stateOf(order!) === 'waiting' && order!.instructions !== null && !timeUp,
    mayCancel: ({ context }) => takes(context.order!, 'cancel'),
    mayNotCancel: ({ context }) => !takes(context.order!, 'cancel'),
    mayReceipt: ({ context }) => takes(context.order!, 'receipt'),
    mayNotReceipt: ({ context }) => !takes(context.order!, 'receipt'),
  },
  actions: {
    /** Ignore an answer that is older than what is shown. */
    noteOrder: assign(({ context }, order: DepositOrder | null) =>
      order === null || (context.order !== null && order.version < context.order.version)
        ? {}
        : { order, outdated: false, timeUp: order.endsAt !== null && order.endsAt <= order.now },
    ),
    noteTimeUp: assign({ timeUp: true }),
    noteOutdated: assign({ outdated: true }),
    pauseLess: assign({ times: 0 }),
    pauseMore: assign(({ context }) => ({ times: onceMore(context.times) })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    noteNext: assign((_, { next }: { next: Next }) => ({ next })),
    questionOrder: raise({ type: 'order.questioned' }),
    refreshBalance: () => {},
  },
  delays: {
    leastPause,
    furtherPause: ({ context }) => furtherPause(context.times),
  },
}).createMachine({
  id: 'depositOrder',
  context: ({ input: { id, order } }) => ({
    id,
    order,
    times: 0,
    outdated: false,
    timeUp: false,
    error: null,
    next: 'left',
  }),
  initial: 'opening',
  on: { 'order.left': '.ended' },
  states: {
    opening: { always: [{ guard: 'isKnown', target: 'open' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'open.sync.pausing',
          actions: { type: 'noteOrder', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearError' },
        'net.returned': { target: 'loading', actions: 'clearError' },
      },
    },
    open: {
      type: 'parallel',
      states: {
        /** Reads the order again when the player returns, and at growing intervals while nothing changes. */
        sync: {
          initial: 'reading',
          on: { 'time.ended': { guard: 'isPayable', actions: 'noteTimeUp' } },
          states: {
            reading: {
              invoke: {
                id: 'readOrder',
                src: 'readOrder',
                input: ({ context }) => ({ id: context.id }),
                onDone: [
                  {
                    guard: { type: 'isChanged', params: ({ event }) => event.output },
                    target: 'pausing',
                    actions: [{ type: 'noteOrder', params: ({ event }) => event.output }, 'pauseLess'],
                  },
                  {
                    target: 'pausing',
                    actions: [{ type: 'noteOrder', params: ({ event }) => event.output }, 'pauseMore'],
                  },
                ],
                onError: { target: 'pausing', actions: ['noteOutdated', 'pauseMore'] },
              },
              // The read in flight may predate the failed action.
              on: { 'order.questioned': 'pausing.wanted' },
            },
            pausing: {
              initial: 'early',
              states: {
                early: {
                  on: {
                    'page.shown': 'wanted',
                    'net.returned': 'wanted',
                    'order.questioned': 'wanted',
                    'time.ended': { guard: 'isPayable', target: 'wanted', actions: 'noteTimeUp' },
                  },
                  after: { leastPause: 'late' },
                },
                /** A read is due before the minimum pause is over. */
                wanted: { after: { leastPause: '#depositOrder.open.sync.reading' } },
                late: {
                  on: {
                    'page.shown': '#depositOrder.open.sync.reading',
                    'net.returned': '#depositOrder.open.sync.reading',
                    'order.questioned': '#depositOrder.open.sync.reading',
                    'time.ended': {
                      guard: 'isPayable',
                      target: '#depositOrder.open.sync.reading',
                      actions: 'noteTimeUp',
                    },
                  },
                  after: { furtherPause: 'rested' },
                },
                /** Orders that can still change are read; orders at rest aren't polled. */
                rested: {
                  always: { guard: 'isMoving', target: '#depositOrder.open.sync.reading' },
                  on: {
                    'page.shown': '#depositOrder.open.sync.reading',
                    'net.returned': '#depositOrder.open.sync.reading',
                    'order.questioned': '#depositOrder.open.sync.reading',
                  },
                },
              },
            },
          },
        },
        /** What the operator has reported about the money; each report refreshes the balance. */
        money: {
          initial: 'awaited',
          states: {
            awaited: {
              always: [
                { guard: 'isCredited', target: 'credited', actions: 'refreshBalance' },
                { guard: 'isReversed', target: 'reversed', actions: 'refreshBalance' },
              ],
            },
            credited: { tags: 'credited', always: { guard: 'isNotCredited', target: 'awaited' } },
            reversed: { tags: 'reversed', always: { guard: 'isNotReversed', target: 'awaited' } },
          },
        },
        task: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'payment.begun': { guard: 'isPayable', actions: 'pauseLess' },
                'cancel.tapped': { guard: 'mayCancel', target: 'asking', actions: 'clearError' },
                'receipt.tapped': { guard: 'mayReceipt', target: 'proving', actions: 'clearError' },
                'again.chosen': {
                  guard: 'isEnded',
                  target: '#depositOrder.ended',
                  actions: { type: 'noteNext', params: { next: 'again' } },
                },
                'otherWay.chosen': {
                  guard: 'isEnded',
                  target: '#depositOrder.ended',
                  actions: { type: 'noteNext', params: { next: 'otherWay' } },
                },
              },
            },
            asking: {
              tags: 'confirming',
              // The order may have moved on meanwhile.
              always: { guard: 'mayNotCancel', target: 'idle' },
              on: { 'cancel.declined': 'idle', 'cancel.confirmed': 'cancelling' },
            },
            cancelling: {
              tags: 'busy',
              invoke: {
                id: 'cancelOrder',
                src: 'cancelOrder',
                input: ({ context, event }) => {
                  assertEvent(event, 'cancel.confirmed');
                  return { id: context.id, key: event.key };
                },
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: {
                      type: 'noteOrder',
                      params: ({ event }) => (event.output as { order: DepositOrder }).order,
                    },
                  },
                  {
                    target: 'idle',
                    actions: [{ type: 'noteError', params: rejectedError }, 'questionOrder'],
                  },
                ],
                // It may have been cancelled anyway.
                onError: {
                  target: 'idle',
                  actions: [{ type: 'noteError', params: thrownError }, 'questionOrder'],
                },
              },
            },
            /** 'I have paid': receipts and the payer's reference, for a reviewer. */
            proving: {
              tags: 'receiptsOpen',
              always: { guard: 'mayNotReceipt', target: 'idle' },
              invoke: {
                id: 'depositReceipts',
                src: 'depositReceipts',
                input: ({ context }) => ({ orderId: context.id, limits: receiptLimits }),
                onDone: {
                  target: 'idle',
                  actions: {
                    type: 'noteOrder',
                    params: ({ event }) => event.output.order as DepositOrder | null,
                  },
                },
                // The child reports its own failures; this handles one that cannot run at all.
                onError: { target: 'idle', actions: { type: 'noteError', params: thrownError } },
              },
            },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { next, order } }) => ({ next, order }),
});
