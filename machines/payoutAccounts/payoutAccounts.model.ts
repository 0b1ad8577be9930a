import type { PayoutAccount, PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';
import { isRealAccount } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { ConfirmationEnd } from '../confirmationEnd.ts';
import { type NewAccount, payoutAccountsMachine } from './payoutAccounts.machine.ts';

interface Seen {
  accounts: PayoutAccounts | null;
  error: ChartError | null;
}

interface Known extends Seen {
  /** The account the player wants as default; it may already be. */
  wanted: string | null;
  /** Nothing has loaded yet for a player who returns halfway through adding an account. */
  isBack: boolean;
}

type Seeing = View<Seen, Known>;

const account = (id: string, rest: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  kind: 'eWallet',
  institution: 'GCASH',
  name: 'GCash',
  icon: '',
  number: '•••• 4821',
  holder: 'Maria Santos',
  isDefault: false,
  usableAt: 0,
  inReview: false,
  inUse: false,
  ...rest,
});
/** The browser walks use the same data. */
const accounts = (list: PayoutAccount[], holder = 'Maria Santos'): PayoutAccounts => ({
  list,
  most: 3,
  holder,
  institutions: [
    { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '', pattern: '^09\\d{9}$', hint: '' },
    { code: 'BDO', kind: 'bank', name: 'BDO Unibank', icon: '', pattern: '^(\\d{10}|\\d{12})$', hint: '' },
  ],
  waitingHours: 24,
});
const first = account('a1', { isDefault: true, inUse: true });
const second = account('a2');
const waiting = account('a3', { inReview: true });
const lists = {
  none: accounts([], ''),
  two: accounts([first, second]),
  'the second first': accounts([account('a1', { inUse: true }), account('a2', { isDefault: true })]),
  'three, which is all': accounts([first, second, waiting]),
  'three, the third first': accounts([
    account('a1', { inUse: true }),
    second,
    { ...waiting, isDefault: true },
  ]),
};

const typed = (rest: Partial<NewAccount> = {}): NewAccount => ({
  institution: 'GCASH',
  number: '09171234567',
  holder: '',
  makeDefault: true,
  ...rest,
});
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadAccounts' && step.ok ? (step.value as PayoutAccounts) : null;
const endBy = (step: Step, actor: 'confirmAdding' | 'confirmRemoving') =>
  step.kind === 'answer' && step.actor === actor && step.ok ? (step.value as ConfirmationEnd).result : null;
const find = (shown: PayoutAccounts | null, id: string | null) => shown?.list.find((one) => one.id === id);
/** Why an attempt failed; null if it didn't, or if the player gave up. */
function failureBy(step: Step): ChartError | null {
  if (step.kind !== 'answer') return null;
  if (!step.ok) return toChartError(step.value);
  return (step.value as { error?: ChartError }).error ?? null;
}

