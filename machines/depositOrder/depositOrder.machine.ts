import { assertEvent, assign, fromPromise, raise, setup } from 'xstate';
import type { DepositOrder } from '#services/contract/deposits.ts';
import { receiptLimits } from '#services/contract/receiptLimits.ts';
import { cellOf, depositTable } from '#services/contract/stateTables.ts';
import type { ChartError } from '../chartError.ts';
import { furtherPause, leastPause, onceMore } from '../deposit/pauses.ts';
import { depositReceiptsMachine } from '../depositReceipts/depositReceipts.machine.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

type DepositState = keyof typeof depositTable.rows;

export type CancelOutcome = Outcome<{ order: DepositOrder }>;

export interface DepositOrderInput {
  id: string;
  /** What the operator has just answered; null where the order is known by its id alone. */
  order: DepositOrder | null;
}

/** Where the player goes on: nowhere in particular, with the same method and amount, or the amount alone. */
type Next = 'left' | 'again' | 'otherWay';

export interface DepositOrderEnd {
  next: Next;
  order: DepositOrder | null;
}

interface Context extends DepositOrderInput {
  /** How often nothing new came since the last change. */
  times: number;
  /** What is shown may have changed since: the last answer did not come. */
  outdated: boolean;
  /** Its time is up by the clock of the operator, whatever the last answer said. */
  timeUp: boolean;
  /** Why an attempt of the player came to nothing; null while there is nothing to say. */
  error: ChartError | null;
  next: Next;
}

type Event =
  | { type: 'retry.requested' }
  /** The provider's page is opened, the code saved, the account copied. */
  | { type: 'payment.begun' }
  /** The countdown by the operator's clock has come to its end. */
  | { type: 'time.ended' }
  /** The page is in front again. */
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  /** An attempt of the player did not come through: something else may have changed the order. */
  | { type: 'order.questioned' }
  | { type: 'cancel.tapped' }
  | { type: 'cancel.declined' }
  /** The key is made by this very tap. */
  | { type: 'cancel.confirmed'; key: string }
  | { type: 'receipt.tapped' }
  | { type: 'again.chosen' }
  | { type: 'otherWay.chosen' }
  | { type: 'order.left' };

/** Null for a state that this app does not know (CASH-22). */
const stateOf = ({ state }: DepositOrder): DepositState | null =>
  Object.hasOwn(depositTable.rows, state) ? (state as DepositState) : null;

const takes = (order: DepositOrder, event: 'cancel' | 'receipt') => {
  const state = stateOf(order);
  return state !== null && cellOf(depositTable, state, event) !== 'x' && order.actions.includes(event);
};

/** Nothing more is paid, and another order can take its place. */
const ended: readonly (DepositState | null)[] = ['failed', 'cancelled', 'expired'];
/** It changes only when money comes late or goes back: nobody waits for that. */
const atRest: readonly (DepositState | null)[] = [...ended, 'credited', 'refunded', 'reversed'];

/** One deposit order, followed until its end (CASH-04, CASH-06). */
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
    /** An answer that was overtaken by a newer one changes nothing. */
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
        'retry.requested': { target: 'loading', actions: 'clearError' },
        'net.returned': { target: 'loading', actions: 'clearError' },
      },
    },
    open: {
      type: 'parallel',
      states: {
        /** The operator is asked again: when the player comes back, and with pauses that grow while nothing changes. */
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
              // What is on its way may be older than the attempt.
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
                /** Something asks for the order sooner than it may be asked for. */
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
                /** One that may still move is asked for; whatever becomes of another one is not waited for. */
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
        /** What the operator has said of the money; the balance is read again by each word. */
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
              // Something else may have moved the order on meanwhile.
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
                // It may have been cancelled all the same.
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
                // Its chart says itself why it failed: this is for one that cannot run at all.
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
