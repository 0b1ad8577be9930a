import { isTrial } from '#services/contract/roles.ts';
import { canonical } from '@araw/flow/canonical';
import { byType, playerTypes } from '#machines/support/memberTypes.ts';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { type BetDetail, betDetailMachine } from './betDetail.machine.ts';

interface Seen {
  fun: boolean;
  detail: BetDetail | null;
  error: ChartError | null;
}

/** What was tapped last, and whether an attempt has failed that nobody has been told the end of. */
interface Known {
  partId: string;
  error: ChartError | null;
}

const minute = 60_000;

/** The walks in the browser give the same. */
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
/** Of the operator's refusal too. */
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
  canonical([from.value, from.context]) !== canonical([to.value, to.context]);
/** The operator says that the part is cancelled, after an attempt of which that was not known. */
const isCancelledAllTheSame = (from: View<Seen, Known>, step: Step) =>
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
      error: { 'no answer': { code: 'timeout', message: '', requestId: 'r1' } },
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
      text: 'the bet that was opened is read first of all, and nothing is said before it has come',
      requirements: ['REC-02'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loading.first') ||
        view.context.detail !== null ||
        view.context.error !== null ||
        asked(calls) !== 'loadDetail',
    },
    {
      text: 'whatever is read is the bet that was opened',
      requirements: ['REC-02'],
      neverStart: ({ input }, _actions, calls) =>
        calls.some((call) => canonical(call.input) !== canonical({ source: input.source, id: input.id })),
    },
    {
      text: 'whatever is read again is the bet that was opened',
      requirements: ['REC-02'],
      neverStep: ({ input }, _step, _to, _actions, calls) =>
        calls.some(
          (call) =>
            call.actor === 'loadDetail' &&
            canonical(call.input) !== canonical({ source: input.source, id: input.id }),
        ),
    },
    {
      text: 'bets of free and trial players are play money, and those of nobody else',
      requirements: ['REC-06'],
      never: (view) => view.context.fun !== isTrial(view.input.memberType),
    },
    {
      text: 'what is shown is what the operator said last',
      requirements: ['REC-02'],
      neverStep: (from, step, to) => {
        const detail = loaded(step);
        return (
          canonical(to.context.detail) !== canonical(detail ?? from.context.detail) ||
          (detail !== null && !to.matches(isOpen(detail) ? 'open.offering' : 'closed'))
        );
      },
    },
    {
      text: 'a bet that cannot be read says why, and is read again when asked to',
      requirements: ['REC-02', 'NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const failed = answers(step, 'loadDetail', false);
        const retried = is(step, 'retry.requested') && from.matches('unavailable');
        return (
          failed !== (to.matches('unavailable') && !from.matches('unavailable')) ||
          (retried && !(to.matches('loading.first') && asked(calls) === 'loadDetail')) ||
          (is(step, 'retry.requested') && !retried && changes(from, to))
        );
      },
    },
    {
      text: 'nothing is cancelled before it has been confirmed, and each confirmation cancels once',
      requirements: ['REC-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const confirmed = from.matches('open.confirming') && is(step, 'cancel.confirmed');
        const cancels = calls.filter(({ actor }) => actor === 'cancelPart').length;
        return cancels !== (confirmed ? 1 : 0) || (confirmed && !to.matches('cancelling'));
      },
    },
    {
      text: 'what is cancelled is the part that was tapped',
      requirements: ['REC-02'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(
          ({ actor, input }) =>
            actor === 'cancelPart' && canonical(input) !== canonical({ suborderId: from.known.partId }),
        ),
    },
    {
      text: 'a tap asks first, and only about a part that is open; declining leaves all as it was',
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
      text: 'no part can be cancelled once the draw has closed by the clock of the operator',
      requirements: ['REC-02'],
      never: (view) =>
        (view.matches('open') && !isOpen(view.context.detail)) ||
        canonical(view.timers) !==
          canonical(view.matches('open') ? [Math.min(view.context.detail?.closesIn ?? 0, 2 ** 31 - 1)] : []),
    },
    {
      text: 'when the draw closes, and when the page comes back to the front, an open order is read again',
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
      text: 'a double tap cancels once: while the operator is asked nothing is taken',
      requirements: ['REC-02'],
      neverStep: (from, step, to, _actions, calls) =>
        from.tags.has('busy') && step.kind === 'user' && (calls.length > 0 || changes(from, to)),
    },
    {
      text: 'after an attempt, taken, refused or without an answer, the bet is read again and nothing is sent again',
      requirements: ['REC-02'],
      neverStep: (_from, step, to, _actions, calls) =>
        answers(step, 'cancelPart') && !(to.matches('loading.again') && asked(calls) === 'loadDetail'),
    },
    {
      text: 'that a part is cancelled is said when the operator says so, also after an attempt that seemed to fail',
      requirements: ['REC-02'],
      neverStep: (from, step, _to, actions) => {
        const accepted = answers(step, 'cancelPart', true) && failureOf(step) === null;
        const says = accepted || isCancelledAllTheSame(from, step);
        return actions.filter((action) => action === 'sayCancelled').length !== (says ? 1 : 0);
      },
    },
    {
      text: 'an attempt that failed says why until the next one, a retry, or the part turns out to be cancelled',
      requirements: ['REC-02', 'NET-05'],
      neverStep: (_from, _step, to) => canonical(to.context.error) !== canonical(to.known.error),
    },
    {
      text: 'the sheet says that it loads, failed, asks or is busy, each only then',
      requirements: ['REC-02'],
      never: (view) =>
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('confirming') !== view.matches('open.confirming') ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('cancelling')),
    },
    {
      text: 'waiting ends by answers alone',
      requirements: ['REC-02', 'NET-04'],
      settles: (view) => view.matches('loading') || view.matches('cancelling'),
    },
  ],
});
