import type { OwnLimit } from '#services/contract/ownLimit.ts';
import { isRealAccount } from '#services/contract/roles.ts';
import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type OwnLimitOutcome, ownLimitMachine } from './ownLimit.machine.ts';

interface Seen {
  limit: OwnLimit | null;
  /** What the player has asked for last, as it was typed; null for no limit. */
  wanted: string | null;
  malformed: boolean;
  error: ChartError | null;
}

interface Known extends Seen {
  /** Of what the player cannot know whether it was done. */
  lost: 'set' | 'cancel' | null;
}

type Seeing = View<Seen, Known>;

const moment = Date.UTC(2026, 0, 16, 12);
const limitOf = (limit: number | null, next: OwnLimit['next'] = null): OwnLimit => ({
  now: moment,
  timeZone: 'Asia/Manila',
  limit,
  used: 400,
  left: limit === null ? null : limit - 400,
  resetsAt: moment + 4 * 3_600_000,
  next,
  waitHours: 24,
  selfExcludedUntil: null,
});
const at = moment + 24 * 3_600_000;
const limits = {
  none: limitOf(null),
  'of 1,000': limitOf(1_000),
  'of 1,000, later 1,000.01': limitOf(1_000, { limit: 1_000.01, at }),
  'of 1,000, later none': limitOf(1_000, { limit: null, at }),
  'of 500': limitOf(500),
};
/** Of what is typed. */
const centavos: Record<string, number> = { '1000.01': 100_001, '1000': 100_000, '500': 50_000 };
const wish = ({ limit, next }: OwnLimit) => (next === null ? limit : next.limit);
const isWish = (held: OwnLimit, wanted: string | null) => {
  const pesos = wish(held);
  return pesos === null || wanted === null ? pesos === wanted : Math.round(pesos * 100) === centavos[wanted];
};

const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const isUser = (step: Step, ...types: string[]) =>
  step.kind === 'user' && types.includes(step.event.type as string);
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadLimit' && step.ok ? (step.value as OwnLimit) : null;
/** What an attempt came to; null for another step, and for an answer that was lost. */
const outcomeBy = (step: Step, ...actors: string[]) =>
  step.kind === 'answer' && actors.includes(step.actor) && step.ok ? (step.value as OwnLimitOutcome) : null;
const acceptedBy = (step: Step, ...actors: string[]) => {
  const outcome = outcomeBy(step, ...actors);
  return outcome?.ok ? outcome.limit : null;
};
const attempts = ['setLimit', 'cancelChange'] as const;
const failedAttempt = (step: Step) =>
  step.kind === 'answer' &&
  attempts.some((actor) => actor === step.actor) &&
  acceptedBy(step, ...attempts) === null;

