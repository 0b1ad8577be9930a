import { isRealAccount } from '@araw/contract/calls/roles';
import type { Upline } from '@araw/contract/cashier/withdrawals';
import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { isSwitchedOffBy, switchedOff } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { AmountProblem } from '../typedAmount.ts';
import {
  type TransferReceipt,
  type TransferRefusal,
  uplineTransferMachine,
} from './uplineTransfer.machine.ts';

/** A screen shows all of these. */
interface Seen {
  upline: Upline | null;
  amount: string;
  problem: AmountProblem | null;
  receipt: TransferReceipt | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

/** The browser walks use the same data. */
const upline = (rest: Partial<Upline> = {}): Upline => ({
  account: 'ra•••n',
  since: 0,
  withdrawable: 9_980.5,
  least: 200,
  most: 5_000,
  hasPaymentPassword: true,
  demands: [],
  now: 0,
  ...rest,
});
const uplines = {
  'all is there': upline(),
  'another device took most of it': upline({ withdrawable: 250 }),
  'a demand is open': upline({
    demands: [{ kind: 'review', text: 'Your account is being checked', until: null }],
    hasPaymentPassword: false,
  }),
  'no payment password': upline({ hasPaymentPassword: false }),
};
const receipt: TransferReceipt = { number: 'T 2611 2213', at: 0, amount: 200, account: 'ra•••n' };
const least: AmountProblem = { bound: 'least', pesos: 500 };
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refusedEnd = (code: string, problem: AmountProblem | null = null) => ({
  result: 'refused',
  error: error(code),
  value: { problem },
});

/** What is wrong with each amount typed in this model. */
const problems: Record<string, (of: Upline) => AmountProblem | null> = {
  '1e3': () => ({ bound: 'malformed', pesos: null }),
  '199.99': () => ({ bound: 'least', pesos: 200 }),
  '200': () => null,
  '5000': ({ withdrawable }) =>
    withdrawable < 5_000 ? { bound: 'withdrawable', pesos: withdrawable } : null,
  '5000.01': ({ withdrawable }) =>
    withdrawable < 5_000 ? { bound: 'withdrawable', pesos: withdrawable } : { bound: 'most', pesos: 5_000 },
};

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadUpline' && step.ok ? (step.value as Upline) : null;
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
  ['amountOutOfBounds', 'insufficientBalance', 'demandOpen', 'switchedOff'].includes(
    endBy(step)?.error?.code ?? '',
  );
/** The merchant has switched it off since its settings were loaded. */
const isClosedBy = (step: Step) => isSwitchedOffBy(step, 'loadUpline');
const isOffered = ({ input: { memberType, enabled, toUpline } }: Pick<Seeing, 'input'>) =>
  enabled && toUpline && (memberType === 0 || memberType === 1);

/** The state that the operator's answer leads to. */
function placeOf({ demands, hasPaymentPassword }: Upline): string {
  if (demands.length > 0) return 'blocked.demanded';
  return hasPaymentPassword ? 'editing' : 'blocked.passwordMissing';
}

/** What is wrong with the amount a step submits; undefined if it submits none. */
const problemBy = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  matches('editing') && step.kind === 'user' && step.event.type === 'review.requested'
    ? problems[step.event['amount']]!(known.upline!)
    : undefined;

const reads = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  (matches('blocked') && isUser(step, 'page.changed')) ||
  isOutdated(step);

const offered = { enabled: true, toUpline: true };

export const uplineTransferModel = defineModel<Seen, Seen>({
  name: 'uplineTransfer',
  machine: uplineTransferMachine,
  variants: {
    ...byType([0, 2, 4], (memberType) => ({ memberType, ...offered })),
    'switched off by the merchant': { memberType: 0, enabled: false, toUpline: true },
    'not for this member': { memberType: 0, enabled: true, toUpline: false },
  },
  typesAlike: [[0, 1], [2], [4, null, 40, 41, 42, 99]],
  events: {
    'retry.requested': { '': {} },
    'page.changed': { '': {} },
    'amount.changed': { '': {} },
    'review.requested': {
      'the least': { amount: '200' },
      'a centavo less': { amount: '199.99' },
      'the most': { amount: '5000' },
      'a centavo more': { amount: '5000.01' },
      'no amount': { amount: '1e3' },
    },
    'review.left': { '': {} },
    'transfer.confirmed': { '': {} },
  },
  actors: {
    loadUpline: { done: uplines, error: { 'no answer': error('timeout'), ...switchedOff } },
    confirmTransfer: {
      done: {
        sent: { result: 'accepted', value: receipt },
        'too little by now': refusedEnd('amountOutOfBounds', least),
        'another device took it': refusedEnd('insufficientBalance'),
        'a demand is open': refusedEnd('demandOpen'),
        'switched off': refusedEnd('switchedOff'),
        refused: refusedEnd('noPermission'),
        cancelled: { result: 'cancelled' },
      },
      error: { 'cannot run': error('unknown') },
    },
  },
  shown: ['upline', 'amount', 'problem', 'receipt', 'error'],
  observe: {
    start: () => ({ upline: null, amount: '', problem: null, receipt: null, error: null }),
    after(known, step, { from }) {
      const silent = { ...known, problem: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, upline: loaded };
      const end = endBy(step);
      if (end?.result === 'accepted') return { ...known, receipt: end.value as TransferReceipt };
      if (end?.result === 'cancelled') return known;
      if (end && isOutdated(step)) {
        return { ...known, amount: '', error: end.error!, problem: (end.value as TransferRefusal).problem };
      }
      if (end) return { ...known, error: end.error! };
      if (isClosedBy(step)) return known;
      if (step.kind === 'answer') return { ...known, error: toChartError(step.value) };
      const { matches } = from;
      const problem = problemBy({ matches, known }, step);
      if (problem === null && step.kind === 'user') return { ...silent, amount: step.event['amount'] };
      if (problem) return { ...silent, problem };
      if (matches('reviewing') && isUser(step, 'review.left')) return { ...silent, amount: '' };
      const isSilent =
        reads({ matches }, step) ||
        (matches('editing') && isUser(step, 'amount.changed')) ||
        (matches('reviewing') && isUser(step, 'transfer.confirmed'));
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'money goes to the agent above only if the merchant and the member’s flag allow it, for types 0 and 1; otherwise nothing is requested',
      requirements: ['CASH-07', 'CASH-13'],
      neverStart: (view, actions, calls) =>
        isOffered(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadUpline'
          : calls.length > 0 ||
            !view.matches(isRealAccount(view.input.memberType) ? 'closed' : 'refused') ||
            actions.join() !== (isRealAccount(view.input.memberType) ? '' : 'sayRealAccountOnly'),
    },
    {
      text: 'the page shows what the operator said last and the player typed last',
      requirements: ['CASH-13'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'requirements come first, then the payment PIN, and the form after them',
      requirements: ['CASH-13', 'CASH-15'],
      neverStep: (_from, step, to) => {
        const loaded = loadedBy(step);
        return loaded !== null && !to.matches(placeOf(loaded));
      },
    },
    {
      text: 'the agent is read when the page opens, when a requirement may have been met, and after an answer that outdates it; a switched-off transfer is closed',
      requirements: ['CASH-13', 'NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadUpline');
        const isFirst = from.matches('unavailable') || from.matches('blocked');
        return (
          isAsked !== reads(from, step) ||
          (isAsked && !to.matches(isFirst ? 'loading.first' : 'loading.again')) ||
          (answers(step, 'loadUpline', false) && !to.matches(isClosedBy(step) ? 'closed' : 'unavailable'))
        );
      },
    },
    {
      text: 'an amount within the balance and the limits is reviewed; any other is shown the limit it breaks',
      requirements: ['CASH-13'],
      neverStep: (from, step, to, actions) => {
        const problem = problemBy(from, step);
        return (
          (problem !== undefined && problem !== null) !== actions.includes('focusAmount') ||
          (from.matches('editing') && !to.matches(problem === null ? 'reviewing' : 'editing'))
        );
      },
    },
    {
      text: 'the amount reviewed is sent, once per confirmation',
      requirements: ['CASH-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const isConfirmed = from.matches('reviewing') && isUser(step, 'transfer.confirmed');
        const asked = calls.filter(({ actor }) => actor === 'confirmTransfer').map(({ input }) => input);
        return (
          !isSame(asked, isConfirmed ? [{ request: { amount: from.context.amount } }] : []) ||
          (isConfirmed && !to.matches('confirming'))
        );
      },
    },
    {
      text: 'an amount is shown exactly while it is reviewed, and once it was sent',
      requirements: ['CASH-13'],
      never: (view) =>
        (view.context.amount !== '') !==
        (view.matches('reviewing') || view.matches('confirming') || view.matches('sent')),
    },
    {
      text: 'the review stays until it is left, sent or outdated',
      requirements: ['CASH-13'],
      neverStep: (from, step, to) => {
        if (from.matches('reviewing') && step.kind === 'user') {
          if (isUser(step, 'review.left')) return !to.matches('editing');
          return !isUser(step, 'transfer.confirmed') && !to.matches('reviewing');
        }
        return (
          from.matches('confirming') &&
          step.kind === 'answer' &&
          !isOutdated(step) &&
          !to.matches(isSent(step) ? 'sent' : 'reviewing')
        );
      },
    },
    {
      text: 'the balance is reloaded only after a transfer',
      requirements: ['CASH-13'],
      neverStep: (_from, step, _to, actions) => isSent(step) !== actions.includes('renewBalance'),
    },
    {
      text: 'a double tap sends once: no action changes a request in progress',
      requirements: ['CASH-13', 'NET-13'],
      neverStep: (from, step, to) =>
        (from.tags.has('busy') || from.matches('confirming')) &&
        step.kind === 'user' &&
        !isSame(from.value, to.value),
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['CASH-13', 'NET-04'],
      never: (view) =>
        (
          [
            ['refused', 'refused'],
            ['closed', 'closed'],
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['demanded', 'blocked.demanded'],
            ['passwordMissing', 'blocked.passwordMissing'],
            ['editing', 'editing'],
            ['confirming', 'confirming'],
            ['busy', 'loading.again'],
            ['done', 'sent'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('reviewing') !==
          (view.matches('reviewing') || view.matches('confirming') || view.matches('loading.again')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('confirming'),
    },
    {
      text: 'money can be sent from every state',
      requirements: ['CASH-13'],
      canReach: (view) => view.matches('sent'),
      from: (view) => isOffered(view) && !view.matches('closed'),
    },
  ],
});
