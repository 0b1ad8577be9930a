import { assign, fromPromise, setup } from 'xstate';
import type {
  CashIn,
  Demand,
  DepositOrder,
  DepositQuote,
  PaymentMethod,
} from '@araw/contract/cashier/deposits';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import {
  type Attempt,
  type AttemptEnd,
  type DepositAttemptInput,
  depositAttemptMachine,
} from '../depositAttempt/depositAttempt.machine.ts';
import { type DepositOrderEnd, depositOrderMachine } from '../depositOrder/depositOrder.machine.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';
import { type AmountProblem, differs, isHopeless, problemOf } from '../depositAmount.ts';

export interface DepositInput {
  memberType: MemberType;
  /** The guided page starts with the amount, the plain list with the payment methods (CASH-01). */
  guided: boolean;
  /** The order in the URL. */
  orderId: string | null;
  /** The amount in the URL, treated as if typed; empty for none. */
  amount: string;
  /** The promotion id in the URL; null for none. */
  promotion: string | null;
  /** The attempt that was in flight when the page was reloaded. */
  attempt: Attempt | null;
}

export interface QuoteRequest {
  method: string;
  amount: string;
  promotion: string | null;
}

export type QuoteOutcome = Outcome<
  { quote: DepositQuote },
  { bound: AmountProblem | null; demands: readonly Demand[] }
>;

type Rejected = Extract<QuoteOutcome, { ok: false }>;
type NotMade = Extract<AttemptEnd, { ok: false }>;

