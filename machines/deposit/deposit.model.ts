import type {
  CashIn,
  Demand,
  DepositOrder,
  DepositQuote,
  PaymentMethod,
} from '@araw/contract/cashier/deposits';
import type { MemberType } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { byType, memberTypes } from '#machines/support/memberTypes.ts';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew } from '#machines/support/switchedOff.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import type { DepositOrderEnd } from '../depositOrder/depositOrder.machine.ts';
import { orderAs } from '../depositOrder/depositOrder.model.ts';
import type { AttemptEnd, DepositAttemptInput } from '../depositAttempt/depositAttempt.machine.ts';
import { type DepositInput, depositMachine } from './deposit.machine.ts';
import type { AmountProblem } from '../depositAmount.ts';

interface Seen {
  guided: boolean;
  cashIn: CashIn | null;
  method: string | null;
  amount: string;
  problem: AmountProblem | null;
  promotion: string | null;
  promotionRefusal: string;
  quote: DepositQuote | null;
  attempt: DepositAttemptInput | null;
  orderId: string | null;
  order: DepositOrder | null;
  error: ChartError | null;
}

interface Known {
  /** Payment methods are shown before the amount. */
  waysFirst: boolean;
  /** The order that is open, or offered instead of another. */
  orderId: string | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Known>;

const method = (code: string, least: number, most: number, open = true): PaymentMethod => ({
  code,
  kind: 'eWallet',
  name: code,
  icon: `/icons/${code}.svg`,
  least,
  most,
  quickAmounts: [100, 1_000],
  fee: { flat: 0, share: 0, bearer: 'house' },
  minutes: 1,
  open,
  opensAt: null,
  tooLittleLeft: null,
});

const openOrder = orderAs('waiting', 1, ['cancel', 'receipt']);
const orderWith: DepositOrder = {
  ...openOrder,
  promotion: {
    id: 'first',
    version: 1,
    title: 'First cash in',
    bonus: 100,
    turnover: 300,
    playBy: null,
    state: 'kept',
    text: 'Its place is kept.',
  },
};
const made: DepositOrder = {
  ...openOrder,
  id: 'd2',
  instructions: { kind: 'qrPh', code: '0002', reference: 'D 2' },
};
const madeForWallet: DepositOrder = {
  ...openOrder,
  id: 'd2',
  instructions: { kind: 'eWallet', url: '/pay/d2' },
};

const quote: DepositQuote = {
  promotion: null,
  promotionRefusal: '',
  id: 'q1',
  method: 'gcash',
  amount: 100,
  fee: 0,
  pays: 100,
  settles: 0,
  arrives: 100,
  withBonus: 0,
  rate: { currency: 'USDT', pesos: '57.77', endsAt: 600_000 },
  foreignAmount: '1.73',
  turnover: 100,
  endsAt: 600_000,
};
/** Quote for the last cash-in. */
const again: DepositQuote = { ...quote, id: 'q7' };

/** The browser walks use the same data. */
const page: CashIn = {
  promotions: [{ id: 'first', title: 'First cash in', least: 100, share: 100, most: 1_000 }],
  now: 0,
  timeZone: 'Asia/Manila',
  demands: [],
  methods: [method('gcash', 100, 50_000), method('small', 1, 100), method('maya', 100, 50_000, false)],
  open: [openOrder],
  mostOpen: 3,
  lastMethod: 'gcash',
  again,
};
const closed = page.methods.map((one) => ({ ...one, open: false }));
/** Differs only in its rate. */
const another: DepositQuote = { ...quote, id: 'q2', rate: { ...quote.rate!, pesos: '57.78' } };
/** Looks the same to the player. */
const sameAgain: DepositQuote = {
  ...quote,
  id: 'q3',
  rate: { ...quote.rate!, endsAt: 900_000 },
  endsAt: 900_000,
};
const quoteWith: DepositQuote = {
  ...quote,
  id: 'q4',
  promotion: {
    id: 'first',
    version: 1,
    title: 'First cash in',
    bonus: 100,
    turnover: 300,
    playBy: null,
    conditions: [{ name: 'who', text: 'For all members.' }],
  },
};
const smallerBonus: DepositQuote = {
  ...quoteWith,
  id: 'q5',
  promotion: { ...quoteWith.promotion!, version: 2, bonus: 50, turnover: 150 },
};
const quoteWithout: DepositQuote = { ...quote, id: 'q6', promotionRefusal: 'All places are taken.' };

const keys = {
  first: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01',
  second: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c02',
  third: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c03',
};
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const least: AmountProblem = { kind: 'least', amount: 200 };
const demand: Demand = { kind: 'email', text: 'Verify your e-mail address first.', until: null };
const unquoted = (code: string, more: object = {}) => ({
  ok: false,
  error: error(code),
  bound: null,
  demands: [],
  ...more,
});
const notMade = (code: string, more: object = {}) => ({
  ok: false,
  error: error(code),
  bound: null,
  quote: null,
  order: null,
  ...more,
});

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const named = (calls: readonly Call[], actor: string) => calls.filter((call) => call.actor === actor);
const valueIn = <Value>(step: Step, actor: string): Value | null =>
  step.kind === 'answer' && step.actor === actor && step.ok ? (step.value as Value) : null;

interface Refused {
  ok: boolean;
  bound: AmountProblem | null;
  quote?: DepositQuote | null;
  order?: DepositOrder | null;
  error?: ChartError;
}
const quoteIn = (step: Step) => valueIn<Refused>(step, 'quoteDeposit');
const endIn = (step: Step) => valueIn<Exclude<AttemptEnd, null> & Refused>(step, 'depositAttempt');
const isSaidFirst = ({ error: why }: Refused) => ['demandOpen', 'tooManyOrders'].includes(why?.code ?? '');
/** Why there is no quote and no other message either. */
const failureIn = (step: Step) => {
  const answer = quoteIn(step) ?? endIn(step);
  if (!answer || answer.ok || isSaidFirst(answer)) return null;
  return (answer.bound ?? answer.quote ?? answer.order ?? null) === null ? (answer.error ?? null) : null;
};
const mayCashIn = (type: MemberType) => type === 0 || type === 1 || type === 2;

/** What is wrong with an amount, according to the specification. */
function wrongWith({ cashIn }: Seen, amount: string, code: string | null): AmountProblem | null {
  if (amount === '') return { kind: 'missing' };
  if (/[^\d.]/.test(amount)) return { kind: 'malformed' };
  const chosen = cashIn?.methods.find((one) => one.code === code);
  if (!chosen) return null;
  if (Number(amount) < chosen.least) return { kind: 'least', amount: chosen.least };
  return Number(amount) > chosen.most ? { kind: 'most', amount: chosen.most } : null;
}
/** Reported at once: more typing can't fix it. */
const isHopeless = (problem: AmountProblem | null) =>
  problem?.kind === 'malformed' || problem?.kind === 'most';
const problemOf = ({ context }: Pick<Seeing, 'context'>, amount = context.amount) =>
  wrongWith(context, amount, context.method);
/** Method and amount can be quoted. */
const fits = (view: Pick<Seeing, 'context'>, amount = view.context.amount) =>
  view.context.method !== null && problemOf(view, amount) === null;
/** The form's state when the whole amount arrives at once. */
const placeOf = (view: Pick<Seeing, 'context'>) =>
  fits(view) ? 'quoting' : isHopeless(problemOf(view)) ? 'wrong' : 'incomplete';

const isForm = (view: Pick<Seeing, 'matches'>) => view.matches('page.form');
const isIn = (view: Pick<Seeing, 'matches'>, place: string) => view.matches(`page.form.${place}`);
const isListed = ({ context }: Pick<Seeing, 'context'>, id: string) =>
  context.cashIn?.open.some((order) => order.id === id) === true;
const opens = (from: Seeing, step: Step) =>
  from.matches('page') && step.kind === 'user' && is(step, 'order.opened') && isListed(from, step.event.id);
const openCode = (cashIn: CashIn, code: string | null) =>
  cashIn.methods.some((one) => one.code === code && one.open) ? code : null;
/** This tap orders the last cash-in again. */
const repeats = (from: Seeing, step: Step) => {
  const { cashIn, promotion } = from.context;
  return (
    is(step, 'again.confirmed') &&
    (isForm(from) || from.matches('page.choosing')) &&
    promotion === null &&
    cashIn?.again != null &&
    openCode(cashIn, cashIn.again.method) !== null
  );
};
/** This tap orders a quote. */
const confirms = (from: Seeing, step: Step) =>
  (isIn(from, 'quoted') && is(step, 'pay.confirmed')) ||
  (from.matches('asking') && is(step, 'another.confirmed')) ||
  repeats(from, step);

/** The quote lacks the chosen promotion. */
const isWithout = (from: Pick<Seeing, 'context'>, { quote: answered }: Pick<Refused, 'quote'>) =>
  answered != null && (answered.promotion?.id ?? null) !== from.context.promotion;

const real = {
  memberType: 0,
  guided: true,
  orderId: null,
  amount: '',
  promotion: null,
  attempt: null,
} satisfies DepositInput;

export const depositModel = defineModel<Seen, Known>({
  name: 'deposit',
  machine: depositMachine,
  variants: {
    'the guided page': real,
    'the plain list, as type 1': {
      ...real,
      guided: false,
      memberType: 1,
      amount: '100',
      promotion: 'first',
    },
    'an order in the address, as type 2': { ...real, guided: false, orderId: 'd7', memberType: 2 },
    'reloaded while an order was asked for': {
      ...real,
      guided: false,
      attempt: { key: keys.first, quote: 'q0', anyway: false },
    },
    ...byType(
      memberTypes.filter((type) => !mayCashIn(type)),
      (memberType) => ({ ...real, memberType }),
    ),
  },
  typesAlike: [
    [0, 1, 2],
    [null, 4, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'net.returned': { '': {} },
    'page.shown': { '': {} },
    'ways.opened': { '': {} },
    'ways.closed': { '': {} },
    'method.chosen': {
      'one for much': { code: 'gcash' },
      'one for little': { code: 'small' },
      'one that is closed': { code: 'maya' },
    },
    'amount.changed': {
      'a centavo too little': { amount: '99.99' },
      'the least': { amount: '100' },
      'a centavo too much': { amount: '50000.01' },
      'no amount': { amount: '1e3' },
    },
    'quickAmount.chosen': { 'a hundred': { amount: 100 } },
    'promotion.chosen': { one: { id: 'first' }, none: { id: null } },
    'pay.confirmed': { '': { key: keys.first } },
    'again.confirmed': { '': { key: keys.third } },
    'another.confirmed': { '': { key: keys.second } },
    'another.declined': { '': {} },
    'order.opened': { 'an open one': { id: 'd1' }, 'one that is not open': { id: 'd9' } },
    'order.resumed': { '': {} },
  },
  actors: {
    loadCashIn: {
      done: {
        'ways to pay': page,
        'the last way to pay closed': {
          ...page,
          open: [],
          lastMethod: 'maya',
          again: { ...again, method: 'maya' },
        },
        'an e-mail address demanded': {
          ...page,
          demands: [demand],
          mostOpen: 1,
        },
        'as many unpaid orders as may be': { ...page, methods: closed, mostOpen: 1 },
        'no way to pay open': { ...page, methods: closed },
      },
      error: { 'no answer': error('timeout') },
    },
    quoteDeposit: {
      done: {
        quote: { ok: true, quote },
        'another quote': { ok: true, quote: another },
        'the same quote again': { ok: true, quote: sameAgain },
        'quote with the promotion': { ok: true, quote: quoteWith },
        'with a smaller bonus': { ok: true, quote: smallerBonus },
        'without the promotion': { ok: true, quote: quoteWithout },
        'too little by now': unquoted('amountOutOfBounds', { bound: least }),
        'a demand by now': unquoted('demandOpen', { demands: [demand] }),
        refused: unquoted('conflict'),
      },
      error: { 'no answer': error('timeout') },
    },
    depositAttempt: {
      done: {
        made: { ok: true, order: made },
        'made, with a page of its wallet': { ok: true, order: madeForWallet },
        'nobody waited': null,
        'another quote': notMade('quoteChanged', { quote: another }),
        'a smaller bonus by now': notMade('quoteChanged', { quote: smallerBonus }),
        'without the promotion by now': notMade('quoteChanged', { quote: quoteWithout }),
        'an open one for the same': notMade('orderOpen', { order: openOrder }),
        'an open one that is not told': notMade('orderOpen'),
        'too little by now': notMade('amountOutOfBounds', { bound: least }),
        'too many unpaid': notMade('tooManyOrders', { order: openOrder }),
        'a demand by now': notMade('demandOpen'),
        refused: notMade('conflict'),
      },
      error: { 'cannot run': error('unknown') },
    },
    depositOrder: {
      done: {
        'once more': { next: 'again', order: openOrder },
        'once more with its promotion': { next: 'again', order: orderWith },
        'another way': { next: 'otherWay', order: orderWith },
        left: { next: 'left', order: orderWith },
        'left before it came': { next: 'left', order: null },
      },
      error: { 'cannot run': error('unknown') },
    },
  },
  /** Besides the quote, an attempt's contents matter only when it starts. */
  abstract: ({ attempt, ...context }: any) => ({
    ...context,
    attempt: attempt && { repeated: attempt.repeated },
  }),
  shown: [
    'guided',
    'cashIn',
    'method',
    'amount',
    'problem',
    'promotion',
    'promotionRefusal',
    'quote',
    'attempt',
    'orderId',
    'order',
    'error',
  ],
  observe: {
    start: ({ guided, orderId }: DepositInput) => ({ waysFirst: !guided, orderId, error: null }),
    after(before, step, { from }) {
      const view = from as Seeing;
      const next = { ...before };
      const { event } = step.kind === 'user' ? step : { event: null };
      const isCleared =
        readsAnew(view, step) ||
        (isIn(view, 'unquoted') && is(step, 'retry.requested', 'net.returned', 'pay.confirmed')) ||
        (isForm(view) && is(step, 'amount.changed', 'promotion.chosen')) ||
        (isForm(view) && is(step, 'quickAmount.chosen') && view.context.method !== null) ||
        repeats(view, step) ||
        (view.matches('page.choosing') &&
          is(step, 'method.chosen') &&
          view.context.cashIn !== null &&
          openCode(view.context.cashIn, event?.code) !== null);
      if (isCleared || quoteIn(step)?.ok || endIn(step)?.quote) next.error = null;
      if (failureIn(step) && !(endIn(step) && view.context.cashIn === null)) next.error = failureIn(step);
      if (step.kind === 'answer' && !step.ok) next.error = toChartError(step.value);
      const left = valueIn<DepositOrderEnd>(step, 'depositOrder');
      if (left) next.waysFirst = left.next === 'otherWay' || !view.context.guided;
      if (answers(step, 'depositOrder')) next.orderId = null;
      if (opens(view, step)) next.error = null;
      const end = endIn(step);
      if (end?.ok || (end?.order && !isSaidFirst(end) && view.context.cashIn !== null)) {
        next.orderId = end.order?.id ?? null;
      }
      if (view.matches('asking') && is(step, 'another.declined')) next.orderId = null;
      if (opens(view, step)) next.orderId = event?.id;
      return next;
    },
  },
  rules: [
    {
      text: 'requests, content and orders are for real accounts only',
      requirements: ['CASH-07', 'PERM-02'],
      neverStart: (view, _actions, calls, effects) =>
        view.matches('refused') === mayCashIn(view.input.memberType) ||
        (view.matches('refused') && (calls.length > 0 || effects.length > 0)),
    },
    {
      text: 'the amount in the address is there as if typed, without a message yet',
      requirements: ['CASH-02'],
      neverStart: (view) => view.context.amount !== view.input.amount || view.context.problem !== null,
    },
    {
      text: 'the promo in the address is selected at first',
      requirements: ['CASH-02', 'BEN-11'],
      neverStart: (view) =>
        view.context.promotion !== view.input.promotion || view.context.promotionRefusal !== '',
    },
    {
      text: 'the promo is the last one chosen, or that of the previous order',
      requirements: ['CASH-02'],
      neverStep: (from, step, to) => {
        const end = valueIn<DepositOrderEnd>(step, 'depositOrder');
        const chosen = end
          ? end.next === 'left'
            ? null
            : (end.order?.promotion?.id ?? null)
          : to.matches('order') || from.matches('order')
            ? null
            : isForm(from) && step.kind === 'user' && is(step, 'promotion.chosen')
              ? step.event.id
              : from.context.promotion;
        return to.context.promotion !== chosen;
      },
    },
    {
      text: 'a choice is quoted immediately if there is an amount, otherwise it waits',
      requirements: ['CASH-02'],
      neverStep: (from, step, to, _actions, calls) =>
        isForm(from) &&
        is(step, 'promotion.chosen') &&
        (fits(from)
          ? !(isIn(to, 'quoting') && named(calls, 'quoteDeposit').length === 1)
          : !isSame(to.value, from.value)),
    },
    {
      text: 'only a quote with the chosen promo is shown and can be ordered',
      requirements: ['CASH-02', 'BEN-11'],
      never: ({ context: { quote: shown, promotion }, ...view }) =>
        (isIn(view, 'quoted') || view.matches('asking')) && (shown?.promotion?.id ?? null) !== promotion,
    },
    {
      text: 'an unavailable choice says why, keeps amount and choice, and is never silently dropped when paying',
      requirements: ['CASH-02', 'BEN-11'],
      neverStep: (from, step, to, _actions, calls) => {
        const answer = quoteIn(step) ?? (from.context.cashIn === null ? null : endIn(step));
        if (!answer?.quote || !isWithout(from, answer)) {
          return isIn(to, 'refusedPromotion') && !isIn(from, 'refusedPromotion');
        }
        return (
          !isIn(to, 'refusedPromotion') ||
          to.context.promotionRefusal !== answer.quote.promotionRefusal ||
          to.context.quote !== null ||
          to.context.amount !== from.context.amount ||
          calls.length > 0
        );
      },
    },
    {
      text: 'why a choice is unavailable is shown exactly as long as it is',
      requirements: ['CASH-02'],
      never: (view) =>
        view.context.promotionRefusal !== '' &&
        !isIn(view, 'refusedPromotion') &&
        !isIn(view, 'quoting') &&
        !view.matches('page.choosing'),
    },
    {
      text: 'only a player who tries to pay with an unavailable choice is led to the promos',
      requirements: ['CASH-02'],
      neverStep: (from, step, to, actions) => {
        const led = isIn(from, 'refusedPromotion') && is(step, 'pay.confirmed');
        return actions.includes('focusPromotions') !== led || (led && !isIn(to, 'refusedPromotion'));
      },
    },
    {
      text: 'a refused player stays refused',
      requirements: ['CASH-07'],
      never: (view) =>
        view.matches('refused') === mayCashIn(view.input.memberType) ||
        view.tags.has('refused') !== view.matches('refused'),
    },
    {
      text: 'it starts with the order requested before a reload, the one in the address, or the payment methods, nothing chosen',
      requirements: ['CASH-01', 'CASH-03', 'CASH-06'],
      neverStart: (view, _actions, calls) => {
        const { memberType, attempt, orderId, guided } = view.input as DepositInput;
        const { context } = view;
        if (!isSame([context.guided, context.method, context.quote], [guided, null, null])) return true;
        if (!mayCashIn(memberType)) return false;
        const wanted: Call = attempt
          ? { actor: 'depositAttempt', input: { attempt, repeated: true } }
          : orderId === null
            ? { actor: 'loadCashIn', input: undefined }
            : { actor: 'depositOrder', input: { id: orderId, order: null } };
        return !isSame(calls, [wanted]);
      },
    },
    {
      text: 'requirements, too many unpaid orders and no open method come before the form, in this order',
      requirements: ['CASH-01', 'CASH-03', 'CASH-15'],
      neverStep: (from, step, to) => {
        const came = valueIn<CashIn>(step, 'loadCashIn');
        if (!came) return false;
        const place =
          came.demands.length > 0
            ? 'page.before.demanded'
            : came.open.length >= came.mostOpen
              ? 'page.before.full'
              : !came.methods.some(({ open }) => open)
                ? 'page.before.closed'
                : from.known.waysFirst && to.context.method === null
                  ? 'page.choosing'
                  : `page.form.${placeOf(to)}`;
        return !to.matches(place) || !isSame(to.context.cashIn, came);
      },
    },
    {
      text: 'the first payment method is an open one: the previous order’s; on the guided page otherwise the last used, then the first',
      requirements: ['CASH-01'],
      neverStep: (from, step, to) => {
        const came = valueIn<CashIn>(step, 'loadCashIn');
        if (!came) return false;
        const wish = from.context.method ?? (from.known.waysFirst ? null : came.lastMethod);
        const first = came.methods.find(({ open }) => open)?.code ?? null;
        return to.context.method !== (openCode(came, wish) ?? (from.known.waysFirst ? null : first));
      },
    },
    {
      text: 'a page that cannot be loaded says why, and is retried on request and when the network is back',
      requirements: ['CASH-01', 'NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = step.kind === 'answer' && !step.ok && step.actor !== 'quoteDeposit';
        const again = readsAnew(from, step);
        return (
          fails !== (to.matches('unavailable') && !from.matches('unavailable')) ||
          again !== (from.matches('unavailable') && !to.matches('unavailable')) ||
          (again && !isSame(calls, [{ actor: 'loadCashIn', input: undefined }]))
        );
      },
    },
    {
      text: 'a failure is explained until the player does the next thing about it',
      requirements: ['NET-05'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'what comes before the form is reloaded when the page returns to the front, and stays until then',
      requirements: ['CASH-15'],
      neverStep: (from, step, to, _actions, calls) =>
        from.matches('page.before') &&
        (is(step, 'page.shown')
          ? !(to.matches('loading') && named(calls, 'loadCashIn').length === 1)
          : !opens(from, step) && !isSame(to.value, from.value)),
    },
    {
      text: 'the payment methods open from the form, close on the guided page, and are left by choosing an open one',
      requirements: ['CASH-01'],
      neverStep: (from, step, to) => {
        if (isForm(from) && is(step, 'ways.opened')) return !to.matches('page.choosing');
        if (!from.matches('page.choosing') || opens(from, step) || repeats(from, step)) return false;
        const chosen =
          step.kind === 'user' && is(step, 'method.chosen') && from.context.cashIn !== null
            ? openCode(from.context.cashIn, step.event.code)
            : null;
        const leaves = chosen !== null || (is(step, 'ways.closed') && from.context.guided);
        return (
          leaves === to.matches('page.choosing') ||
          (leaves && !isIn(to, placeOf(to))) ||
          to.context.method !== (chosen ?? from.context.method) ||
          (chosen !== null && to.context.quote !== null && isIn(to, 'quoting'))
        );
      },
    },
    {
      text: 'the amount is the last one typed or tapped, or that of the previous order or repeated cash-in',
      requirements: ['CASH-02', 'CASH-06'],
      neverStep: (from, step, to) => {
        const end = valueIn<DepositOrderEnd>(step, 'depositOrder');
        if (to.matches('order')) return to.context.amount !== '';
        const amount = end
          ? end.next === 'left'
            ? ''
            : '500'
          : from.matches('order')
            ? ''
            : isForm(from) && step.kind === 'user' && is(step, 'amount.changed')
              ? step.event.amount
              : isForm(from) && is(step, 'quickAmount.chosen') && from.context.method !== null
                ? '100'
                : repeats(from, step)
                  ? '100'
                  : from.context.amount;
        return to.context.amount !== amount;
      },
    },
    {
      text: 'the payment method is the last one chosen; a repeated order keeps the previous one’s, and paying another way starts with none',
      requirements: ['CASH-01', 'CASH-06'],
      neverStep: (from, step, to) => {
        const end = valueIn<DepositOrderEnd>(step, 'depositOrder');
        if (end) return to.context.method !== (end.next === 'again' ? 'gcash' : null);
        if (repeats(from, step)) return to.context.method !== 'gcash';
        return (
          to.context.method !== from.context.method &&
          !to.matches('order') &&
          !answers(step, 'loadCashIn', true) &&
          !(from.matches('page.choosing') && is(step, 'method.chosen'))
        );
      },
    },
    {
      text: 'an amount that more typing cannot fix is reported immediately with its own limit, any other when paying, until it is fixed',
      requirements: ['CASH-02'],
      neverStep: (from, step, to) => {
        if (!isForm(from)) return false;
        const problem = problemOf(to);
        if (is(step, 'amount.changed')) {
          const told = isHopeless(problem) || (problem !== null && from.context.problem !== null);
          if (!isSame(to.context.problem, told ? problem : null)) return true;
          return !isIn(to, fits(to) ? 'typed' : told ? 'wrong' : 'incomplete');
        }
        return (
          is(step, 'pay.confirmed') &&
          isIn(from, 'incomplete') &&
          from.context.method !== null &&
          !(isIn(to, 'wrong') && isSame(to.context.problem, problem))
        );
      },
    },
    {
      text: 'a player who pays without a payment method is led to them',
      requirements: ['CASH-01'],
      neverStep: (from, step, to) =>
        isIn(from, 'incomplete') &&
        is(step, 'pay.confirmed') &&
        from.context.method === null &&
        !to.matches('page.choosing'),
    },
    {
      text: 'the amount has a message exactly if it is wrong, and never about another amount',
      requirements: ['CASH-02'],
      never: (view) => isForm(view) && isIn(view, 'wrong') !== (view.context.problem !== null),
    },
    {
      text: 'only a player who tries to pay a wrong amount is led to it',
      requirements: ['CASH-02'],
      neverStep: (from, step, to, actions) =>
        actions.includes('focusAmount') !==
        (is(step, 'pay.confirmed') && (isIn(from, 'wrong') || isIn(from, 'incomplete')) && isIn(to, 'wrong')),
    },
    {
      text: 'a quick amount applies immediately, and needs a payment method',
      requirements: ['CASH-02'],
      neverStep: (from, step, to) =>
        isForm(from) &&
        is(step, 'quickAmount.chosen') &&
        (from.context.method === null ? !isSame(to.value, from.value) : !isIn(to, placeOf(to))),
    },
    {
      text: 'a complete amount is quoted immediately, and a typed one after half a second',
      requirements: ['CASH-02'],
      never: (view) => !isSame(view.timers, isIn(view, 'typed') ? [500] : []),
    },
    {
      text: 'a quote is requested exactly if amount and payment method are valid, and for these',
      requirements: ['CASH-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = named(calls, 'quoteDeposit');
        const begins =
          isIn(to, 'quoting') &&
          (!isIn(from, 'quoting') || (isForm(from) && is(step, 'quickAmount.chosen', 'promotion.chosen')));
        const { method: code, amount, promotion } = to.context;
        return (
          asked.length !== (begins ? 1 : 0) ||
          (begins && !(fits(to) && isSame(asked[0]?.input, { method: code, amount, promotion })))
        );
      },
    },
    {
      text: 'a quote waits for typing, unless the player pays; a failed one is retried on request, and a shown one when the page returns',
      requirements: ['CASH-02'],
      neverStep: (from, step, to) =>
        ((isIn(from, 'typed') && (step.kind === 'time' || is(step, 'pay.confirmed'))) ||
          (isIn(from, 'unquoted') && is(step, 'retry.requested', 'net.returned', 'pay.confirmed')) ||
          ((isIn(from, 'quoted') || isIn(from, 'refusedPromotion')) && is(step, 'page.shown'))) &&
        !isIn(to, 'quoting'),
    },
    {
      text: 'nothing else changes the form',
      requirements: ['CASH-02'],
      neverStep: (from, step, to) =>
        isForm(from) &&
        !is(
          step,
          'amount.changed',
          'quickAmount.chosen',
          'promotion.chosen',
          'ways.opened',
          'pay.confirmed',
        ) &&
        !opens(from, step) &&
        !repeats(from, step) &&
        !answers(step, 'quoteDeposit') &&
        step.kind !== 'time' &&
        !(isIn(from, 'unquoted') && is(step, 'retry.requested', 'net.returned')) &&
        !((isIn(from, 'quoted') || isIn(from, 'refusedPromotion')) && is(step, 'page.shown')) &&
        !isSame(to.value, from.value),
    },
    {
      text: 'a quote is shown when it arrives; a refusal leads to the amount or the requirements, or is reported',
      requirements: ['CASH-02', 'CASH-15', 'NET-05'],
      neverStep: (from, step, to) => {
        if (!answers(step, 'quoteDeposit')) return false;
        const answer = quoteIn(step);
        if (!answer) return !(isIn(to, 'unquoted') && to.context.quote === null);
        if (isWithout(from, answer)) return !isIn(to, 'refusedPromotion');
        if (answer.ok) return !(isIn(to, 'quoted') && isSame(to.context.quote, answer.quote));
        if (to.context.quote !== null) return true;
        if (answer.bound) return !(isIn(to, 'wrong') && isSame(to.context.problem, answer.bound));
        if (!isSaidFirst(answer)) return !isIn(to, 'unquoted');
        return !(to.matches('page.before.demanded') && isSame(to.context.cashIn?.demands, [demand]));
      },
    },
    {
      text: 'only a quote that differs from the previous one for the same amount and method says so',
      requirements: ['CASH-02'],
      neverStep: (from, step, to) => {
        const answer = quoteIn(step);
        const end = endIn(step);
        const replaced = end?.quote != null && from.context.cashIn !== null && !isWithout(from, end);
        const differs =
          answer?.ok === true &&
          answer.quote != null &&
          from.context.quote !== null &&
          !isWithout(from, answer) &&
          (from.context.quote.rate?.pesos !== answer.quote.rate?.pesos ||
            !isSame(from.context.quote.promotion, answer.quote.promotion));
        const stays = from.tags.has('changed') && isSame(from.value, to.value);
        return to.tags.has('changed') !== (replaced || differs || stays);
      },
    },
    {
      text: 'a quote is kept exactly while it is shown, reloading or being ordered',
      requirements: ['CASH-02', 'CASH-03'],
      never: (view) =>
        view.context.quote !== null &&
        !isIn(view, 'quoted') &&
        !isIn(view, 'quoting') &&
        !view.matches('page.choosing') &&
        !view.matches('ordering') &&
        !view.matches('asking'),
    },
    {
      text: 'a request with a key is over with its answer: nothing repeats it',
      requirements: ['CASH-03', 'NET-13'],
      never: (view) => (view.context.attempt !== null) !== view.matches('ordering'),
    },
    {
      text: 'only an open or offered order is kept, and none of the form while one is open',
      requirements: ['CASH-03', 'CASH-06'],
      never: (view) =>
        view.context.orderId !== view.known.orderId ||
        (view.context.orderId === null && view.context.order !== null) ||
        (view.matches('order') && (view.context.cashIn !== null || view.context.method !== null)),
    },
    {
      text: 'the quote shown is ordered, from the form or the last cash-in, once per tap and with the tap’s key',
      requirements: ['CASH-02', 'CASH-03', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const attempts = named(calls, 'depositAttempt');
        const confirmed = confirms(from, step) && step.kind === 'user';
        if (attempts.length !== (confirmed ? 1 : 0)) return true;
        return (
          confirmed &&
          !(
            to.matches('ordering') &&
            isSame(attempts[0]?.input, {
              attempt: {
                key: step.event.key,
                quote: repeats(from, step) ? 'q7' : from.context.quote?.id,
                anyway: is(step, 'another.confirmed'),
              },
              repeated: false,
            })
          )
        );
      },
    },
    {
      text: 'no action changes an order being created: a double tap creates one',
      requirements: ['CASH-03', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) =>
        from.matches('ordering') && step.kind === 'user' && (!to.matches('ordering') || calls.length > 0),
    },
    {
      text: 'a created order opens; another answer is shown or asked about, and nothing is ordered by it',
      requirements: ['CASH-02', 'CASH-03', 'CASH-15'],
      neverStep: (from, step, to) => {
        if (!answers(step, 'depositAttempt', true)) return false;
        const end = endIn(step);
        if (end?.ok) return !(to.matches('order') && isSame(to.context.order, end.order));
        if (end === null || from.context.cashIn === null)
          return !(to.matches('loading') && to.context.quote === null);
        if (isWithout(from, end)) return !isIn(to, 'refusedPromotion');
        if (end.quote) return !(isIn(to, 'quoted.changed') && isSame(to.context.quote, end.quote));
        if (isSaidFirst(end)) return !(to.matches('loading') && to.context.quote === null);
        if (end.order) return !(to.matches('asking') && isSame(to.context.quote, from.context.quote));
        if (end.bound) {
          return !(isIn(to, 'wrong') && isSame(to.context.problem, end.bound) && to.context.quote === null);
        }
        return !(isIn(to, 'unquoted') && to.context.quote === null);
      },
    },
    {
      text: 'another order beside the same open one is created only on request; declining shows the quote again',
      requirements: ['CASH-03'],
      neverStep: (from, step, to) =>
        from.matches('asking') &&
        !to.matches(
          is(step, 'order.resumed')
            ? 'order'
            : is(step, 'another.confirmed')
              ? 'ordering'
              : is(step, 'another.declined')
                ? 'page.form.quoted'
                : 'asking',
        ),
    },
    {
      text: 'the order that opens is the one created, offered, chosen or named in the address',
      requirements: ['CASH-03', 'CASH-06'],
      neverStep: (from, step, to, _actions, calls) => {
        const opened = named(calls, 'depositOrder');
        const begins = !from.matches('order') && to.matches('order');
        const end = endIn(step);
        const order = end?.ok ? end.order : openOrder;
        return (
          opened.length !== (begins ? 1 : 0) ||
          (begins && !isSame(opened[0]?.input, { id: to.known.orderId, order })) ||
          (opens(from, step) && !begins)
        );
      },
    },
    {
      text: 'the wallet page opens only after a tap on this page created an order paid there',
      requirements: ['CASH-04'],
      neverStep: (from, step, _to, _actions, _calls, effects) => {
        const end = endIn(step);
        const opened = effects.filter(({ action }) => action === 'openWallet');
        const isHere = from.context.attempt?.repeated === false;
        const wanted =
          end?.ok &&
          isHere &&
          end.order?.instructions?.kind === 'eWallet' &&
          end.order.instructions.url !== '';
        return !isSame(
          opened.map(({ params }) => params),
          wanted ? [{ url: '/pay/d2' }] : [],
        );
      },
    },
    {
      text: 'the address names the open order, as long as it is open',
      requirements: ['CASH-06', 'SHELL-07'],
      neverStep: (from, _step, to, actions, _calls, effects) => {
        const begins = !from.matches('order') && to.matches('order');
        const ends = from.matches('order') && !to.matches('order');
        const name = effects.filter(({ action }) => action === 'nameOrder');
        return (
          name.length !== (begins ? 1 : 0) ||
          (begins && !isSame(name[0]?.params, { id: to.known.orderId })) ||
          actions.includes('unnameOrder') !== ends
        );
      },
    },
    {
      text: 'an order is left only through its own end, and then the page reloads without old messages',
      requirements: ['CASH-06'],
      neverStep: (from, step, to, _actions, calls) =>
        from.matches('order') &&
        (answers(step, 'depositOrder', true)
          ? !(
              to.matches('loading') &&
              named(calls, 'loadCashIn').length === 1 &&
              to.context.quote === null &&
              to.context.problem === null &&
              to.context.order === null
            )
          : !answers(step, 'depositOrder') && !to.matches('order')),
    },
    {
      text: 'the page names its state',
      requirements: ['CASH-01', 'CASH-02', 'CASH-03'],
      never: (view) =>
        Object.entries({
          loading: 'loading',
          failed: 'unavailable',
          demanded: 'page.before.demanded',
          full: 'page.before.full',
          closed: 'page.before.closed',
          choosing: 'page.choosing',
          quoting: 'page.form.quoting',
          quoteFailed: 'page.form.unquoted',
          promotionRefused: 'page.form.refusedPromotion',
          changed: 'page.form.quoted.changed',
          canSubmit: 'page.form.quoted',
          ordering: 'ordering',
          orderOpen: 'asking',
          order: 'order',
        }).some(([tag, place]) => view.tags.has(tag) !== view.matches(place)),
    },
    {
      text: 'a real account can reach an order from every state',
      requirements: ['CASH-01'],
      from: (view) => view.status === 'active',
      canReach: (view) => view.matches('order') && view.context.order?.id === made.id,
    },
    {
      text: 'waiting for the operator ends only with an answer',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || isIn(view, 'quoting'),
    },
  ],
});
