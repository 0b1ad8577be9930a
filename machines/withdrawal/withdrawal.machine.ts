import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PayoutAccount } from '#services/contract/payoutAccounts.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { WithdrawalOrder, WithdrawalQuote, WithdrawPage } from '#services/contract/withdrawals.ts';
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
import { amountProblem, type AmountProblem } from '../typedAmount.ts';

/** What a withdrawal is asked by; the amount as it was typed. */
export interface QuoteRequest {
  account: string;
  amount: string;
}

/** What a refusal says besides its error. */
export interface WithdrawalRefusal {
  /** The bound that the amount passes by now. */
  problem: AmountProblem | null;
  /** What holds in place of what was shown (CASH-02). */
  quote: WithdrawalQuote | null;
}

export type QuoteOutcome = Outcome<{ quote: WithdrawalQuote }, { problem: AmountProblem | null }>;

interface Context {
  memberType: MemberType;
  /** Null until it is known. */
  page: WithdrawPage | null;
  /** Where it goes; '' while there is no account that can be used. */
  account: string;
  /** What is shown and will be asked for; null before it was quoted. */
  quote: WithdrawalQuote | null;
  /** The quote that was shown before no longer held. */
  replaced: boolean;
  /** Why the amount cannot be withdrawn; null while there is nothing to say. */
  problem: AmountProblem | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** What was missing may be there now: a demand met, a payment password, an account. */
  | { type: 'page.changed' }
  | { type: 'account.chosen'; id: string }
  | { type: 'amount.changed' }
  | { type: 'review.requested'; amount: string }
  | { type: 'review.left' }
  | { type: 'withdrawal.confirmed' };

const isUsable = ({ inReview, usableAt }: PayoutAccount, { now }: WithdrawPage) =>
  !inReview && usableAt <= now;
const usableOf = (page: WithdrawPage) => page.accounts.filter((account) => isUsable(account, page));

/** The one that was chosen where it can still be used, else the default one, else the first. */
function accountIn(page: WithdrawPage, chosen: string): string {
  const usable = usableOf(page);
  const account =
    usable.find(({ id }) => id === chosen) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  return account?.id ?? '';
}

const refusalIn = (end: ConfirmationEnd) => refusalOf<WithdrawalRefusal>(end);
const orderIn = (end: ConfirmationEnd) => confirmedValue<WithdrawalOrder>(end);

/** Refusals by which the page has outdated. */
const outdating: readonly string[] = ['amountOutOfBounds', 'insufficientBalance', 'demandOpen'];

/**
 * A withdrawal up to its order (CASH-08, CASH-09): what the operator demands first, amount and account, what it costs and
 * when it arrives, and the payment password last. What is ordered is what is shown.
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
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    hasDemands: ({ context }) => context.page!.demands.length > 0,
    needsPassword: ({ context }) => !context.page!.hasPaymentPassword,
    needsAccount: ({ context }) => context.account === '',
    canBeChosen: ({ context: { page } }, { id }: { id: string }) =>
      usableOf(page!).some((account) => account.id === id),
    isWithinBounds: ({ context: { page } }, { amount }: { amount: string }) =>
      amountProblem(amount, { ...page!.limits, withdrawable: page!.withdrawable }) === null,
    isAccepted,
    hasConfirmed,
    isQuoteReplaced: (_, end: ConfirmationEnd) => refusalIn(end)?.value.quote != null,
    /** Another device may have taken what was there. */
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
    noteReplacement: assign((_, end: ConfirmationEnd) => ({
      quote: refusalIn(end)!.value.quote,
      replaced: true,
    })),
    clearQuote: assign({ quote: null, replaced: false }),
    clearReplaced: assign({ replaced: false }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problem: null }),
    focusAmount: () => {},
    /** Its page follows it; what the player has is another sum by now. */
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
          // The page before it is outdated.
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
        // Its chart says itself why it failed: this is for one that cannot run at all.
        onError: { target: 'reviewing', actions: { type: 'noteError', params: thrownError } },
      },
    },
    ordered: { tags: 'done', type: 'final' },
  },
});
