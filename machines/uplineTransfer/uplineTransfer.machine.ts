import { assign, fromPromise, setup } from 'xstate';
import type { CallValue } from '#services/contract/calls.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { Upline } from '#services/contract/withdrawals.ts';
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
import { amountProblem, type AmountProblem } from '../typedAmount.ts';

export type TransferReceipt = CallValue<'transferUpline'>;
/** What a refusal says besides its error: the bound that the amount passes by now. */
export interface TransferRefusal {
  problem: AmountProblem | null;
}

interface Input {
  memberType: MemberType;
  /** The merchant lets members send money to their superior. */
  enabled: boolean;
  /** This member may (toUpline). */
  toUpline: boolean;
}

interface Context extends Input {
  /** Null until it is known. */
  upline: Upline | null;
  /** What is shown and will be sent, as it was typed; '' before it was reviewed. */
  amount: string;
  problem: AmountProblem | null;
  receipt: TransferReceipt | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** What was missing may be there now: a demand met, a payment password. */
  | { type: 'page.changed' }
  | { type: 'amount.changed' }
  | { type: 'review.requested'; amount: string }
  | { type: 'review.left' }
  | { type: 'transfer.confirmed' };

const refusalIn = (end: ConfirmationEnd) => refusalOf<TransferRefusal>(end);

/** Refusals by which the page has outdated. */
const outdating: readonly string[] = [
  'amountOutOfBounds',
  'insufficientBalance',
  'demandOpen',
  'switchedOff',
];

/** Money for the superior (CASH-13): an amount, a review with the superior's masked account, the payment password. */
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
    /** Never a player of type 2. */
    mayTransfer: ({ context: { memberType, enabled, toUpline } }) =>
      isRealAccount(memberType) && memberType !== 2 && enabled && toUpline,
    hasDemands: ({ context }) => context.upline!.demands.length > 0,
    needsPassword: ({ context }) => !context.upline!.hasPaymentPassword,
    isWithinBounds: ({ context: { upline } }, { amount }: { amount: string }) =>
      amountProblem(amount, upline!) === null,
    hasConfirmed,
    /** Another device may have taken what was there. */
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
    /** What the player has, and what records show of it, is outdated. */
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
    /** Not for this member, or for nobody. */
    closed: { tags: 'closed', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadUpline',
        src: 'loadUpline',
        onDone: { target: 'known', actions: { type: 'noteUpline', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
      states: {
        first: { tags: 'loading' },
        /** What was typed stays where it is. */
        again: { tags: 'busy' },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** What comes before the form is said before it (CASH-15). */
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
        // Its chart says itself why it failed: this is for one that cannot run at all.
        onError: { target: 'reviewing', actions: { type: 'noteError', params: thrownError } },
      },
    },
    sent: { tags: 'done', type: 'final' },
  },
});
