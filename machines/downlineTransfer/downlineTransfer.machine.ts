import { assign, fromPromise, setup } from 'xstate';
import type { CallValue } from '@araw/contract/calls/calls';
import { isPlainText } from '@araw/contract/values/plainText';
import type { DownlineTransfer } from '@araw/contract/cashier/transfers';
import type { ChartError } from '#machines/chartError.ts';
import {
  type ConfirmationEnd,
  confirmedValue,
  hasConfirmed,
  refusalOf,
  refusedAs,
  refusedError,
} from '#machines/confirmationEnd.ts';
import { notProvided } from '#machines/notProvided.ts';
import { thrownError } from '#machines/outcome.ts';
import { paymentConfirmationMachine } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import { isSwitchedOff } from '#machines/switchedOff.ts';
import { amountProblem, type AmountProblem } from '#machines/typedAmount.ts';

export type DownlineReceipt = CallValue<'transferDownline'>;

/** What a refusal carries besides its error: the limit that the amount now breaks. */
export interface DownlineRefusal {
  problem: AmountProblem | null;
}

/** As typed. */
export interface TransferForm {
  amount: string;
  note: string;
}

interface Input {
  /** The recipient's account, from the page's URL. */
  account: string;
}

interface Context extends Input {
  /** The recipient and what can be sent; null until loaded. */
  means: DownlineTransfer | null;
  /** What is being confirmed or was sent; null before. */
  sending: TransferForm | null;
  problem: AmountProblem | null;
  /** The note contains invisible characters. */
  noteRefused: boolean;
  receipt: DownlineReceipt | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** A requirement may be met by now: a demand, a payment password. */
  | { type: 'page.changed' }
  | { type: 'form.changed' }
  | ({ type: 'check.requested' } & TransferForm);

/** Refusals that mean the page is outdated. */
const outdating: readonly string[] = [
  'amountOutOfBounds',
  'insufficientBalance',
  'demandOpen',
  'switchedOff',
  'notFound',
];

const problemOf = ({ withdrawable, least }: DownlineTransfer, amount: string) =>
  amountProblem(amount, { least, most: withdrawable, withdrawable });

/** Sends money to a member of the agent's downline (TEAM-06), with a note, confirmed with the payment password. */
export const downlineTransferMachine = setup({
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
    isSwitchedOff,
    hasDemands: ({ context }) => context.means!.demands.length > 0,
    needsPassword: ({ context }) => !context.means!.hasPaymentPassword,
    isOutOfBounds: ({ context: { means } }, { amount }: TransferForm) => problemOf(means!, amount) !== null,
    isUnseen: (_, { note }: TransferForm) => !isPlainText(note),
    hasConfirmed,
    /** Another device may have spent the money, or the member may have left the downline. */
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
    /** Balance and records are outdated. */
    renewBalance: () => {},
  },
}).createMachine({
  id: 'downlineTransfer',
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
        /** Keeps what was typed. */
        again: { tags: ['editing', 'busy'] },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** No member of the downline has this account. */
    strange: { tags: 'strange', type: 'final' },
    /** Not offered by the merchant. */
    closed: { tags: 'closed', type: 'final' },
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
        // The child reports its own failures; this handles one that cannot run at all.
        onError: {
          target: 'editing',
          actions: [{ type: 'noteError', params: thrownError }, 'clearSending'],
        },
      },
    },
    sent: { tags: 'done', type: 'final' },
  },
});
