import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';
import { isMoving, mayCancel } from './withdrawalOrder.rules.ts';

export type CancelOutcome = Outcome<{ order: WithdrawalOrder }>;

interface Input {
  id: string;
  memberType: MemberType;
}

interface Context extends Input {
  /** Null until loaded. */
  order: WithdrawalOrder | null;
  /** Reads without news since the last change, capped where the pauses stop growing. */
  asked: number;
  /** The player's attempt to cancel has no confirmed result. */
  attempted: boolean;
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
/** How often the pause doubles, up to 80 seconds. */
const doublings = 4;

/** Follows one withdrawal to its end (CASH-10); it can be cancelled while its table and the operator allow it. */
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
    isSwitchedOff,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isMoving: ({ context }) => isMoving(context.order!),
    mayCancel: ({ context }) => mayCancel(context.order!),
    /** Ignore an answer that is older than what is shown. */
    isNews: ({ context }, { version }: WithdrawalOrder) => version > context.order!.version,
    isAlreadyCancelled: ({ context }, { state }: WithdrawalOrder) =>
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
    /** Balance and records are outdated. */
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
            guard: { type: 'isAlreadyCancelled', params: ({ event }) => event.output },
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
        onError: [
          {
            guard: { type: 'isSwitchedOff', params: thrownError },
            target: 'notOffered',
            actions: { type: 'noteError', params: thrownError },
          },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** Reads the operator's current state, whatever happened to the attempt. */
        again: { tags: 'busy' },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
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
            // Keep showing the last known order and read it again.
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
        // It may have been cancelled anyway.
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'noteAttempt'],
        },
      },
    },
  },
});
