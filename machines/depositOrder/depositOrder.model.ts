import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { receiptLimits } from '@araw/contract/cashier/receiptLimits';
import { cellOf, depositTable } from '@araw/contract/values/stateTables';
import { isSame } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { type DepositOrderInput, depositOrderMachine } from './depositOrder.machine.ts';

interface Seen {
  order: DepositOrder | null;
  timeUp: boolean;
  outdated: boolean;
  error: ChartError | null;
}

interface Known extends Seen {
  /** Reads in a row without news. */
  times: number;
}

type Seeing = View<Seen, Known>;
type DepositState = keyof typeof depositTable.rows;

const minute = 60_000;
const key = '3f0c5c1e-0f0b-4f37-9d0d-0f3a5a1c7b11';

/** The browser walks use the same data. */
export const orderAs = (
  state: string,
  version: number,
  actions: DepositOrder['actions'] = [],
): DepositOrder => ({
  promotion: null,
  id: 'd1',
  number: 'D 2611 2214 0017',
  method: { code: 'gcash', kind: 'eWallet', name: 'GCash', icon: '/icons/gcash.svg' },
  amount: 500,
  fee: 0,
  pays: 500,
  arrives: 500,
  withBonus: 0,
  state,
  text: '',
  version,
  createdAt: 0,
  endsAt: 15 * minute,
  steps: [{ at: 0, state: 'created', text: '' }],
  instructions: state === 'waiting' ? { kind: 'eWallet', url: '/pay/d1' } : null,
  actions,
  receipts: [],
  balance: null,
  now: minute,
  timeZone: 'Asia/Manila',
});

const waiting = orderAs('waiting', 1, ['cancel', 'receipt']);
const orders = {
  waiting,
  'waiting, its time up': { ...waiting, now: 15 * minute },
  'waiting without a way to pay': {
    ...waiting,
    version: 2,
    instructions: null,
    endsAt: null,
    actions: ['cancel'],
  },
  'on its way, with more actions than the table has': {
    ...orderAs('processing', 2, ['cancel', 'receipt']),
    instructions: waiting.instructions,
  },
  failed: orderAs('failed', 2, ['receipt']),
  expired: orderAs('expired', 2, ['receipt']),
  cancelled: orderAs('cancelled', 2, ['cancel', 'receipt']),
  credited: orderAs('credited', 3, ['cancel', 'receipt']),
  reversed: orderAs('reversed', 4),
  'given back': orderAs('refunded', 4),
  'as only a newer app knows': orderAs('frozen', 5, ['cancel', 'receipt']),
} satisfies Record<string, DepositOrder>;

const failed = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const named = (calls: readonly Call[], actor: string) => calls.filter((call) => call.actor === actor);

const known = (order: DepositOrder | null): DepositState | null =>
  order !== null && Object.hasOwn(depositTable.rows, order.state) ? (order.state as DepositState) : null;
/** Both the operator's answer and the table allow it. */
const allows = (order: DepositOrder | null, event: 'cancel' | 'receipt') => {
  const state = known(order);
  return (
    order !== null &&
    state !== null &&
    order.actions.includes(event) &&
    cellOf(depositTable, state, event) !== 'x'
  );
};
const isOver = (order: DepositOrder | null) =>
  order !== null && ['failed', 'cancelled', 'expired'].includes(order.state);
const isAtRest = (order: DepositOrder | null) =>
  isOver(order) || ['credited', 'refunded', 'reversed'].includes(order?.state ?? '');
const isPayable = ({ context: { order, timeUp } }: Pick<Seeing, 'context'>) =>
  order?.state === 'waiting' && order.instructions !== null && !timeUp;

