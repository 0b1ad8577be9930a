import { isRealAccount } from '@araw/contract/calls/roles';
import { withdrawalTable } from '@araw/contract/values/stateTables';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { type CancelOutcome, withdrawalOrderMachine } from './withdrawalOrder.machine.ts';
import { knownState } from './withdrawalOrder.rules.ts';

interface Seen {
  order: WithdrawalOrder | null;
  error: ChartError | null;
}

interface Known extends Seen {
  /** Answers in a row without news. */
  asked: number;
  /** An attempt to cancel hasn't finished. */
  attempted: boolean;
}

type Seeing = View<Seen, Known>;

/** The browser walks use the same data. */
const order = (state: string, version: number, rest: Partial<WithdrawalOrder> = {}): WithdrawalOrder => ({
  id: 'w1',
  number: 'W 2611 2213 2044 08',
  account: {
    id: 'a1',
    kind: 'eWallet',
    institution: 'GCASH',
    name: 'GCash',
    icon: '',
    number: '•••• 4821',
    holder: 'Maria Santos',
    isDefault: true,
    usableAt: 0,
    inReview: false,
    inUse: true,
  },
  gross: 1_500,
  fee: 15,
  net: 1_485,
  state,
  text: '',
  reason: '',
  version,
  createdAt: 0,
  arrivesAt: 0,
  steps: [],
  actions: [],
  now: 0,
  timeZone: 'Asia/Manila',
  ...rest,
});
const cancelled = order('cancelled', 3);
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const pauses = [5_000, 10_000, 20_000, 40_000, 80_000];

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadOrder' && step.ok ? (step.value as WithdrawalOrder) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'cancelOrder' && step.ok ? (step.value as CancelOutcome) : null;
const isAsking = ({ matches }: Pick<Seeing, 'matches'>) => matches('shown.asking');
/** Whether an answer is newer than what is shown. */
const isNews = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) => {
  const loaded = loadedBy(step);
  return loaded !== null && (!isAsking({ matches }) || loaded.version > (known.order?.version ?? -1));
};
const isCancelledBy = ({ known }: Pick<Seeing, 'known'>, step: Step) =>
  outcomeBy(step)?.ok === true || (known.attempted && loadedBy(step)?.state === 'cancelled');
const isFollowed = (shown: WithdrawalOrder | null) =>
  shown !== null && !['paid', 'rejected', 'cancelled', 'failed', 'returned'].includes(shown.state);
const canCancel = (shown: WithdrawalOrder | null) =>
  shown !== null && shown.actions.includes('cancel') && ['requested', 'inReview'].includes(shown.state);
const isTapped = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  matches('shown') && isUser(step, 'cancel.tapped') && canCancel(known.order);
const returns = (step: Step) => isUser(step, 'page.shown') || isUser(step, 'net.returned');

/** The state in which a step reads the order; null if it doesn't. */
function readIn({ matches }: Pick<Seeing, 'matches'>, step: Step): string | null {
  if (matches('unavailable') && isUser(step, 'retry.requested')) return 'loading.first';
  if (answers(step, 'cancelOrder') && outcomeBy(step)?.ok !== true) return 'loading.again';
  const isWaiting = matches('shown.following') || matches('shown.resting');
  return isWaiting && (returns(step) || step.kind === 'time') ? 'shown.asking' : null;
}

