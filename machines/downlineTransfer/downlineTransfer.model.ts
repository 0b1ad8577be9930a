import type { DownlineTransfer } from '@araw/contract/cashier/transfers';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '#machines/chartError.ts';
import type { AmountProblem } from '#machines/typedAmount.ts';
import {
  type DownlineReceipt,
  type DownlineRefusal,
  type TransferForm,
  downlineTransferMachine,
} from './downlineTransfer.machine.ts';

/** A screen shows all of these. */
interface Seen {
  means: DownlineTransfer | null;
  sending: TransferForm | null;
  problem: AmountProblem | null;
  noteRefused: boolean;
  receipt: DownlineReceipt | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

/** The browser walks use the same data. */
const means = (rest: Partial<DownlineTransfer> = {}): DownlineTransfer => ({
  recipient: { account: 'jose', type: 2, direct: true },
  masked: 'j•••e',
  withdrawable: 5_000,
  least: 1,
  hasPaymentPassword: true,
  demands: [],
  now: 0,
  ...rest,
});
const all = {
  'all is there': means(),
  'another device took most of it': means({ withdrawable: 250 }),
  'a demand is open': means({
    demands: [{ kind: 'review', text: 'Your account is being checked', until: null }],
    hasPaymentPassword: false,
  }),
  'no payment password': means({ hasPaymentPassword: false }),
};
const receipt: DownlineReceipt = { number: 'T 2611 2213', at: 0, amount: 1, account: 'j•••e' };
const tooMuch: AmountProblem = { bound: 'withdrawable', pesos: 250 };
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refusedEnd = (code: string, problem: AmountProblem | null = null) => ({
  result: 'refused',
  error: error(code),
  value: { problem },
});

/** Contains a zero-width space, as pasted text may. */
const unseenNote = 'For\u200byou';

/** What is wrong with each amount typed in this model. */
const problems: Record<string, (of: DownlineTransfer) => AmountProblem | null> = {
  '1e3': () => ({ bound: 'malformed', pesos: null }),
  '0.99': () => ({ bound: 'least', pesos: 1 }),
  '1': () => null,
  '5000': ({ withdrawable }) =>
    withdrawable < 5_000 ? { bound: 'withdrawable', pesos: withdrawable } : null,
  '5000.01': ({ withdrawable }) => ({ bound: 'withdrawable', pesos: withdrawable }),
};

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadMeans' && step.ok ? (step.value as DownlineTransfer) : null;
const unreadBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadMeans' && !step.ok ? toChartError(step.value).code : null;
interface End {
  result: string;
  error?: ChartError;
  value?: unknown;
}
const endBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'confirmTransfer' && step.ok ? (step.value as End) : null;
const isSent = (step: Step) => endBy(step)?.result === 'accepted';
/** An answer after which the page may be outdated. */
const isOutdated = (step: Step) =>
  ['amountOutOfBounds', 'insufficientBalance', 'demandOpen', 'switchedOff', 'notFound'].includes(
    endBy(step)?.error?.code ?? '',
  );

/** The state that the operator's answer leads to. */
function placeOf({ demands, hasPaymentPassword }: DownlineTransfer): string {
  if (demands.length > 0) return 'blocked.demanded';
  return hasPaymentPassword ? 'editing' : 'blocked.passwordMissing';
}
const placeWithout: Record<string, string> = { notFound: 'strange', switchedOff: 'closed' };

const isCheck = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('editing') && isUser(step, 'check.requested');
function formIn(step: Step): TransferForm {
  if (step.kind !== 'user') throw new Error('only the agent types');
  const { amount, note } = step.event;
  return { amount, note };
}

/** What is wrong with what a step submits: undefined if it submits nothing, null if it is valid. */
function wrongBy({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) {
  if (!isCheck({ matches }, step)) return undefined;
  const { amount, note } = formIn(step);
  const problem = problems[amount]!(known.means!);
  if (problem) return { problem, noteRefused: false };
  return note === unseenNote ? { problem: null, noteRefused: true } : null;
}

const reads = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  (matches('blocked') && isUser(step, 'page.changed')) ||
  isOutdated(step);

const nothing: Seen = {
  means: null,
  sending: null,
  problem: null,
  noteRefused: false,
  receipt: null,
  error: null,
};

export const downlineTransferModel = defineModel<Seen, Seen>({
  name: 'downlineTransfer',
  machine: downlineTransferMachine,
  variants: { 'to a member': { account: 'jose' } },
  events: {
    'retry.requested': { '': {} },
    'page.changed': { '': {} },
    'form.changed': { '': {} },
    'check.requested': {
      'the least': { amount: '1', note: '' },
      'a centavo less': { amount: '0.99', note: '' },
      'all of it': { amount: '5000', note: 'For Cebu' },
      'a centavo more': { amount: '5000.01', note: '' },
      'no amount': { amount: '1e3', note: unseenNote },
      'a note with signs that nobody sees': { amount: '1', note: unseenNote },
    },
  },
  actors: {
    loadMeans: {
      done: all,
      error: {
        'no answer': error('timeout'),
        'nobody of the downline': error('notFound'),
        'switched off': error('switchedOff'),
      },
    },
    confirmTransfer: {
      done: {
        sent: { result: 'accepted', value: receipt },
        'too much by now': refusedEnd('amountOutOfBounds', tooMuch),
        'another device took it': refusedEnd('insufficientBalance'),
        'a demand is open': refusedEnd('demandOpen'),
        'switched off': refusedEnd('switchedOff'),
        'left the line': refusedEnd('notFound'),
        refused: refusedEnd('noPermission'),
        cancelled: { result: 'cancelled' },
      },
      error: { 'cannot run': error('unknown') },
    },
  },
  shown: ['means', 'sending', 'problem', 'noteRefused', 'receipt', 'error'],
  observe: {
    start: () => nothing,
    after(known, step, { from }) {
      const silent = { ...known, problem: null, noteRefused: false, error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, means: loaded };
      const unread = unreadBy(step);
      if (unread) return unread in placeWithout ? known : { ...known, error: error(unread) };
      const end = endBy(step);
      if (end?.result === 'accepted') return { ...known, receipt: end.value as DownlineReceipt };
      if (end?.result === 'cancelled') return { ...known, sending: null };
      if (end) {
        const { problem } = isOutdated(step) ? (end.value as DownlineRefusal) : known;
        return { ...known, sending: null, error: end.error!, problem };
      }
      if (step.kind === 'answer') return { ...known, sending: null, error: toChartError(step.value) };
      const { matches } = from;
      const wrong = wrongBy({ matches, known }, step);
      if (wrong) return { ...silent, ...wrong };
      if (wrong === null) return { ...silent, sending: formIn(step) };
      const isSilent = reads({ matches }, step) || (matches('editing') && isUser(step, 'form.changed'));
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'the page shows what the operator said last and the agent typed last',
      requirements: ['TEAM-06'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'requirements come first, then the payment PIN, then the form; unknown members and missing offers have none',
      requirements: ['TEAM-06', 'TEAM-10', 'CASH-15', 'NET-05'],
      neverStep: (_from, step, to) => {
        const loaded = loadedBy(step);
        if (loaded !== null) return !to.matches(placeOf(loaded));
        const unread = unreadBy(step);
        return unread !== null && !to.matches(placeWithout[unread] ?? 'unavailable');
      },
    },
    {
      text: 'the amount available is read when the page opens, when a requirement may have been met, and after an answer that outdates it',
      requirements: ['TEAM-06'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'loadMeans').map(({ input }) => input);
        const isFirst = from.matches('unavailable') || from.matches('blocked');
        return (
          !isSame(asked, reads(from, step) ? [{ account: 'jose' }] : []) ||
          (asked.length > 0 && !to.matches(isFirst ? 'loading.first' : 'loading.again'))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        !isSame(calls, [{ actor: 'loadMeans', input: { account: 'jose' } }]),
    },
    {
      text: 'a valid amount with a readable note continues to the payment PIN; otherwise the limit is named and its field focused',
      requirements: ['TEAM-06'],
      neverStep: (from, step, to, actions) => {
        const wrong = wrongBy(from, step);
        const focus = wrong ? (wrong.problem ? 'focusAmount' : 'focusNote') : '';
        const focused = actions.filter((name) => name.startsWith('focus')).join();
        return (
          focused !== focus ||
          (from.matches('editing') && !to.matches(wrong === null ? 'confirming' : 'editing'))
        );
      },
    },
    {
      text: 'what was checked is sent, to the member in the address, once per confirmation',
      requirements: ['TEAM-06', 'NET-13'],
      neverStep: (from, step, _to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'confirmTransfer').map(({ input }) => input);
        const isChecked = wrongBy(from, step) === null;
        return !isSame(asked, isChecked ? [{ request: { account: 'jose', ...formIn(step) } }] : []);
      },
    },
    {
      text: 'a transfer is set exactly while it is being confirmed, and once it was sent',
      requirements: ['TEAM-06'],
      never: (view) =>
        (view.context.sending !== null) !== (view.matches('confirming') || view.matches('sent')),
    },
    {
      text: 'a confirmation ends with the transfer sent, or the form unchanged',
      requirements: ['TEAM-06'],
      neverStep: (from, step, to) =>
        from.matches('confirming') &&
        step.kind === 'answer' &&
        !isOutdated(step) &&
        !to.matches(isSent(step) ? 'sent' : 'editing'),
    },
    {
      text: 'the balance is reloaded only after a transfer',
      requirements: ['TEAM-06'],
      neverStep: (_from, step, _to, actions) => isSent(step) !== actions.includes('renewBalance'),
    },
    {
      text: 'a double tap sends once: no action changes a request in progress',
      requirements: ['TEAM-06', 'NET-13'],
      neverStep: (from, step, to) =>
        (from.tags.has('busy') || from.matches('confirming')) &&
        step.kind === 'user' &&
        !isSame(from.value, to.value),
    },
    {
      text: 'each state shows exactly what the agent can see or do; the input stays while the amount available is reloaded',
      requirements: ['TEAM-06', 'NET-04'],
      never: (view) =>
        (
          [
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['strange', 'strange'],
            ['closed', 'closed'],
            ['demanded', 'blocked.demanded'],
            ['passwordMissing', 'blocked.passwordMissing'],
            ['confirming', 'confirming'],
            ['busy', 'loading.again'],
            ['done', 'sent'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('editing') !==
          ['editing', 'confirming', 'loading.again'].some((path) => view.matches(path)),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('confirming'),
    },
    {
      text: 'money can be sent from every state except the one without a recipient',
      requirements: ['TEAM-06'],
      canReach: (view) => view.matches('sent'),
      from: (view) => !view.matches('strange') && !view.matches('closed'),
    },
  ],
});