/** What the player is asked before it is sent; null for what needs no question, or cannot be. */
function askedBy({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) {
  if (step.kind !== 'user' || !matches('shown') || known.limit === null) return null;
  const { limit } = known.limit;
  const { type, amount } = step.event;
  // Of a limit that is to end, the wish is none.
  if (type === 'removal.tapped')
    return wish(known.limit) === null ? null : { wanted: null, place: 'asking.later' };
  const typed = type === 'limit.submitted' ? centavos[amount] : undefined;
  if (typed === undefined) return null;
  const isMore = limit !== null && typed > Math.round(limit * 100);
  return { wanted: amount as string, place: isMore ? 'asking.later' : 'asking.atOnce' };
}
const isNoAmount = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('shown') &&
  step.kind === 'user' &&
  step.event.type === 'limit.submitted' &&
  centavos[step.event['amount']] === undefined;
const cancels = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  matches('shown') && isUser(step, 'cancellation.tapped') && known.limit?.next !== null;
const reads = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  (matches('shown') && isUser(step, 'page.shown', 'net.returned')) ||
  failedAttempt(step);

export const ownLimitModel = defineModel<Seen, Known>({
  name: 'ownLimit',
  machine: ownLimitMachine,
  variants: byType([0, 4], (memberType) => ({ memberType })),
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'amount.changed': { '': {} },
    'limit.submitted': {
      'a centavo more': { amount: '1000.01' },
      'as much': { amount: '1000' },
      less: { amount: '500' },
      'no amount': { amount: '1e3' },
    },
    'removal.tapped': { '': {} },
    'question.declined': { '': {} },
    'question.confirmed': { '': { key: 'k1' } },
    'cancellation.tapped': { '': { key: 'k2' } },
  },
  actors: {
    loadLimit: { done: limits, error: { 'no answer': error('timeout') } },
    setLimit: {
      done: {
        'of 500': { ok: true, limit: limits['of 500'] },
        'of 1,000, later 1,000.01': { ok: true, limit: limits['of 1,000, later 1,000.01'] },
        refused: { ok: false, error: error('inProgress') },
      },
      error: { 'no answer': error('offline') },
    },
    cancelChange: {
      done: {
        kept: { ok: true, limit: limits['of 1,000'] },
        'too late': { ok: false, error: error('conflict') },
      },
      error: { 'no answer': error('offline') },
    },
  },
  shown: ['limit', 'wanted', 'malformed', 'error'],
  observe: {
    start: () => ({ limit: null, wanted: null, malformed: false, lost: null, error: null }),
    after(known, step, { from }) {
      const view = { matches: from.matches, known };
      const loaded = loadedBy(step);
      if (loaded) {
        const isDone =
          known.lost === 'set'
            ? isWish(loaded, known.wanted)
            : known.lost === 'cancel' && loaded.next === null;
        return {
          ...known,
          limit: loaded,
          lost: null,
          ...(isDone && { malformed: false, error: null }),
        };
      }
      const accepted = acceptedBy(step, ...attempts);
      if (accepted) return { ...known, limit: accepted, lost: null };
      const asked = askedBy(view, step);
      if (asked) return { ...known, wanted: asked.wanted, malformed: false, error: null };
      if (isNoAmount(view, step)) return { ...known, malformed: true, error: null };
      const isClear =
        cancels(view, step) ||
        (from.matches('shown') && isUser(step, 'amount.changed')) ||
        (from.matches('unavailable') && isUser(step, 'retry.requested'));
      if (isClear) return { ...known, malformed: false, error: null };
      if (step.kind !== 'answer') return known;
      if (step.ok) return { ...known, error: (step.value as { error: ChartError }).error };
      const lost = step.actor === 'setLimit' ? 'set' : step.actor === 'cancelChange' ? 'cancel' : known.lost;
      return { ...known, lost, error: toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'only players with a real account have a limit of their own; all others are told so and nothing is asked',
      requirements: ['CASH-07', 'CASH-15'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadLimit'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'what is shown is what the operator said last, what was asked for, and why the last attempt came to nothing',
      requirements: ['CASH-15', 'NET-05'],
      never: ({ context, known: { lost: _, ...known } }) => canonical(context) !== canonical(known),
    },
    {
      text: 'the limit is read when the page opens or is seen again, and after an attempt that failed, and not otherwise',
      requirements: ['CASH-15'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadLimit');
        return (
          isAsked !== reads(from, step) ||
          (isAsked && !to.matches(from.matches('unavailable') ? 'loading.first' : 'loading.again')) ||
          (loadedBy(step) !== null && !to.matches('shown')) ||
          (answers(step, 'loadLimit', false) && !to.matches('unavailable'))
        );
      },
    },
    {
      text: 'a first limit, a lower one and the same are asked about as holding at once; a higher one and none as holding later',
      requirements: ['CASH-15'],
      neverStep: (from, step, to) => {
        if (!from.matches('shown') || step.kind !== 'user') return false;
        const place =
          askedBy(from, step)?.place ??
          (cancels(from, step) ? 'cancelling' : reads(from, step) ? 'loading.again' : 'shown');
        return !to.matches(place);
      },
    },
    {
      text: 'what is no amount leads back to its field, and nothing else does',
      requirements: ['CASH-02', 'CASH-15'],
      neverStep: (from, step, to, actions) =>
        isNoAmount(from, step) !== actions.includes('focusAmount') ||
        (isNoAmount(from, step) && !to.matches('shown')),
    },
    {
      text: 'a limit is changed by the answer to the question alone, a change that waits cancelled by one tap; each is sent once, as it was asked for',
      requirements: ['CASH-15', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const isConfirmed = from.matches('asking') && isUser(step, 'question.confirmed');
        const expected = isConfirmed
          ? [{ actor: 'setLimit', input: { amount: from.known.wanted, key: 'k1' } }]
          : cancels(from, step)
            ? [{ actor: 'cancelChange', input: { key: 'k2' } }]
            : [];
        const made = calls.filter(({ actor }) => actor !== 'loadLimit');
        return canonical(made) !== canonical(expected) || (isConfirmed && !to.matches('setting'));
      },
    },
    {
      text: 'who declines finds the limit as it was',
      requirements: ['CASH-15'],
      neverStep: (from, step, to) =>
        from.matches('asking') && isUser(step, 'question.declined') && !to.matches('shown'),
    },
    {
      text: 'what the operator has done is said to be done, and nothing else; what was typed goes with it',
      requirements: ['CASH-15', 'NET-05'],
      neverStep: (_from, step, to, actions) => {
        const isSet = acceptedBy(step, 'setLimit') !== null;
        const isKept = acceptedBy(step, 'cancelChange') !== null;
        return (
          isSet !== actions.includes('saySaved') ||
          isSet !== actions.includes('clearAmount') ||
          isKept !== actions.includes('sayKept') ||
          ((isSet || isKept) && !to.matches('shown'))
        );
      },
    },
    {
      text: 'a double tap asks once: while something is on its way nothing that the player does changes that',
      requirements: ['CASH-15', 'NET-13'],
      neverStep: (from, step, to) =>
        from.tags.has('busy') && step.kind === 'user' && canonical(from.value) !== canonical(to.value),
    },
    {
      text: 'each state says what the player sees or may do, exactly then',
      requirements: ['CASH-15', 'NET-04'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('askingAtOnce') !== view.matches('asking.atOnce') ||
        view.tags.has('askingLater') !== view.matches('asking.later') ||
        view.tags.has('busy') !==
          (view.matches('loading.again') || view.matches('setting') || view.matches('cancelling')) ||
        view.tags.has('shown') !== (view.matches('shown') || view.matches('asking') || view.tags.has('busy')),
    },
    {
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.tags.has('busy'),
    },
    {
      text: 'from everywhere the limit can be seen again',
      requirements: ['CASH-15'],
      canReach: (view) => view.matches('shown'),
      from: isReal,
    },
  ],
});
