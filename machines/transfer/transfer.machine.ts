import { assign, fromPromise, setup } from 'xstate';
import type { CallValue } from '#services/contract/calls.ts';
import { isPlainText } from '#services/contract/plainText.ts';
import type { DownlineTransfer } from '#services/contract/transfers.ts';
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

export type DownlineReceipt = CallValue<'transferDownline'>;

/** What a refusal says besides its error: the bound that the amount passes by now. */
export interface DownlineRefusal {
  problem: AmountProblem | null;
}

/** As it was typed. */
export interface TransferForm {
  amount: string;
  note: string;
}

interface Input {
  /** Whom the money is for, as the address of the page names them. */
  account: string;
}

interface Context extends Input {
  /** Whom it goes to and what can be sent; null until it is known. */
  means: DownlineTransfer | null;
  /** What is to be confirmed, or was sent; null before. */
  sending: TransferForm | null;
  problem: AmountProblem | null;
  /** The note has signs that nobody sees. */
  noteRefused: boolean;
  receipt: DownlineReceipt | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** What was missing may be there now: a demand met, a payment password. */
  | { type: 'page.changed' }
  | { type: 'form.changed' }
  | ({ type: 'check.requested' } & TransferForm);

/** Refusals by which the page has outdated. */
const outdating: readonly string[] = [
  'amountOutOfBounds',
  'insufficientBalance',
  'demandOpen',
  'switchedOff',
  'notFound',
];

const problemOf = ({ withdrawable, least }: DownlineTransfer, amount: string) =>
  amountProblem(amount, { least, most: withdrawable, withdrawable });

/** Money for one member of the own downline (TEAM-06): an amount with a note, checked and confirmed by the payment password. */
export const transferMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { confirmTransfer: 'confirmTransfer' },
    tags: {} as
      | 'loading'
      | 'failed'
      | 'strange'
      | 'closed'
      | 'demanded'
      | 'passwordMissing'
      | 'editing'
      | 'confirming'
      | 'busy'
      | 'done',
  },
  actors: {
    loadMeans: fromPromise<DownlineTransfer, Input>(notProvided('loadMeans')),
    confirmTransfer: paymentConfirmationMachine,
  },
  guards: {
    isStrange: (_, { code }: ChartError) => code === 'notFound',
    isSwitchedOff: (_, { code }: ChartError) => code === 'switchedOff',
    hasDemands: ({ context }) => context.means!.demands.length > 0,
    needsPassword: ({ context }) => !context.means!.hasPaymentPassword,
    isOutOfBounds: ({ context: { means } }, { amount }: TransferForm) => problemOf(means!, amount) !== null,
    isUnseen: (_, { note }: TransferForm) => !isPlainText(note),
    hasConfirmed,
    /** Another device may have taken what was there, and the member may have left the line. */
    isOutdated: (_, end: ConfirmationEnd) => outdating.includes(refusedAs(end)),
  },
  actions: {
    noteMeans: assign((_, means: DownlineTransfer) => ({ means })),
    noteSending: assign((_, { amount, note }: TransferForm) => ({ sending: { amount, note } })),
    clearSending: assign({ sending: null }),
    noteOwnProblem: assign(({ context: { means } }, { amount }: TransferForm) => ({
      problem: problemOf(means!, amount),
    })),
    noteProblem: assign((_, { problem }: DownlineRefusal) => ({ problem })),
    noteUnseen: assign({ noteRefused: true }),
    noteReceipt: assign((_, receipt: DownlineReceipt) => ({ receipt })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problem: null, noteRefused: false }),
    focusAmount: () => {},
    focusNote: () => {},
    /** What the agent has, and what records show of it, is outdated. */
    renewBalance: () => {},
  },
}).createMachine({
  id: 'transfer',
  context: ({ input: { account } }) => ({
    account,
    means: null,
    sending: null,
    problem: null,
    noteRefused: false,
    receipt: null,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadMeans',
        src: 'loadMeans',
        input: ({ context: { account } }) => ({ account }),
        onDone: { target: 'known', actions: { type: 'noteMeans', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isStrange', params: thrownError }, target: 'strange' },
          { guard: { type: 'isSwitchedOff', params: thrownError }, target: 'closed' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** What was typed stays where it is. */
        again: { tags: ['editing', 'busy'] },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** Nobody of the downline has this account. */
    strange: { tags: 'strange', type: 'final' },
    /** Not offered by the merchant. */
    closed: { tags: 'closed', type: 'final' },
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
        'form.changed': { actions: 'clearError' },
        'check.requested': [
          {
            guard: { type: 'isOutOfBounds', params: ({ event }) => event },
            actions: ['clearError', { type: 'noteOwnProblem', params: ({ event }) => event }, 'focusAmount'],
          },
          {
            guard: { type: 'isUnseen', params: ({ event }) => event },
            actions: ['clearError', 'noteUnseen', 'focusNote'],
          },
          {
            target: 'confirming',
            actions: ['clearError', { type: 'noteSending', params: ({ event }) => event }],
          },
        ],
      },
    },
    confirming: {
      tags: ['editing', 'confirming'],
      invoke: {
        id: 'confirmTransfer',
        src: 'confirmTransfer',
        input: ({ context: { account, sending } }) => ({ request: { account, ...sending! } }),
        onDone: [
          {
            guard: { type: 'hasConfirmed', params: ({ event }) => event.output },
            target: 'sent',
            actions: [
              { type: 'noteReceipt', params: ({ event }) => confirmedValue<DownlineReceipt>(event.output) },
              'renewBalance',
            ],
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: refusedError },
              {
                type: 'noteProblem',
                params: ({ event }) => refusalOf<DownlineRefusal>(event.output)!.value,
              },
              'clearSending',
            ],
          },
          { target: 'editing', actions: [{ type: 'noteError', params: refusedError }, 'clearSending'] },
        ],
        // Its chart says itself why it failed: this is for one that cannot run at all.
        onError: {
          target: 'editing',
          actions: [{ type: 'noteError', params: thrownError }, 'clearSending'],
        },
      },
    },
    sent: { tags: 'done', type: 'final' },
  },
});