/** The order as the operator reports it in this step; null if it doesn't. */
function saidIn(step: Step): DepositOrder | null {
  if (step.kind !== 'answer' || !step.ok) return null;
  return step.actor === 'readOrder'
    ? (step.value as DepositOrder)
    : ((step.value as { order?: DepositOrder | null }).order ?? null);
}
/** Why an action of the player failed. */
function failureIn(step: Step): ChartError | null {
  if (step.kind !== 'answer') return null;
  if (!step.ok) return toChartError(step.value);
  return (step.value as { error?: ChartError }).error ?? null;
}

const pausesAfter = [1_000, 7_000, 27_000];

/** Whether the order is read now, or as soon as allowed. */
const isAskedSoon = (to: Seeing, calls: readonly Call[]) =>
  named(calls, 'readOrder').length === 1 || to.matches('open.sync.pausing.wanted');

export const depositOrderModel = defineModel<Seen, Known>({
  name: 'depositOrder',
  machine: depositOrderMachine,
  variants: {
    'by its id': { id: 'd1', order: null },
    'just made': { id: 'd1', order: waiting },
  },
  events: {
    'retry.requested': { '': {} },
    'payment.begun': { '': {} },
    'time.ended': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'cancel.tapped': { '': {} },
    'cancel.declined': { '': {} },
    'cancel.confirmed': { '': { key } },
    'receipt.tapped': { '': {} },
    'again.chosen': { '': {} },
    'otherWay.chosen': { '': {} },
    'order.left': { '': {} },
  },
  actors: {
    readOrder: { done: orders, error: { 'no answer': failed('timeout'), ...switchedOff } },
    cancelOrder: {
      done: {
        cancelled: { ok: true, order: orders.cancelled },
        'moved on meanwhile': { ok: false, error: failed('conflict') },
      },
      error: { 'no answer': failed('timeout') },
    },
    depositReceipts: {
      done: { sent: { order: orderAs('inReview', 3) }, closed: { order: null } },
      error: { 'cannot run': failed('timeout') },
    },
  },
  shown: ['order', 'timeUp', 'outdated', 'error'],
  observe: {
    start: ({ order }: DepositOrderInput) => ({
      order,
      timeUp: false,
      outdated: false,
      error: null,
      times: 0,
    }),
    after(before, step, { from }) {
      const order = saidIn(step);
      const next = { ...before };
      const read = answers(step, 'readOrder');
      if (read && !from.matches('loading')) {
        const isNew = order !== null && order.version > (before.order?.version ?? -1);
        next.times = isNew ? 0 : Math.min(before.times + 1, pausesAfter.length - 1);
        if (order === null) next.outdated = true;
      }
      if (order !== null && order.version >= (before.order?.version ?? -1)) {
        next.order = order;
        next.outdated = false;
        next.timeUp = order.endsAt !== null && order.now >= order.endsAt;
      }
      if (!(read && !from.matches('loading'))) next.error = failureIn(step) ?? before.error;
      if (readsAnew(from, step)) next.error = null;
      if (is(step, 'time.ended') && isPayable({ context: before })) next.timeUp = true;
      if (from.matches('open.task.idle')) {
        if (is(step, 'payment.begun') && isPayable({ context: before })) next.times = 0;
        if (is(step, 'cancel.tapped') && allows(before.order, 'cancel')) next.error = null;
        if (is(step, 'receipt.tapped') && allows(before.order, 'receipt')) next.error = null;
      }
      return next;
    },
  },
  rules: [
    stateTableRule('deposit', depositTable, {
      stateOf: ({ context }) => known(context.order),
      taps: { 'cancel.tapped': 'cancel', 'cancel.confirmed': 'cancel', 'receipt.tapped': 'receipt' },
      asks: ({ actor }) =>
        actor === 'cancelOrder' ? 'cancel' : actor === 'depositReceipts' ? 'receipt' : null,
    }),
    {
      text: 'a new order is shown immediately and then checked; another one is read first',
      requirements: ['CASH-03', 'CASH-06'],
      neverStart: (view, _actions, calls) =>
        calls.map(({ actor }) => actor).join() !== 'readOrder' ||
        !view.matches(view.input.order === null ? 'loading' : 'open.sync.reading'),
    },
    {
      text: 'the order read is the one opened',
      requirements: ['CASH-06'],
      neverStart: ({ input }, _actions, calls) => calls.some((call) => !isSame(call.input, { id: input.id })),
    },
    {
      text: 'the order reloaded is the one opened',
      requirements: ['CASH-06'],
      neverStep: ({ input }, _step, _to, _actions, calls) =>
        named(calls, 'readOrder').some((call) => !isSame(call.input, { id: input.id })),
    },
    {
      text: 'the page shows the operator’s newest state of the order: an outdated answer changes nothing',
      requirements: ['CASH-06'],
      never: (view) => !isSame(view.context.order, view.known.order),
    },
    {
      text: 'time is reported as up when the countdown by the operator’s clock ends, or the operator says so',
      requirements: ['CASH-04', 'CASH-06'],
      never: (view) => view.context.timeUp !== view.known.timeUp,
    },
    {
      text: 'an order that could not be checked says that it may be outdated, until an answer arrives',
      requirements: ['CASH-06', 'NET-05'],
      never: (view) => view.context.outdated !== view.known.outdated,
    },
    {
      text: 'a failed attempt says why, until the next one',
      requirements: ['CASH-06', 'NET-05'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'an order that cannot be read says so, and is retried on request and when the network is back',
      requirements: ['CASH-06', 'NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = from.matches('loading') && answers(step, 'readOrder', false);
        const again = readsAnew(from, step);
        const waits = from.matches('loading') && step.kind === 'user';
        return (
          (waits && calls.length > 0) ||
          fails !== (to.matches('unavailable') && !from.matches('unavailable')) ||
          (again && !(to.matches('loading') && named(calls, 'readOrder').length === 1)) ||
          (from.matches('loading') && answers(step, 'readOrder', true) && !to.matches('open'))
        );
      },
    },
    {
      text: 'the operator is not called again within 3 s of its answer',
      requirements: ['CASH-06'],
      neverStep: (from, step, _to, _actions, calls) =>
        from.matches('open.sync') &&
        named(calls, 'readOrder').length > 0 &&
        !(
          from.matches('open.sync.pausing.late') ||
          from.matches('open.sync.pausing.rested') ||
          (from.matches('open.sync.pausing.wanted') && step.kind === 'time' && step.ms === 3_000)
        ),
    },
    {
      text: 'an answer is followed by 3 s, and by a pause that grows while nothing changes: 1, 7, 27 s more',
      requirements: ['CASH-06'],
      never: (view) => {
        const due =
          view.matches('open.sync.pausing.early') || view.matches('open.sync.pausing.wanted')
            ? [3_000]
            : view.matches('open.sync.pausing.late')
              ? [pausesAfter[view.known.times]]
              : [];
        return !isSame(view.timers, due);
      },
    },
    {
      text: 'after the pause an order that may still change is checked, and a final one is not',
      requirements: ['CASH-06'],
      neverStep: (from, step, to, _actions, calls) => {
        if (step.kind !== 'time') return false;
        if (from.matches('open.sync.pausing.early')) return !to.matches('open.sync.pausing.late');
        if (from.matches('open.sync.pausing.wanted')) return named(calls, 'readOrder').length !== 1;
        return isAtRest(from.context.order)
          ? !to.matches('open.sync.pausing.rested')
          : named(calls, 'readOrder').length !== 1;
      },
    },
    {
      text: 'only a final order is not checked again, and one that moves on is checked immediately',
      requirements: ['CASH-06'],
      never: (view) => view.matches('open.sync.pausing.rested') && !isAtRest(view.context.order),
    },
    {
      text: 'every answer, and every missing one, is followed by a pause',
      requirements: ['CASH-06'],
      neverStep: (from, step, to) =>
        (from.matches('loading') || from.matches('open.sync.reading')) &&
        answers(step, 'readOrder') &&
        to.matches('open') &&
        !to.matches('open.sync.pausing.early'),
    },
    {
      text: 'returning to the page or the network, and the end of a countdown, check the order as soon as possible',
      requirements: ['CASH-06'],
      neverStep: (from, step, to, _actions, calls) =>
        from.matches('open.sync.pausing') &&
        (is(step, 'page.shown', 'net.returned') || (is(step, 'time.ended') && isPayable(from))) &&
        !isAskedSoon(to, calls),
    },
    {
      text: 'nothing else speeds it up',
      requirements: ['CASH-06'],
      neverStep: (from, step, to, _actions, calls) =>
        from.matches('open.sync.pausing') &&
        !from.matches('open.sync.pausing.wanted') &&
        step.kind !== 'time' &&
        isAskedSoon(to, calls) &&
        !(
          is(step, 'page.shown', 'net.returned') ||
          (is(step, 'time.ended') && isPayable(from)) ||
          (answers(step, 'cancelOrder') && failureIn(step) !== null) ||
          (from.matches('open.sync.pausing.rested') && !isAtRest(to.context.order))
        ),
    },
    {
      text: 'money is reported as in the balance or reversed only when the operator says so',
      requirements: ['CASH-06', 'CASH-20'],
      never: (view) =>
        view.tags.has('credited') !== (view.matches('open') && view.context.order?.state === 'credited') ||
        view.tags.has('reversed') !== (view.matches('open') && view.context.order?.state === 'reversed'),
    },
    {
      text: 'the balance is reloaded once when the order is credited, and once when it is reversed',
      requirements: ['CASH-06'],
      neverStep: (from, _step, to, actions) => {
        const moved = ['credited', 'reversed'].some((tag) => to.tags.has(tag) && !from.tags.has(tag));
        return actions.filter((action) => action === 'refreshBalance').length !== (moved ? 1 : 0);
      },
    },
    {
      text: 'cancelling and receipts are offered exactly if both the operator and the table allow them',
      requirements: ['CASH-06', 'CASH-22'],
      neverStep: (from, step, to) => {
        if (!from.matches('open.task.idle')) return false;
        if (is(step, 'cancel.tapped')) {
          return to.matches('open.task.asking') !== allows(from.context.order, 'cancel');
        }
        return (
          is(step, 'receipt.tapped') &&
          to.matches('open.task.proving') !== allows(from.context.order, 'receipt')
        );
      },
    },
    {
      text: 'a question or form that the order’s state has overtaken closes automatically',
      requirements: ['CASH-06', 'CASH-20'],
      never: (view) =>
        (view.matches('open.task.asking') && !allows(view.context.order, 'cancel')) ||
        (view.matches('open.task.proving') && !allows(view.context.order, 'receipt')),
    },
    {
      text: 'nothing is cancelled before it is confirmed, and each confirmation cancels this order once, with its own key',
      requirements: ['CASH-06', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const confirmed = from.matches('open.task.asking') && is(step, 'cancel.confirmed');
        const cancels = named(calls, 'cancelOrder');
        return (
          cancels.length !== (confirmed ? 1 : 0) ||
          (confirmed &&
            !(to.matches('open.task.cancelling') && isSame(cancels[0]?.input, { id: from.input.id, key })))
        );
      },
    },
    {
      text: 'declining leaves the order unchanged, and a question ends only with its own answers',
      requirements: ['CASH-06'],
      neverStep: (from, step, to) =>
        from.matches('open.task.asking') &&
        to.matches('open') &&
        allows(to.context.order, 'cancel') &&
        !to.matches(
          is(step, 'cancel.declined')
            ? 'open.task.idle'
            : is(step, 'cancel.confirmed')
              ? 'open.task.cancelling'
              : 'open.task.asking',
        ),
    },
    {
      text: 'while an order is being cancelled nothing else starts, and the answer ends it',
      requirements: ['CASH-06'],
      neverStep: (from, step, to, _actions, calls) =>
        from.matches('open.task.cancelling') &&
        to.matches('open') &&
        (answers(step, 'cancelOrder')
          ? !to.matches('open.task.idle')
          : !to.matches('open.task.cancelling') || calls.some(({ actor }) => actor !== 'readOrder')),
    },
    {
      text: 'after a refused or unanswered attempt the order is checked, without waiting for an earlier request',
      requirements: ['CASH-06', 'CASH-20'],
      neverStep: (_from, step, to, _actions, calls) =>
        answers(step, 'cancelOrder') &&
        (failureIn(step) !== null ? !isAskedSoon(to, calls) : named(calls, 'readOrder').length > 0),
    },
    {
      text: 'an accepted attempt does not affect the polling',
      requirements: ['CASH-06'],
      neverStep: (from, step, to) =>
        answers(step, 'cancelOrder') &&
        failureIn(step) === null &&
        (['reading', 'pausing.early', 'pausing.wanted', 'pausing.late', 'pausing.rested'] as const).some(
          (name) => from.matches(`open.sync.${name}`) !== to.matches(`open.sync.${name}`),
        ),
    },
    {
      text: 'receipts are for this order, within the contract’s limits, and end when their form says so',
      requirements: ['CASH-04'],
      neverStep: (from, step, to, _actions, calls) => {
        const begins = !from.matches('open.task.proving') && to.matches('open.task.proving');
        const receipts = named(calls, 'depositReceipts');
        return (
          receipts.length !== (begins ? 1 : 0) ||
          (begins && !isSame(receipts[0]?.input, { orderId: from.input.id, limits: receiptLimits })) ||
          (from.matches('open.task.proving') &&
            to.matches('open') &&
            (answers(step, 'depositReceipts')
              ? !to.matches('open.task.idle')
              : allows(to.context.order, 'receipt') && !to.matches('open.task.proving')))
        );
      },
    },
    {
      text: 'another order replaces only one that failed, was cancelled or expired',
      requirements: ['CASH-06'],
      neverStep: (from, step, to) => {
        const chosen = is(step, 'again.chosen', 'otherWay.chosen');
        const may = from.matches('open.task.idle') && isOver(from.context.order);
        return chosen && from.status === 'active' && to.matches('ended') !== may;
      },
    },
    {
      text: 'it returns the order, and how the player continues',
      requirements: ['CASH-06'],
      neverStep: (from, step, to) => {
        if (from.status !== 'active' || to.status === 'active') return false;
        const next = is(step, 'again.chosen') ? 'again' : is(step, 'otherWay.chosen') ? 'otherWay' : 'left';
        return !isSame(to.output, { next, order: from.known.order });
      },
    },
    {
      text: 'it can be left at any time, and ends in no other way',
      requirements: ['CASH-06'],
      neverStep: (from, step, to) =>
        from.status === 'active' &&
        (is(step, 'order.left')
          ? !to.matches('ended')
          : to.matches('ended') && !is(step, 'again.chosen', 'otherWay.chosen')),
    },
    {
      text: 'the page is loading, failed, asking, busy or accepting receipts, each only in its state',
      requirements: ['CASH-06'],
      never: (view) =>
        view.tags.has('loading') !== view.matches('loading') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('confirming') !== view.matches('open.task.asking') ||
        view.tags.has('busy') !== view.matches('open.task.cancelling') ||
        view.tags.has('receiptsOpen') !== view.matches('open.task.proving'),
    },
    {
      text: 'waiting for the operator ends only with an answer',
      requirements: ['CASH-06', 'NET-04'],
      settles: (view) => view.matches('loading') || view.matches('open.sync.reading'),
    },
    {
      text: 'the order can be reached from every state',
      requirements: ['CASH-06'],
      from: (view) => view.status === 'active',
      canReach: (view) => view.matches('open.task.idle'),
    },
    switchedOffRule(),
  ],
});
