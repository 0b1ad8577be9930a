import type { PayoutAccount } from '@araw/contract/cashier/payoutAccounts';
import { isRealAccount } from '@araw/contract/calls/roles';
import type { WithdrawalQuote, WithdrawPage } from '@araw/contract/cashier/withdrawals';
import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { AmountProblem } from '../typedAmount.ts';
import { type QuoteOutcome, withdrawalMachine, type WithdrawalRefusal } from './withdrawal.machine.ts';

/** A screen shows all of these. */
interface Seen {
  page: WithdrawPage | null;
  account: string;
  quote: WithdrawalQuote | null;
  replaced: boolean;
  problem: AmountProblem | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const now = 1_000;
const account = (id: string, rest: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  kind: 'eWallet',
  institution: 'GCASH',
  name: 'GCash',
  icon: '',
  number: '•••• 4821',
  holder: 'Maria Santos',
  isDefault: false,
  usableAt: now,
  inReview: false,
  inUse: false,
  ...rest,
});
const a1 = account('a1');
const a2 = account('a2', { isDefault: true });
const unusable = [account('a3', { usableAt: now + 1, isDefault: true }), account('a4', { inReview: true })];

const quote = (id: string, fee: number, rest: Partial<WithdrawalQuote> = {}): WithdrawalQuote => ({
  id,
  account: a2,
  gross: 5_000,
  fee,
  net: 5_000 - fee,
  rail: 'InstaPay',
  arrivesAt: now,
  balanceBefore: 12_480.5,
  balanceAfter: 7_480.5,
  timesLeftAfter: 1,
  sumLeftAfter: 43_500,
  bonusEffect: '',
  mayCancel: true,
  endsAt: now + 600_000,
  ...rest,
});
/** The last withdrawal once more. */
const again = (rest: Partial<WithdrawalQuote>) => quote('q0', 15, { gross: 500, net: 485, ...rest });

/** The browser walks use the same data. */
const page = (rest: Partial<WithdrawPage> = {}): WithdrawPage => ({
  now,
  timeZone: 'Asia/Manila',
  demands: [],
  cash: 12_480.5,
  bonus: 0,
  held: 0,
  withdrawable: 9_980.5,
  debt: null,
  locks: [],
  limits: { least: 200, most: 50_000, timesADay: 3, timesLeft: 2, sumLeft: 48_500, resetsAt: 86_400_000 },
  rails: [],
  accounts: [a1, a2, ...unusable],
  hasPaymentPassword: true,
  again: null,
  onTheWay: [],
  ...rest,
});
const pages = {
  'all is there': page({ again: again({ account: a1 }) }),
  'another device took most of it': page({ withdrawable: 250 }),
  'the default alone is gone': page({ accounts: [a1], again: again({ account: a2 }) }),
  'the last account has to wait': page({ again: again({ account: unusable[0]! }) }),
  'a demand is open': page({
    demands: [{ kind: 'mobile', text: 'Verify your mobile number first', until: null }],
    hasPaymentPassword: false,
  }),
  'no payment password': page({ hasPaymentPassword: false, accounts: [] }),
  'no account that can be used': page({ accounts: unusable }),
};

const least: AmountProblem = { bound: 'least', pesos: 500 };
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refusedEnd = (code: string, value: Partial<WithdrawalRefusal> = {}) => ({
  result: 'refused',
  error: error(code),
  value: { problem: null, quote: null, ...value },
});

