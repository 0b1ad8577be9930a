import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { WithdrawalOrder } from '#services/contract/withdrawals.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { isMoving, mayCancel } from './withdrawalOrder.rules.ts';

export type CancelOutcome = Outcome<{ order: WithdrawalOrder }>;

interface Input {
  id: string;
  memberType: MemberType;
}

interface Context extends Input {
  /** Null until it is known. */
  order: WithdrawalOrder | null;
  /** How often it was asked for in vain since it moved last; up to where the pauses grow no more. */
  asked: number;
  /** The player's own attempt to cancel did not come to its end. */
  attempted: boolean;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  | { type: 'cancel.tapped' }
  | { type: 'cancel.declined' }
  | { type: 'cancel.confirmed'; key: string };

const firstPause = 5_000;
/** Pauses double so many times, to 80 seconds. */
const doublings = 4;

/** One withdrawal (CASH-10): followed until it ends, and cancelled as long as its table and the operator allow it. */
export const withdrawalOrderMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'confirming' | 'busy',
  },
  actors: {
    loadOrder: fromPromise<WithdrawalOrder, { id: string }>(notProvided('loadOrder')),
    cancelOrder: fromPromise<CancelOutcome, { id: string; key: string }>(notProvided('cancelOrder')),
  },
  guards: {
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isMoving: ({ context }) => isMoving(context.order!),
    mayCancel: ({ context }) => mayCancel(context.order!),
    /** An answer that was overtaken by a newer one says nothing new. */
    isNews: ({ context }, { version }: WithdrawalOrder) => version > context.order!.version,
    isCancelledAllTheSame: ({ context }, { state }: WithdrawalOrder) =>
      context.attempted && state === 'cancelled',
    isAccepted,
  },
  actions: {
    noteOrder: assign((_, order: WithdrawalOrder) => ({ order, asked: 0 })),
    countAsked: assign(({ context }) => ({ asked: Math.min(context.asked + 1, doublings) })),
    noteAttempt: assign({ attempted: true }),
    forgetAttempt: assign({ attempted: false }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** What the player has, and what records show of it, is outdated. */
    renewBalance: () => {},
    sayCancelled: () => {},
    sayRealAccountOnly: () => {},
  },
  delays: { pause: ({ context }) => firstPause * 2 ** context.asked },
}).createMachine({
  id: 'withdrawalOrder',
  context: ({ input: { id, memberType } }) => ({
    id,
    memberType,
    order: null,
    asked: 0,
    attempted: false,
    error: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isRealAccount', target: 'loading' },
        { target: 'refused', actions: 'sayRealAccountOnly' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isCancelledAllTheSame', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteOrder', params: ({ event }) => event.output },
              'forgetAttempt',
              'clearError',
              'renewBalance',
              'sayCancelled',
            ],
          },
          {
            target: 'shown',
            actions: [
              { type: 'noteOrder', params: ({ event }) => event.output },
              'forgetAttempt',
              'renewBalance',
            ],
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
      states: {
        first: { tags: 'loading' },
        /** What the operator holds now, whatever became of the attempt. */
        again: { tags: 'busy' },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    shown: {
      tags: 'shown',
      on: {
        'cancel.tapped': { guard: 'mayCancel', target: 'confirming', actions: 'clearError' },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isMoving', target: 'following' }, { target: 'resting' }] },
        following: {
          on: { 'page.shown': 'asking', 'net.returned': 'asking' },
          after: { pause: 'asking' },
        },
        /** A payout may still bounce. */
        resting: { on: { 'page.shown': 'asking', 'net.returned': 'asking' } },
        asking: {
          invoke: {
            id: 'loadOrder',
            src: 'loadOrder',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: { type: 'isNews', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [{ type: 'noteOrder', params: ({ event }) => event.output }, 'renewBalance'],
              },
              { target: 'deciding', actions: 'countAsked' },
            ],
            // What is shown is what was known last; it is asked for again.
            onError: { target: 'deciding', actions: 'countAsked' },
          },
        },
      },
    },
    confirming: {
      tags: ['shown', 'confirming'],
      on: { 'cancel.declined': 'shown', 'cancel.confirmed': 'cancelling' },
    },
    cancelling: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { id }, event }) => {
          assertEvent(event, 'cancel.confirmed');
          return { id, key: event.key };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteOrder', params: ({ event }) => acceptanceIn(event.output).order },
              'renewBalance',
              'sayCancelled',
            ],
          },
          // A reviewer may have been faster.
          {
            target: 'loading.again',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteAttempt'],
          },
        ],
        // It may have been cancelled all the same.
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'noteAttempt'],
        },
      },
    },
  },
});
