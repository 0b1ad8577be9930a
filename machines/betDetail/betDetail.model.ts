import { isTrial } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { byType, playerTypes } from '#machines/support/memberTypes.ts';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { type BetDetail, betDetailMachine } from './betDetail.machine.ts';

interface Seen {
  fun: boolean;
  detail: BetDetail | null;
  error: ChartError | null;
}

/** The last tap, and a failed attempt whose outcome the player doesn't know yet. */
interface Known {
  partId: string;
  error: ChartError | null;
}

const minute = 60_000;

/** The browser walks use the same data. */
const order = (statuses: readonly string[], closesIn: number | null): BetDetail => ({
  bet: null,
  order: {
    now: 0,
    order: {
      orderId: 'o1',
      gameId: 'SWL-001',
      numero: '20261122-0077',
      commitment: '',
      seed: null,
      winningNumbers: null,
      drawKind: '',
      placedAt: 0,
      closesAt: 0,
      stake: 10 * statuses.filter((status) => status !== 'cancelled').length,
      won: 0,
      status: statuses.includes('open') ? 'open' : 'lost',
    },
    suborders: statuses.map((status, index) => ({
      suborderId: `p${index + 1}`,
      numbers: ['123', 'big'][index] ?? '',
      stake: 10,
      status,
    })),
  },
  verdict: 'none',
  closesIn,
});

const details = {
  open: order(['open', 'open'], 10 * minute),
  'the first part cancelled': order(['cancelled', 'open'], 9 * minute),
  'both cancelled': order(['cancelled', 'cancelled'], null),
  'at its end': order(['open', 'open'], null),
  drawn: order(['lost', 'lost'], null),
  'far away': order(['open', 'open'], 2 ** 40),
};

const is = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const loaded = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadDetail' && step.ok ? (step.value as BetDetail) : null;
/** Includes refusals by the operator. */
const failureOf = (step: Step): ChartError | null => {
  if (step.kind !== 'answer') return null;
  if (!step.ok) return toChartError(step.value);
  return step.actor === 'cancelPart' ? ((step.value as { error?: ChartError }).error ?? null) : null;
};
const statusOf = (detail: BetDetail | null, suborderId: string) =>
  detail?.order?.suborders.find((part) => part.suborderId === suborderId)?.status;
const asked = (calls: readonly Call[]) => calls.map(({ actor }) => actor).join();
const isOpen = (detail: BetDetail | null) => detail !== null && detail.closesIn !== null;
const changes = (from: View<Seen, Known>, to: View<Seen, Known>) =>
  !isSame([from.value, from.context], [to.value, to.context]);
/** The operator says the part is cancelled, after an attempt whose outcome was unknown. */
const isAlreadyCancelled = (from: View<Seen, Known>, step: Step) =>
  from.known.error !== null && statusOf(loaded(step), from.known.partId) === 'cancelled';

