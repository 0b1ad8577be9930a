import type { DownlineTransfer } from '#services/contract/transfers.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { AmountProblem } from '../typedAmount.ts';
import {
  type DownlineReceipt,
  type DownlineRefusal,
  type TransferForm,
  transferMachine,
} from './transfer.machine.ts';

/** A screen shows all of it. */
interface Seen {
  means: DownlineTransfer | null;
  sending: TransferForm | null;
  problem: AmountProblem | null;
  noteRefused: boolean;
  receipt: DownlineReceipt | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

/** The walks in the browser give the same. */
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

/** With a space of no width, as it may be pasted. */
const unseenNote = 'For\u200byou';

/** Of every amount that is typed here, what is wrong with it. */
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
/** A word of the operator after which what the page says may no longer be true. */
const isOutdated = (step: Step) =>
  ['amountOutOfBounds', 'insufficientBalance', 'demandOpen', 'switchedOff', 'notFound'].includes(
    endBy(step)?.error?.code ?? '',
  );

/** Where what the operator says leads. */
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

/** What is wrong with what a step submits; undefined of a step that submits nothing, null where nothing is. */
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

export const transferModel = defineModel<Seen, Seen>({
  name: 'transfer',
  machine: transferMachine,
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
      text: 'what is shown is what the operator said and the agent typed last',
      requirements: ['TEAM-06'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'demands come first, then the payment password, and the form after them; whom nobody knows, and what is not offered, has none',
      requirements: ['TEAM-06', 'TEAM-10', 'CASH-15'],
      neverStep: (_from, step, to) => {
        const loaded = loadedBy(step);
        if (loaded !== null) return !to.matches(placeOf(loaded));
        const unread = unreadBy(step);
        return unread !== null && !to.matches(placeWithout[unread] ?? 'unavailable');
      },
    },
    {
      text: 'what can be sent is read when the page opens, when something may have been met, and after a word that outdates it',
      requirements: ['TEAM-06'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'loadMeans').map(({ input }) => input);
        const isFirst = from.matches('unavailable') || from.matches('blocked');
        return (
          canonical(asked) !== canonical(reads(from, step) ? [{ account: 'jose' }] : []) ||
          (asked.length > 0 && !to.matches(isFirst ? 'loading.first' : 'loading.again'))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        canonical(calls) !== canonical([{ actor: 'loadMeans', input: { account: 'jose' } }]),
    },
    {
      text: 'an amount within what may be withdrawn goes on to the payment password, with a note that can be read; any other says which bound it passes, and has the focus',
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
      text: 'what is sent is what was checked, to the member of the address, once for each confirmation',
      requirements: ['TEAM-06', 'NET-13'],
      neverStep: (from, step, _to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'confirmTransfer').map(({ input }) => input);
        const isChecked = wrongBy(from, step) === null;
        return (
          canonical(asked) !== canonical(isChecked ? [{ request: { account: 'jose', ...formIn(step) } }] : [])
        );
      },
    },
    {
      text: 'something is being sent exactly while it is confirmed, and once it was sent',
      requirements: ['TEAM-06'],
      never: (view) =>
        (view.context.sending !== null) !== (view.matches('confirming') || view.matches('sent')),
    },
    {
      text: 'a confirmation ends sent, or with the form as it was',
      requirements: ['TEAM-06'],
      neverStep: (from, step, to) =>
        from.matches('confirming') &&
        step.kind === 'answer' &&
        !isOutdated(step) &&
        !to.matches(isSent(step) ? 'sent' : 'editing'),
    },
    {
      text: 'the balance follows what was sent, and nothing else',
      requirements: ['TEAM-06'],
      neverStep: (_from, step, _to, actions) => isSent(step) !== actions.includes('renewBalance'),
    },
    {
      text: 'a double tap sends once: while something is on its way nothing that the agent does changes that',
      requirements: ['TEAM-06', 'NET-13'],
      neverStep: (from, step, to) =>
        (from.tags.has('busy') || from.matches('confirming')) &&
        step.kind === 'user' &&
        canonical(from.value) !== canonical(to.value),
    },
    {
      text: 'each state says what the agent sees or may do, exactly then; what was typed stays while its means are read again',
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
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('confirming'),
    },
    {
      text: 'from everywhere but where there is nobody money can still be sent',
      requirements: ['TEAM-06'],
      canReach: (view) => view.matches('sent'),
      from: (view) => !view.matches('strange') && !view.matches('closed'),
    },
  ],
});
