import { assign, fromPromise, setup } from 'xstate';
import type { CallValue } from '@araw/contract/calls/calls';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { Upline } from '@araw/contract/cashier/withdrawals';
import type { ChartError } from '../chartError.ts';
import {
  type ConfirmationEnd,
  confirmedValue,
  hasConfirmed,
  refusalOf,
  refusedAs,
  refusedError,
} from '../confirmationEnd.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { paymentConfirmationMachine } from '../paymentConfirmation/paymentConfirmation.machine.ts';
import { isSwitchedOff } from '../switchedOff.ts';
import { amountProblem, type AmountProblem } from '../typedAmount.ts';

export type TransferReceipt = CallValue<'transferUpline'>;
/** What a refusal carries besides its error: the limit that the amount now breaks. */
export interface TransferRefusal {
  problem: AmountProblem | null;
}

interface Input {
  memberType: MemberType;
  /** The merchant lets members send money to their upline. */
  enabled: boolean;
  toUpline: boolean;
}

interface Context extends Input {
  /** Null until loaded. */
  upline: Upline | null;
  /** The amount that is shown and sent, as typed; '' before the review. */
  amount: string;
  problem: AmountProblem | null;
  receipt: TransferReceipt | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** A requirement may be met by now: a demand, a payment password. */
  | { type: 'page.changed' }
  | { type: 'amount.changed' }
  | { type: 'review.requested'; amount: string }
  | { type: 'review.left' }
  | { type: 'transfer.confirmed' };

const refusalIn = (end: ConfirmationEnd) => refusalOf<TransferRefusal>(end);

/** Refusals that mean the page is outdated. */
const outdating: readonly string[] = [
  'amountOutOfBounds',
  'insufficientBalance',
  'demandOpen',
  'switchedOff',
];

/** Sends money to the upline (CASH-13): an amount, a review with the upline's masked account, payment password. */
export const uplineTransferMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { confirmTransfer: 'confirmTransfer' },
    tags: {} as
      | 'refused'
      | 'closed'
      | 'loading'
      | 'failed'
      | 'demanded'
      | 'passwordMissing'
      | 'editing'
      | 'reviewing'
      | 'confirming'
      | 'busy'
      | 'done',
  },
  actors: {
    loadUpline: fromPromise<Upline>(notProvided('loadUpline')),
    confirmTransfer: paymentConfirmationMachine,
  },
  guards: {
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    /** Never for a player of type 2. */
    mayTransfer: ({ context: { memberType, enabled, toUpline } }) =>
      isRealAccount(memberType) && memberType !== 2 && enabled && toUpline,
    isSwitchedOff,
    hasDemands: ({ context }) => context.upline!.demands.length > 0,
    needsPassword: ({ context }) => !context.upline!.hasPaymentPassword,
    isWithinBounds: ({ context: { upline } }, { amount }: { amount: string }) =>
      amountProblem(amount, upline!) === null,
    hasConfirmed,
    /** Another device may have spent the money. */
    isOutdated: (_, end: ConfirmationEnd) => outdating.includes(refusedAs(end)),
  },
  actions: {
    noteUpline: assign((_, upline: Upline) => ({ upline })),
    noteAmount: assign((_, { amount }: { amount: string }) => ({ amount })),
    clearAmount: assign({ amount: '' }),
    noteOwnProblem: assign(({ context: { upline } }, { amount }: { amount: string }) => ({
      problem: amountProblem(amount, upline!),
    })),
    noteProblem: assign((_, { problem }: TransferRefusal) => ({ problem })),
    noteReceipt: assign((_, receipt: TransferReceipt) => ({ receipt })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problem: null }),
    focusAmount: () => {},
    /** Balance and records are outdated. */
    renewBalance: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'uplineTransfer',
  context: ({ input: { memberType, enabled, toUpline } }) => ({
    memberType,
    enabled,
    toUpline,
    upline: null,
    amount: '',
    problem: null,
    receipt: null,
    error: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'mayTransfer', target: 'loading' },
        { guard: 'isRealAccount', target: 'closed' },
        { target: 'refused', actions: 'sayRealAccountOnly' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    /** Not available to this member, or to any. */
    closed: { tags: 'closed', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadUpline',
        src: 'loadUpline',
        onDone: { target: 'known', actions: { type: 'noteUpline', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isSwitchedOff', params: thrownError }, target: 'closed' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** Keeps what was typed. */
        again: { tags: ['reviewing', 'busy'] },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** Shows unmet requirements before the form (CASH-15). */
    known: {
      always: [
        { guard: 'hasDemands', target: 'blocked.demanded' },
        { guard: 'needsPassword', target: 'blocked.passwordMissing' },
        { target: 'editing' },
      ],
    },
    blocked: {
      initial: 'demanded',
      on: { 'page.changed': { target: 'loading', actions: 'clearError' } },
      states: {
        demanded: { tags: 'demanded' },
        passwordMissing: { tags: 'passwordMissing' },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'amount.changed': { actions: 'clearError' },
        'review.requested': [
          {
            guard: { type: 'isWithinBounds', params: ({ event }) => event },
            target: 'reviewing',
            actions: ['clearError', { type: 'noteAmount', params: ({ event }) => event }],
          },
          {
            actions: ['clearError', { type: 'noteOwnProblem', params: ({ event }) => event }, 'focusAmount'],
          },
        ],
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        'review.left': { target: 'editing', actions: ['clearError', 'clearAmount'] },
        'transfer.confirmed': { target: 'confirming', actions: 'clearError' },
      },
    },
    confirming: {
      tags: ['reviewing', 'confirming'],
      invoke: {
        id: 'confirmTransfer',
        src: 'confirmTransfer',
        input: ({ context: { amount } }) => ({ request: { amount } }),
        onDone: [
          {
            guard: { type: 'hasConfirmed', params: ({ event }) => event.output },
            target: 'sent',
            actions: [
              { type: 'noteReceipt', params: ({ event }) => confirmedValue<TransferReceipt>(event.output) },
              'renewBalance',
            ],
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: refusedError },
              { type: 'noteProblem', params: ({ event }) => refusalIn(event.output)!.value },
              'clearAmount',
            ],
          },
          { target: 'reviewing', actions: { type: 'noteError', params: refusedError } },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: { target: 'reviewing', actions: { type: 'noteError', params: thrownError } },
      },
    },
    sent: { tags: 'done', type: 'final' },
  },
});