/** What is wrong with each amount typed in this model, by page. */
const problems: Record<string, (of: WithdrawPage) => AmountProblem | null> = {
  '5e3': () => ({ bound: 'malformed', pesos: null }),
  '199.99': () => ({ bound: 'least', pesos: 200 }),
  '200': () => null,
  '9980.50': ({ withdrawable }) =>
    withdrawable < 9_980.5 ? { bound: 'withdrawable', pesos: withdrawable } : null,
  '9980.51': ({ withdrawable }) => ({ bound: 'withdrawable', pesos: withdrawable }),
};

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadPage' && step.ok ? (step.value as WithdrawPage) : null;
const quotedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'quoteWithdrawal' && step.ok ? (step.value as QuoteOutcome) : null;
interface End {
  result: string;
  error?: ChartError;
  value?: WithdrawalRefusal & { id?: string };
}
const endBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'confirmWithdrawal' && step.ok ? (step.value as End) : null;
const isOrdered = (step: Step) => endBy(step)?.result === 'accepted';
/** An answer after which the page may be outdated. */
const isOutdated = (step: Step) =>
  quotedBy(step)?.ok === false ||
  ['amountOutOfBounds', 'insufficientBalance', 'demandOpen'].includes(endBy(step)?.error?.code ?? '');

const usableOn = ({ accounts, now: at }: WithdrawPage) =>
  accounts.filter(({ usableAt, inReview }) => usableAt <= at && !inReview);

/** The state that a page leads to. */
function placeOn(shown: WithdrawPage): string {
  if (shown.demands.length > 0) return 'blocked.demanded';
  if (!shown.hasPaymentPassword) return 'blocked.passwordMissing';
  return usableOn(shown).length === 0 ? 'blocked.accountMissing' : 'editing';
}

/** What is wrong with the amount a step submits; undefined if it submits none. */
const problemBy = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  matches('editing') && step.kind === 'user' && step.event.type === 'review.requested'
    ? problems[step.event['amount']]!(known.page!)
    : undefined;

/** The quote of the last withdrawal that a step repeats; null if it repeats none. */
const repeatedBy = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) => {
  if (!matches('editing') || !isUser(step, 'again.confirmed')) return null;
  const { again: last } = known.page!;
  return usableOn(known.page!).some(({ id }) => id === last?.account.id) ? last : null;
};

const reads = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  ((matches('blocked') || matches('editing')) && isUser(step, 'page.changed')) ||
  isOutdated(step);