export const withdrawalOrderModel = defineModel<Seen, Known>({
  name: 'withdrawalOrder',
  machine: withdrawalOrderMachine,
  variants: byType([0, 4], (memberType) => ({ id: 'w1', memberType })),
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'cancel.tapped': { '': {} },
    'cancel.declined': { '': {} },
    'cancel.confirmed': { '': { key: 'k1' } },
  },
  actors: {
    loadOrder: {
      done: {
        requested: order('requested', 1, { actions: ['cancel'] }),
        'requested, where the merchant forbids cancelling': order('requested', 1),
        'in review': order('inReview', 2, { actions: ['cancel'] }),
        'approved, with an action that the table rejects': order('approved', 3, { actions: ['cancel'] }),
        cancelled,
        paying: order('paying', 4),
        paid: order('paid', 5),
        rejected: order('rejected', 5, { reason: 'Name differs' }),
        failed: order('failed', 5),
        returned: order('returned', 6),
        'in a state that this app does not know': order('onHold', 2, {
          actions: ['cancel'],
          text: 'Our partner looks at it',
        }),
      },
      error: { 'no answer': error('timeout'), ...switchedOff },
    },
    cancelOrder: {
      done: {
        cancelled: { ok: true, order: cancelled },
        'approved meanwhile': { ok: false, error: error('conflict') },
      },
      error: { 'no answer': error('offline') },
    },
  },
  shown: ['order', 'error'],
  observe: {
    start: () => ({ order: null, error: null, asked: 0, attempted: false }),
    after(known, step, { from }) {
      const view = { matches: from.matches, known };
      const loaded = loadedBy(step);
      if (isAsking(view) && step.kind === 'answer') {
        return loaded && isNews(view, step)
          ? { ...known, order: loaded, asked: 0 }
          : { ...known, asked: Math.min(known.asked + 1, 4) };
      }
      if (loaded) {
        const next = { ...known, order: loaded, asked: 0, attempted: false };
        return isCancelledBy(view, step) ? { ...next, error: null } : next;
      }
      const outcome = outcomeBy(step);
      if (outcome?.ok) return { ...known, order: outcome.order, asked: 0 };
      if (outcome) return { ...known, error: outcome.error, attempted: true };
      if (step.kind === 'answer') {
        const attempted = known.attempted || step.actor === 'cancelOrder';
        return { ...known, attempted, error: toChartError(step.value) };
      }
      const isSilent =
        isTapped(view, step) || (from.matches('unavailable') && isUser(step, 'retry.requested'));
      return isSilent ? { ...known, error: null } : known;
    },
  },
  rules: [
    stateTableRule('withdrawal', withdrawalTable, {
      stateOf: ({ context: { order: shown } }) => shown && knownState(shown),
      taps: { 'cancel.tapped': 'cancel', 'cancel.confirmed': 'cancel' },
      asks: ({ actor }) => (actor === 'cancelOrder' ? 'cancel' : null),
    }),
    {
      text: 'only players with a real account see a withdrawal; others are told so and nothing is requested',
      requirements: ['CASH-07', 'CASH-10'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadOrder'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'the withdrawal read is the one opened',
      requirements: ['CASH-10'],
      neverStart: ({ input }, _actions, calls) => calls.some((call) => call.input.id !== input.id),
    },
    {
      text: 'the page shows the operator’s newest answer: an outdated one changes nothing',
      requirements: ['CASH-10'],
      never: ({ context, known: { order: shown, error: said } }) =>
        !isSame(context, { order: shown, error: said }),
    },
    {
      text: 'it is read only when the page opens, returns or polls, and after an attempt with an unknown result',
      requirements: ['CASH-10'],
      neverStep: (from, step, to, _actions, calls) => {
        const place = readIn(from, step);
        const asked = calls.filter(({ actor }) => actor === 'loadOrder').map(({ input }) => input);
        return (
          !isSame(asked, place === null ? [] : [{ id: from.input.id }]) ||
          (place !== null && !to.matches(place))
        );
      },
    },
    {
      text: 'the page polls what may still change, with pauses that grow from 5 to 80 seconds and restart with each change',
      requirements: ['CASH-10', 'NET-10'],
      never: (view) =>
        !isSame(view.timers, view.matches('shown.following') ? [pauses[view.known.asked]] : []),
    },
    {
      text: 'a withdrawal that may still change, or whose state is unknown, is polled, and one that has ended is not',
      requirements: ['CASH-10', 'CASH-22'],
      never: (view) =>
        (view.matches('shown.following') && !isFollowed(view.context.order)) ||
        (view.matches('shown.resting') && isFollowed(view.context.order)),
    },
    {
      text: 'it can be cancelled exactly while the operator offers it and its table allows it, whatever is requested meanwhile',
      requirements: ['CASH-10', 'CASH-22'],
      neverStep: (from, step, to) =>
        isTapped(from, step) !== (to.matches('confirming') && !from.matches('confirming')),
    },
    {
      text: 'cancelling asks first, and each confirmation cancels this withdrawal once, with its own key',
      requirements: ['CASH-10', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const isConfirmed = from.matches('confirming') && isUser(step, 'cancel.confirmed');
        const asked = calls.filter(({ actor }) => actor === 'cancelOrder').map(({ input }) => input);
        const key = step.kind === 'user' ? step.event['key'] : undefined;
        return (
          !isSame(asked, isConfirmed ? [{ id: from.input.id, key }] : []) ||
          (isConfirmed && !to.matches('cancelling')) ||
          (from.matches('confirming') && isUser(step, 'cancel.declined') && !to.matches('shown')) ||
          (from.matches('cancelling') && step.kind === 'user' && !to.matches('cancelling'))
        );
      },
    },
    {
      text: 'only a cancellation that succeeded, by its answer or the operator’s later state, is reported',
      requirements: ['CASH-10', 'NET-12'],
      neverStep: (from, step, to, actions) =>
        isCancelledBy(from, step) !== actions.includes('sayCancelled') ||
        (isCancelledBy(from, step) && !to.matches('shown')),
    },
    {
      text: 'only a change of the withdrawal reloads the balance, immediately',
      requirements: ['CASH-10'],
      neverStep: (from, step, _to, actions) =>
        (isNews(from, step) || outcomeBy(step)?.ok === true) !== actions.includes('renewBalance'),
    },
    {
      text: 'one that cannot be read says why; one already shown stays, whatever fails afterwards',
      requirements: ['CASH-10', 'NET-05'],
      neverStep: (from, step, to) =>
        (answers(step, 'loadOrder', false) &&
          !(from.matches('loading') ? cannotRead(to) : to.matches('shown'))) ||
        (loadedBy(step) !== null && !to.matches('shown')),
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['CASH-10', 'NET-04'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('confirming') !== view.matches('confirming') ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('cancelling')) ||
        view.tags.has('shown') !==
          (view.matches('shown') || view.matches('confirming') || view.matches('cancelling')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('cancelling') || isAsking(view),
    },
    notOfferedRule('loadOrder'),
  ],
});