export const betDetailModel = defineModel<Seen, Known>({
  name: 'betDetail',
  machine: betDetailMachine,
  variants: {
    'a lottery order': { source: 'lottery', id: 'o1', memberType: 0 },
    'a ticket': { source: 'sports', id: 't1', memberType: 0 },
    ...byType(playerTypes, (memberType) => ({ source: 'round', id: 'r1', memberType }), 'a round of'),
  },
  typesAlike: [
    [0, 1, 2, null],
    [4, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'cancel.tapped': {
      'the first part': { suborderId: 'p1' },
      'the second part': { suborderId: 'p2' },
      'a part that is not there': { suborderId: 'p3' },
    },
    'cancel.declined': { '': {} },
    'cancel.confirmed': { '': {} },
    'page.shown': { '': {} },
  },
  actors: {
    loadDetail: {
      done: details,
      error: { 'no answer': { code: 'timeout', message: '', requestId: 'r1' }, ...switchedOff },
    },
    cancelPart: {
      done: {
        cancelled: { ok: true },
        'the draw has closed': { ok: false, error: { code: 'conflict', message: '', requestId: 'r2' } },
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: 'r3' } },
    },
  },
  shown: ['fun', 'detail', 'error'],
  observe: {
    start: () => ({ partId: '', error: null }),
    after(known, step, { from }) {
      if (from.matches('open.offering') && is(step, 'cancel.tapped') && step.kind === 'user') {
        const { suborderId } = step.event;
        return statusOf(from.context.detail, suborderId) === 'open'
          ? { partId: suborderId, error: null }
          : known;
      }
      if (from.matches('unavailable') && is(step, 'retry.requested')) return { ...known, error: null };
      const error = failureOf(step);
      if (error) return { ...known, error };
      return statusOf(loaded(step), known.partId) === 'cancelled' ? { ...known, error: null } : known;
    },
  },
  rules: [
    {
      text: 'the opened bet is read first, and nothing is shown before it arrives',
      requirements: ['REC-02'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loading.first') ||
        view.context.detail !== null ||
        view.context.error !== null ||
        asked(calls) !== 'loadDetail',
    },
    {
      text: 'every read is of the opened bet',
      requirements: ['REC-02'],
      neverStart: ({ input }, _actions, calls) =>
        calls.some((call) => !isSame(call.input, { source: input.source, id: input.id })),
    },
    {
      text: 'every reload is of the opened bet',
      requirements: ['REC-02'],
      neverStep: ({ input }, _step, _to, _actions, calls) =>
        calls.some(
          (call) =>
            call.actor === 'loadDetail' && !isSame(call.input, { source: input.source, id: input.id }),
        ),
    },
    {
      text: 'only bets of free and trial players are play money',
      requirements: ['REC-06'],
      never: (view) => view.context.fun !== isTrial(view.input.memberType),
    },
    {
      text: 'the sheet shows what the operator said last',
      requirements: ['REC-02'],
      neverStep: (from, step, to) => {
        const detail = loaded(step);
        return (
          !isSame(to.context.detail, detail ?? from.context.detail) ||
          (detail !== null && !to.matches(isOpen(detail) ? 'open.offering' : 'closed'))
        );
      },
    },
    {
      text: 'a bet that cannot be read says why, and is retried on request',
      requirements: ['REC-02', 'NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const failed = answers(step, 'loadDetail', false);
        const retried = is(step, 'retry.requested') && from.matches('unavailable');
        return (
          failed !== (cannotRead(to) && !cannotRead(from)) ||
          (retried && !(to.matches('loading.first') && asked(calls) === 'loadDetail')) ||
          (is(step, 'retry.requested') && !retried && changes(from, to))
        );
      },
    },
    {
      text: 'nothing is cancelled before it is confirmed, and each confirmation cancels once',
      requirements: ['REC-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const confirmed = from.matches('open.confirming') && is(step, 'cancel.confirmed');
        const cancels = calls.filter(({ actor }) => actor === 'cancelPart').length;
        return cancels !== (confirmed ? 1 : 0) || (confirmed && !to.matches('cancelling'));
      },
    },
    {
      text: 'the part cancelled is the one tapped',
      requirements: ['REC-02'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(
          ({ actor, input }) => actor === 'cancelPart' && !isSame(input, { suborderId: from.known.partId }),
        ),
    },
    {
      text: 'a tap asks first, and only about an open part; declining changes nothing',
      requirements: ['REC-02'],
      neverStep: (from, step, to) => {
        const taps =
          from.matches('open.offering') &&
          step.kind === 'user' &&
          step.event.type === 'cancel.tapped' &&
          statusOf(from.context.detail, step.event.suborderId) === 'open';
        const declines = from.matches('open.confirming') && is(step, 'cancel.declined');
        return (
          taps !== (to.matches('open.confirming') && !from.matches('open.confirming')) ||
          (declines && !to.matches('open.offering')) ||
          ((is(step, 'cancel.tapped') || is(step, 'cancel.declined')) &&
            !taps &&
            !declines &&
            changes(from, to))
        );
      },
    },
    {
      text: 'no part can be cancelled once the draw has closed by the operator’s clock',
      requirements: ['REC-02'],
      never: (view) =>
        (view.matches('open') && !isOpen(view.context.detail)) ||
        !isSame(
          view.timers,
          view.matches('open') ? [Math.min(view.context.detail?.closesIn ?? 0, 2 ** 31 - 1)] : [],
        ),
    },
    {
      text: 'an open order is reloaded when the draw closes, and when the page returns to the front',
      requirements: ['REC-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const outdates = from.matches('open') && (step.kind === 'time' || is(step, 'page.shown'));
        return (
          (outdates && !(to.matches('loading.again') && asked(calls) === 'loadDetail')) ||
          (is(step, 'page.shown') && !outdates && changes(from, to))
        );
      },
    },
    {
      text: 'a double tap cancels once: taps during the request are ignored',
      requirements: ['REC-02'],
      neverStep: (from, step, to, _actions, calls) =>
        from.tags.has('busy') && step.kind === 'user' && (calls.length > 0 || changes(from, to)),
    },
    {
      text: 'after an attempt, accepted, refused or unanswered, the bet is reloaded and nothing is resent',
      requirements: ['REC-02'],
      neverStep: (_from, step, to, _actions, calls) =>
        answers(step, 'cancelPart') && !(to.matches('loading.again') && asked(calls) === 'loadDetail'),
    },
    {
      text: 'a part is reported as cancelled when the operator says so, even after an attempt that seemed to fail',
      requirements: ['REC-02'],
      neverStep: (from, step, _to, actions) => {
        const accepted = answers(step, 'cancelPart', true) && failureOf(step) === null;
        const says = accepted || isAlreadyCancelled(from, step);
        return actions.filter((action) => action === 'sayCancelled').length !== (says ? 1 : 0);
      },
    },
    {
      text: 'a failed attempt says why until the next one, a retry, or the part turns out to be cancelled',
      requirements: ['REC-02', 'NET-05'],
      neverStep: (_from, _step, to) => !isSame(to.context.error, to.known.error),
    },
    {
      text: 'the sheet is loading, failed, asking or busy, each only in its state',
      requirements: ['REC-02'],
      never: (view) =>
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('confirming') !== view.matches('open.confirming') ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('cancelling')),
    },
    {
      text: 'waiting ends only with an answer',
      requirements: ['REC-02', 'NET-04'],
      settles: (view) => view.matches('loading') || view.matches('cancelling'),
    },
    notOfferedRule('loadDetail'),
  ],
});