export const withdrawalModel = defineModel<Seen, Seen>({
  name: 'withdrawal',
  machine: withdrawalMachine,
  variants: byType([0, 4], (memberType) => ({ memberType })),
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'page.changed': { '': {} },
    'account.chosen': {
      'the first': { id: 'a1' },
      'one that has to wait': { id: 'a3' },
      'one in review': { id: 'a4' },
      'one that is not there': { id: 'a9' },
    },
    'amount.changed': { '': {} },
    'review.requested': {
      'the least': { amount: '200' },
      'a centavo less': { amount: '199.99' },
      'all that can be withdrawn': { amount: '9980.50' },
      'a centavo more': { amount: '9980.51' },
      'no amount': { amount: '5e3' },
    },
    'review.left': { '': {} },
    'withdrawal.confirmed': { '': {} },
    'again.confirmed': { '': {} },
  },
  actors: {
    loadPage: { done: pages, error: { 'no answer': error('timeout'), ...switchedOff } },
    quoteWithdrawal: {
      done: {
        quoted: { ok: true, quote: quote('q1', 15) },
        'too little by now': { ok: false, error: error('amountOutOfBounds'), problem: least },
        refused: { ok: false, error: error('tooManyRequests'), problem: null },
      },
      error: { 'no answer': error('offline') },
    },
    confirmWithdrawal: {
      done: {
        ordered: { result: 'accepted', value: { id: 'w1' } },
        'another quote holds': refusedEnd('quoteChanged', { quote: quote('q2', 20) }),
        'too little by now': refusedEnd('amountOutOfBounds', { problem: least }),
        'another device took it': refusedEnd('insufficientBalance'),
        'a demand is open': refusedEnd('demandOpen'),
        refused: refusedEnd('noPermission'),
        cancelled: { result: 'cancelled' },
      },
      error: { 'cannot run': error('unknown') },
    },
  },
  shown: ['page', 'account', 'quote', 'replaced', 'problem', 'error'],
  observe: {
    start: () => ({ page: null, account: '', quote: null, replaced: false, problem: null, error: null }),
    after(known, step, { from }) {
      const silent = { ...known, problem: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) {
        const usable = usableOn(loaded);
        const kept = usable.find(({ id }) => id === known.account);
        const next = kept ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
        return { ...known, page: loaded, account: next?.id ?? '' };
      }
      const quoted = quotedBy(step);
      if (quoted) {
        return quoted.ok
          ? { ...known, quote: quoted.quote }
          : { ...known, error: quoted.error, problem: quoted.problem };
      }
      const end = endBy(step);
      if (end?.result === 'cancelled') return known;
      if (end?.result === 'accepted') return known;
      if (end) {
        const { quote: other, problem } = end.value!;
        if (other) return { ...known, quote: other, replaced: true };
        return isOutdated(step)
          ? { ...known, quote: null, replaced: false, error: end.error!, problem }
          : { ...known, error: end.error! };
      }
      if (step.kind === 'answer') return { ...known, error: toChartError(step.value) };
      const { matches } = from;
      const problem = problemBy({ matches, known }, step);
      if (problem !== undefined) return { ...silent, problem };
      if (matches('editing') && step.kind === 'user' && step.event.type === 'account.chosen') {
        const { id } = step.event;
        return usableOn(known.page!).some((one) => one.id === id) ? { ...silent, account: id } : known;
      }
      if (matches('editing') && isUser(step, 'amount.changed')) return silent;
      const repeated = repeatedBy({ matches, known }, step);
      if (repeated) return { ...silent, quote: repeated, account: repeated.account.id };
      if (reads({ matches }, step)) return silent;
      if (matches('reviewing') && isUser(step, 'review.left'))
        return { ...silent, quote: null, replaced: false };
      if (matches('reviewing') && isUser(step, 'withdrawal.confirmed')) return { ...silent, replaced: false };
      return known;
    },
  },
  rules: [
    {
      text: 'only players with a real account withdraw; others are told so and nothing is requested',
      requirements: ['CASH-07', 'ACCT-01'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadPage'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'the page shows what the operator said last and the player chose last',
      requirements: ['CASH-08', 'CASH-09'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'requirements come first, then the payment PIN, then a usable account, and the form after them',
      requirements: ['CASH-09', 'CASH-15'],
      neverStep: (_from, step, to) => {
        const loaded = loadedBy(step);
        return loaded !== null && !to.matches(placeOn(loaded));
      },
    },
    {
      text: 'the page is read only when it opens, when a requirement may have been met, and after an answer that outdates it',
      requirements: ['CASH-08', 'CASH-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadPage');
        const isFirst = from.matches('unavailable') || from.matches('blocked');
        return (
          isAsked !== reads(from, step) ||
          (isAsked && !to.matches(isFirst ? 'loading.first' : 'loading.again')) ||
          (answers(step, 'loadPage', false) && !cannotRead(to))
        );
      },
    },
    {
      text: 'a quote is requested only for an amount within all limits, as typed, for the account shown',
      requirements: ['CASH-08', 'CASH-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const isFit = problemBy(from, step) === null;
        const amount = step.kind === 'user' ? step.event['amount'] : undefined;
        const asked = calls.filter(({ actor }) => actor === 'quoteWithdrawal').map(({ input }) => input);
        return (
          !isSame(asked, isFit ? [{ account: from.known.account, amount }] : []) ||
          (isFit && !to.matches('quoting'))
        );
      },
    },
    {
      text: 'an amount beyond a limit is reported, and its field is focused',
      requirements: ['CASH-08'],
      neverStep: (from, step, to, actions) => {
        const problem = problemBy(from, step);
        return (
          (problem !== undefined && problem !== null) !== actions.includes('focusAmount') ||
          (problem != null && !to.matches('editing'))
        );
      },
    },
    {
      text: 'the form stays until a quote has arrived, and the review until it is left, ordered or outdated',
      requirements: ['CASH-09'],
      neverStep: (from, step, to) => {
        if (from.matches('editing')) {
          const stays = !reads(from, step) && problemBy(from, step) !== null && !repeatedBy(from, step);
          return stays && !to.matches('editing');
        }
        if (from.matches('quoting') && step.kind === 'answer') {
          return !isOutdated(step) && !to.matches(quotedBy(step) ? 'reviewing' : 'editing');
        }
        if (from.matches('reviewing')) {
          if (isUser(step, 'review.left')) return !to.matches('editing');
          return !to.matches(isUser(step, 'withdrawal.confirmed') ? 'confirming' : 'reviewing');
        }
        return (
          from.matches('confirming') &&
          step.kind === 'answer' &&
          !isOutdated(step) &&
          !to.matches(isOrdered(step) ? 'ordered' : 'reviewing')
        );
      },
    },
    {
      text: 'the quote shown is ordered, once per confirmation: an expired one is first shown again',
      requirements: ['CASH-02', 'CASH-09'],
      neverStep: (from, step, _to, _actions, calls) => {
        const isConfirmed = from.matches('reviewing') && isUser(step, 'withdrawal.confirmed');
        const asked = calls.filter(({ actor }) => actor === 'confirmWithdrawal').map(({ input }) => input);
        const ordered = isConfirmed ? from.context.quote : repeatedBy(from, step);
        return !isSame(asked, ordered ? [{ request: { quote: ordered.id } }] : []);
      },
    },
    {
      text: 'the last withdrawal is repeated with one tap and the PIN: the same amount, to the same account if it can be used',
      requirements: ['PROT-10', 'CASH-09'],
      neverStep: (from, step, to) => {
        const repeated = repeatedBy(from, step);
        if (repeated) return !to.matches('confirming') || !isSame(to.context.quote, from.known.page!.again);
        return isUser(step, 'again.confirmed') && !isSame(from.value, to.value);
      },
    },
    {
      text: 'a quote is shown exactly while it is reviewed',
      requirements: ['CASH-09'],
      never: (view) =>
        !view.matches('ordered') &&
        (view.context.quote !== null) !== (view.matches('reviewing') || view.matches('confirming')),
    },
    {
      text: 'the order shown is the one created',
      requirements: ['CASH-09', 'CASH-10'],
      neverStep: (_from, step, to, actions, _calls, effects) =>
        isOrdered(step) !== actions.includes('showOrder') ||
        isOrdered(step) !== to.matches('ordered') ||
        effects.some(({ action, params }) => action === 'showOrder' && params.id !== endBy(step)?.value?.id),
    },
    {
      text: 'a double tap orders once: no action changes a request in progress',
      requirements: ['CASH-09', 'NET-13'],
      neverStep: (from, step, to) =>
        (from.tags.has('busy') || from.matches('confirming')) &&
        step.kind === 'user' &&
        !isSame(from.value, to.value),
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['CASH-08', 'CASH-09', 'NET-04'],
      never: (view) =>
        (
          [
            ['refused', 'refused'],
            ['loading', 'loading.first'],
            ['demanded', 'blocked.demanded'],
            ['passwordMissing', 'blocked.passwordMissing'],
            ['accountMissing', 'blocked.accountMissing'],
            ['confirming', 'confirming'],
            ['done', 'ordered'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('editing') !== (view.matches('editing') || view.matches('quoting')) ||
        view.tags.has('reviewing') !== (view.matches('reviewing') || view.matches('confirming')) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('quoting')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('quoting') || view.matches('confirming'),
    },
    {
      text: 'a withdrawal is possible from every state',
      requirements: ['CASH-09'],
      canReach: (view) => view.matches('ordered'),
      from: (view) => isReal(view) && !view.matches('notOffered'),
    },
    notOfferedRule('loadPage'),
  ],
});
