import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PayoutAccount } from '@araw/contract/cashier/payoutAccounts';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { WithdrawalOrder, WithdrawalQuote, WithdrawPage } from '@araw/contract/cashier/withdrawals';
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
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';
import { paymentConfirmationMachine } from '../paymentConfirmation/paymentConfirmation.machine.ts';
import { isSwitchedOff } from '../switchedOff.ts';
import { amountProblem, type AmountProblem } from '../typedAmount.ts';

/** What a quote depends on; the amount as typed. */
export interface QuoteRequest {
  account: string;
  amount: string;
}

/** What a refusal carries besides its error. */
export interface WithdrawalRefusal {
  /** The limit that the amount now breaks. */
  problem: AmountProblem | null;
  /** The quote that replaces the one shown (CASH-02). */
  quote: WithdrawalQuote | null;
}

export type QuoteOutcome = Outcome<{ quote: WithdrawalQuote }, { problem: AmountProblem | null }>;

interface Context {
  memberType: MemberType;
  /** Null until loaded. */
  page: WithdrawPage | null;
  /** The payout account; '' while no account is usable. */
  account: string;
  /** The quote that is shown and will be ordered; null before the first. */
  quote: WithdrawalQuote | null;
  /** The quote shown before was no longer valid. */
  replaced: boolean;
  /** Why the amount can't be withdrawn; null while no error shows. */
  problem: AmountProblem | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** A requirement may be met by now: a demand, a payment password, an account. */
  | { type: 'page.changed' }
  | { type: 'account.chosen'; id: string }
  | { type: 'amount.changed' }
  | { type: 'review.requested'; amount: string }
  | { type: 'review.left' }
  /** Repeats the last withdrawal at the cost shown beside it. */
  | { type: 'again.confirmed' }
  | { type: 'withdrawal.confirmed' };

const isUsable = ({ inReview, usableAt }: PayoutAccount, { now }: WithdrawPage) =>
  !inReview && usableAt <= now;
const usableOf = (page: WithdrawPage) => page.accounts.filter((account) => isUsable(account, page));

/** Whether the last withdrawal can be repeated: only to an account that could be chosen too. */
export const isRepeatable = (page: WithdrawPage): boolean =>
  usableOf(page).some(({ id }) => id === page.again?.account.id);

/** The chosen account if still usable, else the default one, else the first. */
function accountIn(page: WithdrawPage, chosen: string): string {
  const usable = usableOf(page);
  const account =
    usable.find(({ id }) => id === chosen) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  return account?.id ?? '';
}

const refusalIn = (end: ConfirmationEnd) => refusalOf<WithdrawalRefusal>(end);
const orderIn = (end: ConfirmationEnd) => confirmedValue<WithdrawalOrder>(end);

/** Refusals that mean the page is outdated. */
const outdating: readonly string[] = ['amountOutOfBounds', 'insufficientBalance', 'demandOpen'];

/**
 * A withdrawal up to its order (CASH-08, CASH-09): first the operator's demands, then amount and account, cost and
 * arrival time, and the payment password last. What is ordered is what is shown. Repeating the last one skips the form
 * and the review, as its cost shows beside the button (PROT-10).
 */
export const withdrawalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { memberType: MemberType },
    children: {} as { confirmWithdrawal: 'confirmWithdrawal' },
    tags: {} as
      | 'refused'
      | 'loading'
      | 'failed'
      | 'demanded'
      | 'passwordMissing'
      | 'accountMissing'
      | 'editing'
      | 'reviewing'
      | 'confirming'
      | 'busy'
      | 'done',
  },
  actors: {
    loadPage: fromPromise<WithdrawPage>(notProvided('loadPage')),
    quoteWithdrawal: fromPromise<QuoteOutcome, QuoteRequest>(notProvided('quoteWithdrawal')),
    confirmWithdrawal: paymentConfirmationMachine,
  },
  guards: {
    isSwitchedOff,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    hasDemands: ({ context }) => context.page!.demands.length > 0,
    needsPassword: ({ context }) => !context.page!.hasPaymentPassword,
    needsAccount: ({ context }) => context.account === '',
    canBeChosen: ({ context: { page } }, { id }: { id: string }) =>
      usableOf(page!).some((account) => account.id === id),
    isWithinBounds: ({ context: { page } }, { amount }: { amount: string }) =>
      amountProblem(amount, { ...page!.limits, withdrawable: page!.withdrawable }) === null,
    mayRepeat: ({ context: { page } }) => isRepeatable(page!),
    isAccepted,
    hasConfirmed,
    isQuoteReplaced: (_, end: ConfirmationEnd) => refusalIn(end)?.value.quote != null,
    /** Another device may have spent the money. */
    isOutdated: (_, end: ConfirmationEnd) => outdating.includes(refusedAs(end)),
  },
  actions: {
    notePage: assign(({ context }, page: WithdrawPage) => ({
      page,
      account: accountIn(page, context.account),
    })),
    noteAccount: assign((_, { id }: { id: string }) => ({ account: id })),
    noteOwnProblem: assign(({ context: { page } }, { amount }: { amount: string }) => ({
      problem: amountProblem(amount, { ...page!.limits, withdrawable: page!.withdrawable }),
    })),
    noteProblem: assign((_, { problem }: { problem: AmountProblem | null }) => ({ problem })),
    noteQuote: assign((_, { quote }: { quote: WithdrawalQuote }) => ({ quote })),
    noteAgain: assign(({ context: { page } }) => ({ quote: page!.again, account: page!.again!.account.id })),
    noteReplacement: assign((_, end: ConfirmationEnd) => ({
      quote: refusalIn(end)!.value.quote,
      replaced: true,
    })),
    clearQuote: assign({ quote: null, replaced: false }),
    clearReplaced: assign({ replaced: false }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problem: null }),
    focusAmount: () => {},
    /** Opens the order's page and refreshes the balance. */
    showOrder: (_, _order: { id: string }) => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({
    memberType: input.memberType,
    page: null,
    account: '',
    quote: null,
    replaced: false,
    problem: null,
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
        id: 'loadPage',
        src: 'loadPage',
        onDone: { target: 'known', actions: { type: 'notePage', params: ({ event }) => event.output } },
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
        /** Keeps what was typed. */
        again: { tags: 'busy' },
      },
    },
    /** Switched off by the operator: a retry cannot help. */
    notOffered: { tags: 'failed', type: 'final' },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** Shows unmet requirements before the form (CASH-15). */
    known: {
      always: [
        { guard: 'hasDemands', target: 'blocked.demanded' },
        { guard: 'needsPassword', target: 'blocked.passwordMissing' },
        { guard: 'needsAccount', target: 'blocked.accountMissing' },
        { target: 'editing' },
      ],
    },
    blocked: {
      on: { 'page.changed': { target: 'loading', actions: 'clearError' } },
      initial: 'demanded',
      states: {
        demanded: { tags: 'demanded' },
        passwordMissing: { tags: 'passwordMissing' },
        accountMissing: { tags: 'accountMissing' },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'page.changed': { target: 'loading.again', actions: 'clearError' },
        'account.chosen': {
          guard: { type: 'canBeChosen', params: ({ event }) => event },
          actions: ['clearError', { type: 'noteAccount', params: ({ event }) => event }],
        },
        'amount.changed': { actions: 'clearError' },
        'again.confirmed': {
          guard: 'mayRepeat',
          target: 'confirming',
          actions: ['clearError', 'noteAgain'],
        },
        'review.requested': [
          {
            guard: { type: 'isWithinBounds', params: ({ event }) => event },
            target: 'quoting',
            actions: 'clearError',
          },
          {
            actions: ['clearError', { type: 'noteOwnProblem', params: ({ event }) => event }, 'focusAmount'],
          },
        ],
      },
    },
    quoting: {
      tags: ['editing', 'busy'],
      invoke: {
        id: 'quoteWithdrawal',
        src: 'quoteWithdrawal',
        input: ({ context: { account }, event }) => {
          assertEvent(event, 'review.requested');
          return { account, amount: event.amount };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'noteQuote', params: ({ event }) => acceptanceIn(event.output) },
          },
          // The page from before is outdated.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteProblem', params: ({ event }) => rejectionIn(event.output) },
            ],
          },
        ],
        onError: { target: 'editing', actions: { type: 'noteError', params: thrownError } },
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        'review.left': { target: 'editing', actions: ['clearError', 'clearQuote'] },
        'withdrawal.confirmed': { target: 'confirming', actions: ['clearError', 'clearReplaced'] },
      },
    },
    confirming: {
      tags: ['reviewing', 'confirming'],
      invoke: {
        id: 'confirmWithdrawal',
        src: 'confirmWithdrawal',
        input: ({ context }) => ({ request: { quote: context.quote!.id } }),
        onDone: [
          {
            guard: { type: 'hasConfirmed', params: ({ event }) => event.output },
            target: 'ordered',
            actions: {
              type: 'showOrder',
              params: ({ event }) => ({ id: orderIn(event.output).id }),
            },
          },
          {
            guard: { type: 'isQuoteReplaced', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'noteReplacement', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: refusedError },
              { type: 'noteProblem', params: ({ event }) => refusalIn(event.output)!.value },
              'clearQuote',
            ],
          },
          { target: 'reviewing', actions: { type: 'noteError', params: refusedError } },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: { target: 'reviewing', actions: { type: 'noteError', params: thrownError } },
      },
    },
    ordered: { tags: 'done', type: 'final' },
  },
});