/** What a tap starts, if the accounts shown allow it. */
function begins({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) {
  if (step.kind !== 'user' || !matches('listed') || known.accounts === null) return null;
  const { type, id, key } = step.event;
  const shown = find(known.accounts, id);
  if (type === 'add.tapped')
    return known.accounts.list.length < known.accounts.most ? { place: 'adding' } : null;
  if (type === 'default.tapped') {
    return shown && !shown.isDefault ? { place: 'choosing', actor: 'setDefault', asks: { id, key } } : null;
  }
  return type === 'remove.tapped' && shown && !shown.inUse
    ? { place: 'confirmingRemoval', actor: 'confirmRemoving', asks: { request: { id } } }
    : null;
}

/** The account that a step passes on for confirmation; null if there is none, or not yet. */
function submitted({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step): NewAccount | null {
  if (!matches('adding') || step.kind !== 'user' || step.event.type !== 'account.submitted') return null;
  const valid: boolean = step.event.valid;
  const given: NewAccount = step.event.account;
  const isHolderGiven = known.accounts?.holder !== '';
  const isKnown = known.accounts?.institutions.some(({ code }) => code === given.institution);
  return valid && isKnown && (given.holder === '') === isHolderGiven ? given : null;
}

/** The first load for a returning player that leaves room for the unfinished account. */
function goesOn({ isBack }: Known, step: Step) {
  const loaded = loadedBy(step);
  return isBack && loaded !== null && loaded.list.length < loaded.most;
}

/** Whether a step reloads the accounts. */
const reads = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  answers(step, 'setDefault') ||
  endBy(step, 'confirmAdding') === 'accepted' ||
  endBy(step, 'confirmRemoving') === 'accepted' ||
  endBy(step, 'confirmRemoving') === 'refused';

export const payoutAccountsModel = defineModel<Seen, Known>({
  name: 'payoutAccounts',
  machine: payoutAccountsMachine,
  variants: {
    ...byType([0, 4], (memberType) => ({ memberType, isBack: false })),
    'back from the payment password': { memberType: 0, isBack: true },
  },
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'add.tapped': { '': {} },
    'account.submitted': {
      'of a holder who is known': { valid: true, account: typed() },
      'with its holder': { valid: true, account: typed({ holder: 'Maria Santos' }) },
      'of an institution that is not there': { valid: true, account: typed({ institution: 'NONE' }) },
      'without its number': { valid: false, account: typed({ number: '' }) },
    },
    'form.cancelled': { '': {} },
    'default.tapped': {
      'the first': { id: 'a1', key: 'k1' },
      'the second': { id: 'a2', key: 'k2' },
      'the third': { id: 'a3', key: 'k4' },
      'one that is not there': { id: 'a9', key: 'k3' },
    },
    'remove.tapped': {
      'the first, which is in use': { id: 'a1' },
      'the second': { id: 'a2' },
      'one that is not there': { id: 'a9' },
    },
  },
  actors: {
    loadAccounts: { done: lists, error: { 'no answer': error('timeout'), ...switchedOff } },
    setDefault: {
      done: { done: { ok: true }, refused: { ok: false, error: error('notFound') } },
      error: { 'no answer': error('offline') },
    },
    confirmAdding: {
      done: {
        added: { result: 'accepted', value: {} },
        'on the list already': { result: 'refused', error: error('alreadyTaken'), value: null },
        cancelled: { result: 'cancelled' },
      },
      error: { 'cannot run': error('unknown') },
    },
    confirmRemoving: {
      done: {
        removed: { result: 'accepted', value: {} },
        'in use by now': { result: 'refused', error: error('conflict'), value: null },
        cancelled: { result: 'cancelled' },
      },
      error: { 'cannot run': error('unknown') },
    },
  },
  shown: ['accounts', 'error'],
  observe: {
    start: ({ isBack }: { isBack: boolean }) => ({ accounts: null, error: null, wanted: null, isBack }),
    after(known, step, { from }) {
      const view = { matches: from.matches, known };
      const loaded = loadedBy(step);
      if (loaded) {
        const isDefaultNow = find(loaded, known.wanted)?.isDefault === true;
        return { accounts: loaded, wanted: null, isBack: false, error: isDefaultNow ? null : known.error };
      }
      const begun = begins(view, step);
      if (begun) {
        const wanted = begun.place === 'choosing' && step.kind === 'user' ? step.event['id'] : known.wanted;
        return { ...known, wanted, error: null };
      }
      const isClear =
        submitted(view, step) !== null ||
        (from.matches('adding') && isUser(step, 'form.cancelled')) ||
        (from.matches('unavailable') && isUser(step, 'retry.requested')) ||
        endBy(step, 'confirmAdding') === 'cancelled';
      if (isClear) return { ...known, error: null };
      const failure = failureBy(step);
      return failure ? { ...known, error: failure } : known;
    },
  },
  rules: [
    {
      text: 'only players with a real account have payout accounts; others are told so and nothing is requested',
      requirements: ['CASH-07', 'CASH-12'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadAccounts'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'the page shows what the operator said last, and why the last attempt failed',
      requirements: ['CASH-12', 'NET-05'],
      never: ({ context, known: { accounts, error: why } }) => !isSame(context, { accounts, error: why }),
    },
    {
      text: 'the accounts are read only when the page opens and after each attempt that may have changed them',
      requirements: ['CASH-12'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadAccounts');
        const isFirst = from.matches('unavailable');
        return (
          isAsked !== reads(from, step) ||
          (isAsked && !to.matches(isFirst ? 'loading.first' : 'loading.again')) ||
          (loadedBy(step) !== null && !to.matches(goesOn(from.known, step) ? 'adding' : 'listed')) ||
          (answers(step, 'loadAccounts', false) && !cannotRead(to))
        );
      },
    },
    {
      text: 'an account is added while there is room; one used by a withdrawal is not removed, and the default is not chosen again',
      requirements: ['CASH-12'],
      neverStep: (from, step, to) => {
        if (!from.matches('listed')) return false;
        return !to.matches(begins(from, step)?.place ?? 'listed');
      },
    },
    {
      text: 'adding and removing an account needs the payment PIN, and choosing the default is a single call',
      requirements: ['CASH-12', 'NET-13'],
      neverStep: (from, step, _to, _actions, calls) => {
        const account = submitted(from, step);
        const begun = begins(from, step);
        const expected = account
          ? [{ actor: 'confirmAdding', input: { request: account } }]
          : begun?.actor
            ? [{ actor: begun.actor, input: begun.asks }]
            : [];
        const made = calls.filter(({ actor }) => actor !== 'loadAccounts');
        return !isSame(made, expected);
      },
    },
    {
      text: 'an account with a valid number, an offered institution and the fixed holder is confirmed; otherwise the invalid field is focused',
      requirements: ['CASH-12'],
      neverStep: (from, step, to, actions) => {
        const isSubmitted = from.matches('adding') && isUser(step, 'account.submitted');
        const isTaken = submitted(from, step) !== null;
        return (
          (isSubmitted && !isTaken) !== actions.includes('focusFirstInvalidField') ||
          (isSubmitted && !to.matches(isTaken ? 'confirmingAccount' : 'adding'))
        );
      },
    },
    {
      text: 'the input stays until the account is added or abandoned',
      requirements: ['CASH-12'],
      neverStep: (from, step, to, actions) => {
        const isLeft = from.matches('adding') && isUser(step, 'form.cancelled');
        const isAdded = endBy(step, 'confirmAdding') === 'accepted';
        return (
          (isLeft || isAdded) !== actions.includes('clearFields') ||
          (isLeft && !to.matches('listed')) ||
          (answers(step, 'confirmAdding') && !isAdded && !to.matches('adding'))
        );
      },
    },
    {
      text: 'a player returning from the payment PIN finds the form open, once, if there is room for another account',
      requirements: ['CASH-12'],
      neverStep: (from, step, to) =>
        !from.matches('adding') &&
        to.matches('adding') &&
        !goesOn(from.known, step) &&
        begins(from, step)?.place !== 'adding' &&
        !answers(step, 'confirmAdding'),
    },
    {
      text: 'only an account that was added or removed is reported',
      requirements: ['CASH-12'],
      neverStep: (_from, step, _to, actions) =>
        (endBy(step, 'confirmAdding') === 'accepted') !== actions.includes('sayAdded') ||
        (endBy(step, 'confirmRemoving') === 'accepted') !== actions.includes('sayRemoved'),
    },
    {
      text: 'a cancelled removal leaves the accounts unchanged',
      requirements: ['CASH-12'],
      neverStep: (_from, step, to) =>
        (endBy(step, 'confirmRemoving') === 'cancelled' || answers(step, 'confirmRemoving', false)) &&
        !to.matches('listed'),
    },
    {
      text: 'a double tap requests once: no action changes a request in progress',
      requirements: ['CASH-12', 'NET-13'],
      neverStep: (from, step, to) =>
        (from.tags.has('busy') || from.tags.has('confirming')) &&
        step.kind === 'user' &&
        !isSame(from.value, to.value),
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['CASH-12', 'NET-04'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('listed') !== view.matches('listed') ||
        view.tags.has('adding') !== (view.matches('adding') || view.matches('confirmingAccount')) ||
        view.tags.has('confirming') !==
          (view.matches('confirmingAccount') || view.matches('confirmingRemoval')) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('choosing')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.tags.has('busy') || view.tags.has('confirming'),
    },
    {
      text: 'the accounts can be reached from every state',
      requirements: ['CASH-12'],
      canReach: (view) => view.matches('listed'),
      from: (view) => isReal(view) && !view.matches('notOffered'),
    },
    notOfferedRule('loadAccounts'),
  ],
});