interface Context {
  memberType: MemberType;
  guided: boolean;
  /** Payment methods are shown before the amount. */
  waysFirst: boolean;
  cashIn: CashIn | null;
  /** The code of the chosen method. */
  method: string | null;
  /** As typed. */
  amount: string;
  problem: AmountProblem | null;
  /** The id of the chosen promotion; null for none. */
  promotion: string | null;
  /** Why the chosen promotion isn't available, in the operator's words. */
  promotionRefusal: string;
  /** The quote that is shown and ordered. */
  quote: DepositQuote | null;
  /** The attempt in flight; null for none. */
  attempt: DepositAttemptInput | null;
  orderId: string | null;
  /** The open order as the operator sent it; null while only its id is known. */
  order: DepositOrder | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  /** The page is in front again, so its data may be outdated. */
  | { type: 'page.shown' }
  | { type: 'ways.opened' }
  | { type: 'ways.closed' }
  | { type: 'method.chosen'; code: string }
  | { type: 'amount.changed'; amount: string }
  /** In pesos. */
  | { type: 'quickAmount.chosen'; amount: number }
  /** Null for no promotion. */
  | { type: 'promotion.chosen'; id: string | null }
  /** The tap makes the key. */
  | { type: 'pay.confirmed'; key: string }
  /** Repeats the last cash-in at the price shown beside it. */
  | { type: 'again.confirmed'; key: string }
  /** Creates another order beside the open one, under its own key. */
  | { type: 'another.confirmed'; key: string }
  | { type: 'another.declined' }
  | { type: 'order.opened'; id: string }
  /** Opens the open order instead of creating another. */
  | { type: 'order.resumed' };

const methodOf = (cashIn: CashIn | null, code: string | null): PaymentMethod | null =>
  cashIn?.methods.find((method) => method.code === code) ?? null;
const openMethod = (cashIn: CashIn | null, code: string | null) =>
  methodOf(cashIn, code)?.open === true ? code : null;
const firstOpen = ({ methods }: CashIn) => methods.find(({ open }) => open)?.code ?? null;
/** The wallet page where an order is paid; null for orders paid another way. */
const walletOf = ({ instructions }: DepositOrder) =>
  instructions?.kind === 'eWallet' && instructions.url !== '' ? instructions.url : null;
const chosenMethod = ({ cashIn, method }: Context) => methodOf(cashIn, method);
const fits = (context: Context, amount: string) => {
  const method = chosenMethod(context);
  return method !== null && problemOf(amount, method) === null;
};

/** The cash-in page up to an order, and that order (CASH-01, CASH-02, CASH-03, CASH-15). */
export const depositMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as DepositInput,
    children: {} as { depositAttempt: 'depositAttempt'; depositOrder: 'depositOrder' },
    tags: {} as
      | 'refused'
      | 'loading'
      | 'failed'
      | 'demanded'
      | 'full'
      | 'closed'
      | 'choosing'
      | 'quoting'
      | 'quoteFailed'
      | 'promotionRefused'
      | 'changed'
      | 'canSubmit'
      | 'ordering'
      | 'orderOpen'
      | 'order',
  },
  actors: {
    loadCashIn: fromPromise<CashIn>(notProvided('loadCashIn')),
    quoteDeposit: fromPromise<QuoteOutcome, QuoteRequest>(notProvided('quoteDeposit')),
    depositAttempt: depositAttemptMachine,
    depositOrder: depositOrderMachine,
  },
  guards: {
    mayRetry,
    isAccepted,
    isRefused: ({ context }) => !isRealAccount(context.memberType),
    hasAttempt: ({ context }) => context.attempt !== null,
    hasOrder: ({ context }) => context.orderId !== null,
    isDemanding: (_, { demands }: CashIn) => demands.length > 0,
    isFull: (_, { open, mostOpen }: CashIn) => open.length >= mostOpen,
    isClosed: (_, { methods }: CashIn) => methods.every((method) => !method.open),
    waysFirst: ({ context }) => context.waysFirst && context.method === null,
    hasNoMethod: ({ context }) => context.method === null,
    hasMethod: ({ context }) => context.method !== null,
    isGuided: ({ context }) => context.guided,
    isOpenMethod: ({ context }, { code }: { code: string }) => openMethod(context.cashIn, code) !== null,
    /** Never skip the demands, drop a chosen promotion or use a closed payment method. */
    mayRepeat: ({ context: { cashIn, promotion } }) =>
      cashIn?.again != null &&
      cashIn.demands.length === 0 &&
      cashIn.open.length < cashIn.mostOpen &&
      promotion === null &&
      openMethod(cashIn, cashIn.again.method) !== null,
    isOpenOrder: ({ context }, { id }: { id: string }) =>
      context.cashIn!.open.some((order) => order.id === id),
    fits: ({ context }) => fits(context, context.amount),
    isHopeless: ({ context }) => isHopeless(context.amount, chosenMethod(context)),
    wouldFit: ({ context }, { amount }: { amount: string }) => fits(context, amount),
    /** Keep showing an error until the input is fixed. */
    isTold: ({ context }, { amount }: { amount: string }) => {
      const method = chosenMethod(context);
      return (context.problem !== null && problemOf(amount, method) !== null) || isHopeless(amount, method);
    },
    /** Never pay without the chosen promotion unless the player said so. */
    isWithoutChoice: ({ context }, { quote }: { quote?: DepositQuote | null }) =>
      quote != null && (quote.promotion?.id ?? null) !== context.promotion,
    isOther: ({ context }, outcome: QuoteOutcome) =>
      outcome.ok && context.quote !== null && differs(context.quote, outcome.quote),
    isOutOfBounds: (_, { bound }: Pick<Rejected, 'bound'>) => bound !== null,
    isDemandedNow: (_, { demands }: Rejected) => demands.length > 0,
    /** The page shows these errors itself, before its form. */
    isSaidFirst: (_, { error: { code } }: NotMade) => code === 'demandOpen' || code === 'tooManyOrders',
    isMade: (_, end: AttemptEnd) => end?.ok === true,
    /** The player left before the outcome was known, or there is no form to return to, as after a reload. */
    isLost: ({ context }, end: AttemptEnd) => end === null || context.cashIn === null,
    /** Created by a tap on this page and paid on a wallet's page. */
    isForWallet: ({ context }, end: AttemptEnd) =>
      end?.ok === true && !context.attempt!.repeated && walletOf(end.order) !== null,
    isChanged: (_, end: NotMade) => end.quote !== null,
    isOpenAlready: (_, end: NotMade) => end.order !== null && end.error.code === 'orderOpen',
  },
  actions: {
    noteCashIn: assign(({ context: { method, waysFirst } }, cashIn: CashIn) => ({
      cashIn,
      method: waysFirst
        ? openMethod(cashIn, method)
        : (openMethod(cashIn, method ?? cashIn.lastMethod) ?? firstOpen(cashIn)),
    })),
    noteAgain: assign(({ context: { cashIn } }) => ({
      method: cashIn!.again!.method,
      amount: String(cashIn!.again!.amount),
      problem: null,
      promotionRefusal: '',
      quote: cashIn!.again,
      error: null,
    })),
    noteMethod: assign((_, { code }: { code: string }) => ({
      method: code,
      quote: null,
      promotionRefusal: '',
      error: null,
    })),
    noteChoice: assign((_, { id }: { id: string | null }) => ({
      promotion: id,
      promotionRefusal: '',
      quote: null,
      error: null,
    })),
    noteRefusedChoice: assign((_, { quote }: { quote: DepositQuote }) => ({
      promotionRefusal: quote.promotionRefusal,
      quote: null,
      error: null,
    })),
    noteAmount: assign((_, { amount }: { amount: string }) => ({
      amount,
      problem: null,
      quote: null,
      promotionRefusal: '',
      error: null,
    })),
    noteProblem: assign(({ context }) => ({
      problem: problemOf(context.amount, chosenMethod(context)),
    })),
    clearProblem: assign({ problem: null }),
    noteBound: assign((_, { bound }: Pick<Rejected, 'bound'>) => ({ problem: bound })),
    noteDemands: assign(({ context }, { demands }: Rejected) => ({
      cashIn: { ...context.cashIn!, demands: [...demands] },
    })),
    noteQuote: assign((_, { quote }: { quote: DepositQuote }) => ({
      quote,
      promotionRefusal: '',
      error: null,
    })),
    dropQuote: assign({ quote: null, promotionRefusal: '' }),
    noteAttempt: assign(({ context }, { key, anyway }: { key: string; anyway: boolean }) => ({
      attempt: { attempt: { key, quote: context.quote!.id, anyway }, repeated: false },
    })),
    dropAttempt: assign({ attempt: null }),
    noteOrder: assign((_, { order }: { order: DepositOrder }) => ({ orderId: order.id, order })),
    dropOrder: assign({ orderId: null, order: null }),
    noteOpenOrder: assign(({ context }, { id }: { id: string }) => ({
      orderId: id,
      order: context.cashIn!.open.find((order) => order.id === id)!,
    })),
    /** Prefills the next order from this one. */
    noteWish: assign(({ context }, { next, order }: DepositOrderEnd) => ({
      orderId: null,
      order: null,
      waysFirst: next === 'otherWay' || !context.guided,
      method: next === 'again' && order !== null ? order.method.code : null,
      amount: next === 'left' || order === null ? '' : String(order.amount),
      promotion: next === 'left' ? null : (order?.promotion?.id ?? null),
    })),
    /** Everything is reloaded after the order. */
    clearForm: assign({
      cashIn: null,
      method: null,
      amount: '',
      problem: null,
      promotion: null,
      promotionRefusal: '',
      quote: null,
      error: null,
    }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** Opens in the same tab: a window opened after the operator's answer would be blocked. */
    openWallet: (_, _wallet: { url: string }) => {},
    focusAmount: () => {},
    focusPromotions: () => {},
    /** Puts the order in the URL, for a reload and the return from the provider. */
    nameOrder: (_, _order: { id: string }) => {},
    unnameOrder: () => {},
  },
  delays: { typingPause: 500 },
}).createMachine({
  id: 'deposit',
  context: ({ input: { memberType, guided, orderId, amount, promotion, attempt } }) => ({
    memberType,
    guided,
    waysFirst: !guided,
    cashIn: null,
    method: null,
    amount,
    problem: null,
    promotion,
    promotionRefusal: '',
    quote: null,
    attempt: attempt && { attempt, repeated: true },
    orderId,
    order: null,
    error: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'hasAttempt', target: 'ordering' },
        { guard: 'hasOrder', target: 'order' },
        { target: 'loading' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadCashIn',
        src: 'loadCashIn',
        onDone: [
          {
            guard: { type: 'isDemanding', params: ({ event }) => event.output },
            target: 'page.before.demanded',
            actions: { type: 'noteCashIn', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFull', params: ({ event }) => event.output },
            target: 'page.before.full',
            actions: { type: 'noteCashIn', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'page.before.closed',
            actions: { type: 'noteCashIn', params: ({ event }) => event.output },
          },
          { target: 'page.form', actions: { type: 'noteCashIn', params: ({ event }) => event.output } },
        ],
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
    page: {
      initial: 'form',
      on: {
        'order.opened': {
          guard: { type: 'isOpenOrder', params: ({ event }) => event },
          target: 'order',
          actions: { type: 'noteOpenOrder', params: ({ event }) => event },
        },
        'again.confirmed': {
          guard: 'mayRepeat',
          target: 'ordering',
          actions: [
            'noteAgain',
            { type: 'noteAttempt', params: ({ event }) => ({ key: event.key, anyway: false }) },
          ],
        },
      },
      states: {
        /** Replaces the form: a demand is unmet, too many orders are unpaid, or every payment method is closed. */
        before: {
          initial: 'demanded',
          // The demand may be met, an order paid or a method opened by now.
          on: { 'page.shown': '#deposit.loading' },
          states: { demanded: { tags: 'demanded' }, full: { tags: 'full' }, closed: { tags: 'closed' } },
        },
        /** The payment methods: a list over the guided form, or the plain page itself. */
        choosing: {
          tags: 'choosing',
          on: {
            'method.chosen': {
              guard: { type: 'isOpenMethod', params: ({ event }) => event },
              target: 'form',
              actions: ['clearProblem', { type: 'noteMethod', params: ({ event }) => event }],
            },
            'ways.closed': { guard: 'isGuided', target: 'form.entering', actions: 'clearProblem' },
          },
        },
        form: {
          initial: 'opening',
          on: {
            'ways.opened': 'choosing',
            'amount.changed': [
              {
                guard: { type: 'wouldFit', params: ({ event }) => event },
                target: '.typed',
                actions: { type: 'noteAmount', params: ({ event }) => event },
              },
              {
                guard: { type: 'isTold', params: ({ event }) => event },
                target: '.wrong',
                actions: [{ type: 'noteAmount', params: ({ event }) => event }, 'noteProblem'],
              },
              { target: '.incomplete', actions: { type: 'noteAmount', params: ({ event }) => event } },
            ],
            'quickAmount.chosen': {
              guard: 'hasMethod',
              target: '.entering',
              actions: { type: 'noteAmount', params: ({ event }) => ({ amount: String(event.amount) }) },
            },
            'promotion.chosen': [
              {
                guard: 'fits',
                target: '.quoting',
                actions: ['clearProblem', { type: 'noteChoice', params: ({ event }) => event }],
              },
              { actions: { type: 'noteChoice', params: ({ event }) => event } },
            ],
          },
          states: {
            opening: {
              always: [{ guard: 'waysFirst', target: '#deposit.page.choosing' }, { target: 'entering' }],
            },
            /** The whole amount arrives at once. */
            entering: {
              always: [
                { guard: 'fits', target: 'quoting' },
                { guard: 'isHopeless', target: 'wrong', actions: 'noteProblem' },
                { target: 'incomplete' },
              ],
            },
            incomplete: {
              on: {
                'pay.confirmed': [
                  { guard: 'hasNoMethod', target: '#deposit.page.choosing' },
                  { target: 'wrong', actions: ['noteProblem', 'focusAmount'] },
                ],
              },
            },
            wrong: { on: { 'pay.confirmed': { actions: 'focusAmount' } } },
            /** Waits for a pause in typing. */
            typed: { on: { 'pay.confirmed': 'quoting' }, after: { typingPause: 'quoting' } },
            quoting: {
              tags: 'quoting',
              invoke: {
                id: 'quoteDeposit',
                src: 'quoteDeposit',
                input: ({ context: { method, amount, promotion } }) => ({
                  method: method!,
                  amount,
                  promotion,
                }),
                onDone: [
                  {
                    guard: {
                      type: 'isWithoutChoice',
                      params: ({ event }) => event.output as { quote?: DepositQuote },
                    },
                    target: 'refusedPromotion',
                    actions: {
                      type: 'noteRefusedChoice',
                      params: ({ event }) => event.output as { quote: DepositQuote },
                    },
                  },
                  {
                    guard: { type: 'isOther', params: ({ event }) => event.output },
                    target: 'quoted.changed',
                    actions: {
                      type: 'noteQuote',
                      params: ({ event }) => event.output as { quote: DepositQuote },
                    },
                  },
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'quoted',
                    actions: {
                      type: 'noteQuote',
                      params: ({ event }) => event.output as { quote: DepositQuote },
                    },
                  },
                  {
                    guard: { type: 'isOutOfBounds', params: ({ event }) => event.output as Rejected },
                    target: 'wrong',
                    actions: [
                      'dropQuote',
                      { type: 'noteBound', params: ({ event }) => event.output as Rejected },
                    ],
                  },
                  {
                    guard: { type: 'isDemandedNow', params: ({ event }) => event.output as Rejected },
                    target: '#deposit.page.before.demanded',
                    actions: [
                      'dropQuote',
                      { type: 'noteDemands', params: ({ event }) => event.output as Rejected },
                    ],
                  },
                  {
                    target: 'unquoted',
                    actions: ['dropQuote', { type: 'noteError', params: rejectedError }],
                  },
                ],
                onError: {
                  target: 'unquoted',
                  actions: ['dropQuote', { type: 'noteError', params: thrownError }],
                },
              },
            },
            /** The player has to choose another promotion, none, or another amount. */
            refusedPromotion: {
              tags: 'promotionRefused',
              on: { 'pay.confirmed': { actions: 'focusPromotions' }, 'page.shown': 'quoting' },
            },
            unquoted: {
              tags: 'quoteFailed',
              on: {
                'retry.requested': { target: 'quoting', actions: 'clearError' },
                'pay.confirmed': { target: 'quoting', actions: 'clearError' },
                'net.returned': { target: 'quoting', actions: 'clearError' },
              },
            },
            quoted: {
              tags: 'canSubmit',
              initial: 'asked',
              on: {
                'pay.confirmed': {
                  target: '#deposit.ordering',
                  actions: {
                    type: 'noteAttempt',
                    params: ({ event }) => ({ key: event.key, anyway: false }),
                  },
                },
                'page.shown': 'quoting',
              },
              states: {
                asked: {},
                /** The quote shown is no longer valid, so the player confirms the new one. */
                changed: { tags: 'changed' },
              },
            },
          },
        },
      },
    },
    ordering: {
      tags: 'ordering',
      invoke: {
        id: 'depositAttempt',
        src: 'depositAttempt',
        input: ({ context }) => context.attempt!,
        onDone: [
          {
            guard: { type: 'isForWallet', params: ({ event }) => event.output },
            target: 'order',
            actions: [
              'dropAttempt',
              { type: 'noteOrder', params: ({ event }) => event.output as { order: DepositOrder } },
              {
                type: 'openWallet',
                params: ({ event }) => ({ url: walletOf((event.output as { order: DepositOrder }).order)! }),
              },
            ],
          },
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'order',
            actions: [
              'dropAttempt',
              { type: 'noteOrder', params: ({ event }) => event.output as { order: DepositOrder } },
            ],
          },
          {
            guard: { type: 'isLost', params: ({ event }) => event.output },
            target: 'loading',
            actions: ['dropAttempt', 'dropQuote'],
          },
          {
            guard: { type: 'isWithoutChoice', params: ({ event }) => event.output as NotMade },
            target: 'page.form.refusedPromotion',
            actions: [
              'dropAttempt',
              { type: 'noteRefusedChoice', params: ({ event }) => event.output as { quote: DepositQuote } },
            ],
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output as NotMade },
            target: 'page.form.quoted.changed',
            actions: [
              'dropAttempt',
              { type: 'noteQuote', params: ({ event }) => event.output as { quote: DepositQuote } },
            ],
          },
          {
            guard: { type: 'isOpenAlready', params: ({ event }) => event.output as NotMade },
            target: 'asking',
            actions: [
              'dropAttempt',
              { type: 'noteOrder', params: ({ event }) => event.output as { order: DepositOrder } },
            ],
          },
          {
            guard: { type: 'isOutOfBounds', params: ({ event }) => event.output as NotMade },
            target: 'page.form.wrong',
            actions: [
              'dropAttempt',
              'dropQuote',
              { type: 'noteBound', params: ({ event }) => event.output as NotMade },
            ],
          },
          {
            guard: { type: 'isSaidFirst', params: ({ event }) => event.output as NotMade },
            target: 'loading',
            actions: ['dropAttempt', 'dropQuote'],
          },
          {
            target: 'page.form.unquoted',
            actions: [
              'dropAttempt',
              'dropQuote',
              { type: 'noteError', params: ({ event }) => (event.output as NotMade).error },
            ],
          },
        ],
        // The child reports missing answers itself; this handles one that cannot run at all.
        onError: {
          target: 'unavailable',
          actions: ['dropAttempt', 'dropQuote', { type: 'noteError', params: thrownError }],
        },
      },
    },
    /** An open order has the same method and amount: continue it, or create another beside it (CASH-03). */
    asking: {
      tags: 'orderOpen',
      on: {
        'order.resumed': 'order',
        'another.confirmed': {
          target: 'ordering',
          actions: {
            type: 'noteAttempt',
            params: ({ event }) => ({ key: event.key, anyway: true }),
          },
        },
        'another.declined': { target: 'page.form.quoted', actions: 'dropOrder' },
      },
    },
    order: {
      tags: 'order',
      entry: ['clearForm', { type: 'nameOrder', params: ({ context }) => ({ id: context.orderId! }) }],
      invoke: {
        id: 'depositOrder',
        src: 'depositOrder',
        input: ({ context }) => ({ id: context.orderId!, order: context.order }),
        onDone: {
          target: 'loading',
          actions: ['unnameOrder', { type: 'noteWish', params: ({ event }) => event.output }],
        },
        // The child reports its own failures; this handles one that cannot run at all.
        onError: {
          target: 'unavailable',
          actions: ['unnameOrder', 'dropOrder', { type: 'noteError', params: thrownError }],
        },
      },
    },
  },
});
