import type { PlayerLimit, Protection } from '@araw/contract/protection/protection';
import { isRealAccount } from '@araw/contract/calls/roles';
import { limitTable } from '@araw/contract/values/stateTables';
import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, isSwitchedOffBy, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type LimitChange, type LimitOutcome, limitsMachine } from './limits.machine.ts';

interface Seen {
  protection: Protection | null;
  change: LimitChange | null;
  malformed: boolean;
  isLost: boolean;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const now = Date.UTC(2026, 0, 16, 12);
const hour = 3_600_000;
const day = { kind: 'deposit', period: 'day' } as const;
const time = { kind: 'time', period: 'week' } as const;

const dayLimit = (more: Partial<PlayerLimit> = {}): PlayerLimit => ({
  ...day,
  state: 'active',
  amount: 1_000,
  used: 400,
  left: 600,
  resetsAt: now + 4 * hour,
  next: null,
  ...more,
});
const later = (state: 'raiseAsked' | 'raiseReady', amount: number | null) => {
  const readyAt = now + (state === 'raiseAsked' ? 24 : -1) * hour;
  return dayLimit({ state, next: { amount, readyAt, lapsesAt: readyAt + 168 * hour } });
};
const protectionOf = (limits: PlayerLimit[], more: Partial<Protection> = {}): Protection => ({
  now,
  timeZone: 'Asia/Manila',
  standing: { state: 'playing', until: null },
  limits,
  waitHours: 24,
  confirmHours: 168,
  returnWaitHours: 24,
  offer: null,
  breakDays: [1, 7],
  exclusionMonths: [6, 12],
  realityCheck: { minutes: 60, most: 60, own: null },
  ...more,
});
/** The browser walks use the same data. */
const held = {
  'none, and offered': protectionOf([], { offer: 'first' }),
  'of 1,000': protectionOf([dayLimit()]),
  'of 1,000, a raise asked': protectionOf([later('raiseAsked', 1_000.01)]),
  'of 1,000, its end ready': protectionOf([later('raiseReady', null)]),
  'of 1,000, a check at 30': protectionOf([dayLimit()], {
    realityCheck: { minutes: 30, most: 60, own: 30 },
  }),
  'on a break': protectionOf([dayLimit()], { standing: { state: 'onBreak', until: now + 24 * hour } }),
};

/** Hundredths of each typed text; minutes must be whole. */
const hundredths: Record<string, number> = { '1000.01': 100_001, '1000': 100_000, '90': 9_000 };
const dayOf = ({ limits }: Protection) => limits.find(({ kind }) => kind === 'deposit');
const wishOf = (protection: Protection) => {
  const limit = dayOf(protection);
  const pesos = limit?.next ? limit.next.amount : (limit?.amount ?? null);
  return pesos === null ? null : Math.round(pesos * 100);
};

function isDone(change: LimitChange, protection: Protection) {
  if (change.do === 'check') return protection.realityCheck.own === change.minutes;
  if (change.do === 'decline') return protection.offer === null;
  // None of this model's answers has a time limit.
  if (change.kind === 'time') return false;
  if (change.do !== 'set') return (dayOf(protection)?.next ?? null) === null;
  return wishOf(protection) === (change.amount === null ? null : hundredths[change.amount]);
}

const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const isUser = (step: Step, ...types: string[]) =>
  step.kind === 'user' && types.includes(step.event.type as string);
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadProtection' && step.ok ? (step.value as Protection) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'change' && step.ok ? (step.value as LimitOutcome) : null;
const acceptedBy = (step: Step) => {
  const outcome = outcomeBy(step);
  return outcome?.ok ? outcome.protection : null;
};
const failedChange = (step: Step) =>
  step.kind === 'answer' && step.actor === 'change' && acceptedBy(step) === null;
const isPlaying = (protection: Protection) => protection.standing.state === 'playing';
/** Where the page goes with what the operator has said. */
const placeOf = ({ input, known: { change } }: Pick<Seeing, 'input' | 'known'>, protection: Protection) => {
  if (input.newcomer === true && change?.do === 'decline' && protection.offer === null) return 'left';
  return isPlaying(protection) ? 'shown' : 'away';
};

interface Meant {
  change: LimitChange;
  place: 'asking.atOnce' | 'asking.later' | 'changing';
}

/** What a tap does under the rules of limits; null if it changes nothing or isn't allowed. */
function meantBy(
  { matches, known: { protection } }: Pick<Seeing, 'matches' | 'known'>,
  step: Step,
): Meant | null {
  if (step.kind !== 'user' || !matches('shown') || protection === null) return null;
  const { type, kind, period, amount, minutes } = step.event;
  const name = { kind, period };
  const limit = kind === 'deposit' ? dayOf(protection) : undefined;
  switch (type) {
    case 'limit.submitted': {
      const typed = hundredths[amount];
      if (typed === undefined) return null;
      const isMore = limit !== undefined && typed > Math.round(limit.amount * 100);
      return { change: { do: 'set', ...name, amount }, place: isMore ? 'asking.later' : 'asking.atOnce' };
    }
    case 'removal.tapped':
      return limit === undefined || wishOf(protection) === null
        ? null
        : { change: { do: 'set', ...name, amount: null }, place: 'asking.later' };
    case 'raise.confirmed':
      return limit?.state === 'raiseReady' ? { change: { do: 'confirm', ...name }, place: 'changing' } : null;
    case 'raise.cancelled':
      return limit?.next ? { change: { do: 'keep', ...name }, place: 'changing' } : null;
    case 'check.chosen': {
      const { own } = protection.realityCheck;
      // The profile's interval is 60 minutes.
      return minutes === own || minutes >= 60
        ? null
        : { change: { do: 'check', minutes }, place: 'changing' };
    }
    case 'offer.declined':
      return protection.offer === null
        ? null
        : { change: { do: 'decline', offer: protection.offer }, place: 'changing' };
    default:
      return null;
  }
}
const isNoAmount = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('shown') &&
  step.kind === 'user' &&
  step.event.type === 'limit.submitted' &&
  hundredths[step.event['amount']] === undefined;
const looksAgain = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('shown') || matches('away')) && isUser(step, 'page.shown', 'net.returned');
const reads = (view: Pick<Seeing, 'matches'>, step: Step) =>
  (view.matches('unavailable') && isUser(step, 'retry.requested')) ||
  looksAgain(view, step) ||
  failedChange(step);

const key = 'k1';

export const limitsModel = defineModel<Seen, Seen>({
  name: 'limits',
  machine: limitsMachine,
  variants: {
    ...byType([0, 4], (memberType) => ({ memberType, newcomer: false })),
    'a newcomer': { memberType: 0, newcomer: true },
  },
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'limit.changed': { '': {} },
    'limit.submitted': {
      'a centavo more': { ...day, amount: '1000.01' },
      'as much': { ...day, amount: '1000' },
      'minutes a week': { ...time, amount: '90' },
      'half a minute': { ...time, amount: '0.5' },
      'no amount': { ...day, amount: '1e3' },
    },
    'removal.tapped': { 'of the day': day, 'of time': time },
    'question.declined': { '': {} },
    'question.confirmed': { '': { key } },
    'raise.confirmed': { 'of the day': { ...day, key }, 'of time': { ...time, key } },
    'raise.cancelled': { 'of the day': { ...day, key }, 'of time': { ...time, key } },
    'check.chosen': {
      'more often': { minutes: 30, key },
      'as the profile has it': { minutes: null, key },
      'as rarely': { minutes: 60, key },
    },
    'offer.declined': { '': { key } },
  },
  actors: {
    loadProtection: { done: held, error: { 'no answer': error('timeout'), ...switchedOff } },
    change: {
      done: {
        'of 1,000': { ok: true, protection: held['of 1,000'] },
        'of 1,000, a raise asked': { ok: true, protection: held['of 1,000, a raise asked'] },
        'on a break': { ok: true, protection: held['on a break'] },
        refused: { ok: false, error: error('conflict') },
      },
      error: { 'no answer': error('offline') },
    },
  },
  shown: ['protection', 'change', 'malformed', 'isLost', 'error'],
  observe: {
    start: () => ({ protection: null, change: null, malformed: false, isLost: false, error: null }),
    after(known, step, { from }) {
      const view = { matches: from.matches, known };
      const cleared = { malformed: false, error: null };
      const loaded = loadedBy(step);
      if (loaded) {
        const done = known.isLost && known.change !== null && isDone(known.change, loaded);
        return { ...known, protection: loaded, isLost: false, ...(done && cleared) };
      }
      const accepted = acceptedBy(step);
      if (accepted) return { ...known, protection: accepted, isLost: false };
      const meant = meantBy(view, step);
      if (meant) return { ...known, ...cleared, change: meant.change };
      if (isNoAmount(view, step)) return { ...known, malformed: true, error: null };
      if (
        (from.matches('shown') && isUser(step, 'limit.changed')) ||
        (from.matches('unavailable') && isUser(step, 'retry.requested'))
      )
        return { ...known, ...cleared };
      if (step.kind !== 'answer') return known;
      if (step.ok) return { ...known, error: (step.value as { error: ChartError }).error };
      return { ...known, isLost: known.isLost || step.actor === 'change', error: toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'only players with a real account have limits; others are told so and nothing is requested',
      requirements: ['PROT-02'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadProtection'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'the page shows what the operator said last, the player’s request, and why the last attempt failed',
      requirements: ['PROT-02', 'NET-05'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'the limits are read only when the page opens or is seen again, and after a failed attempt',
      requirements: ['PROT-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadProtection');
        const isFirst = from.matches('unavailable') || from.matches('away');
        const loaded = loadedBy(step);
        return (
          isAsked !== reads(from, step) ||
          (isAsked && !to.matches(isFirst ? 'loading.first' : 'loading.again')) ||
          (loaded !== null && !to.matches(placeOf(from, loaded))) ||
          (step.kind === 'answer' && step.actor === 'loadProtection' && !step.ok && !cannotRead(to))
        );
      },
    },
    {
      text: 'a first, lower or equal limit is announced as immediate; a higher one or a removal as delayed, so that no raise takes effect early',
      requirements: ['PROT-02'],
      neverStep: (from, step, to) => {
        if (!from.matches('shown') || step.kind !== 'user') return false;
        return !to.matches(
          meantBy(from, step)?.place ?? (looksAgain(from, step) ? 'loading.again' : 'shown'),
        );
      },
    },
    {
      text: 'a raise is confirmed only if the operator says that it is ready, whatever else is tapped',
      requirements: ['PROT-02'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(
          ({ input }) => (input as { change?: LimitChange } | undefined)?.change?.do === 'confirm',
        ) && dayOf(from.known.protection!)?.state !== 'raiseReady',
    },
    stateTableRule('limits', limitTable, {
      stateOf: (view: Seeing) =>
        view.matches('shown') ? (dayOf(view.known.protection!)?.state ?? 'none') : null,
      taps: { 'raise.confirmed': 'confirm', 'raise.cancelled': 'cancel' },
      asks: () => null,
    }),
    {
      text: 'play is interrupted as often as the profile requires or more often, never less',
      requirements: ['PROT-05'],
      neverStep: (_from, _step, _to, _actions, calls) =>
        calls.some(({ input }) => {
          const { change } = (input ?? {}) as { change?: LimitChange };
          return change?.do === 'check' && change.minutes !== null && change.minutes >= 60;
        }),
    },
    {
      text: 'during a break no limit is set: the page links to the break',
      requirements: ['PROT-04'],
      never: (view) =>
        view.tags.has('shown') && view.known.protection !== null && !isPlaying(view.known.protection),
    },
    {
      text: 'only an invalid amount leads back to its field',
      requirements: ['CASH-02', 'PROT-02'],
      neverStep: (from, step, to, actions) =>
        isNoAmount(from, step) !== actions.includes('focusAmount') ||
        (isNoAmount(from, step) && !to.matches('shown')),
    },
    {
      text: 'each change is sent once, as requested, and a limit is set or removed only by answering the question',
      requirements: ['PROT-02', 'PROT-03', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const isConfirmed = from.matches('asking') && isUser(step, 'question.confirmed');
        const meant = meantBy(from, step);
        const sent = isConfirmed ? from.known.change : meant?.place === 'changing' ? meant.change : null;
        const expected = sent === null ? [] : [{ actor: 'change', input: { change: sent, key } }];
        const made = calls.filter(({ actor }) => actor === 'change');
        return canonical(made) !== canonical(expected) || (isConfirmed && !to.matches('changing'));
      },
    },
    {
      text: 'a player who declines the question finds the limit unchanged',
      requirements: ['PROT-02'],
      neverStep: (from, step, to) =>
        from.matches('asking') && isUser(step, 'question.declined') && !to.matches('shown'),
    },
    {
      text: 'only what the operator has done is reported as done; the input is discarded with it',
      requirements: ['PROT-02', 'NET-05'],
      neverStep: (from, step, to, actions) => {
        const done = acceptedBy(step);
        return (
          (done !== null) !== actions.includes('sayDone') ||
          (done !== null) !== actions.includes('clearAmount') ||
          (done !== null && !to.matches(placeOf(from, done)))
        );
      },
    },
    {
      text: 'a new player who declines a limit goes home, even if the answer is lost, and so does one whose operator has no limits; everyone else stays',
      requirements: ['PROT-03'],
      neverStep: (from, step, to, actions) => {
        const answered = acceptedBy(step) ?? loadedBy(step);
        const isNew = from.input.newcomer === true;
        const isOver = isNew && from.known.change?.do === 'decline' && answered?.offer === null;
        const hasNone = isNew && isSwitchedOffBy(step, 'loadProtection');
        return (isOver || hasNone) !== actions.includes('goHome') || isOver !== to.matches('left');
      },
    },
    {
      text: 'a double tap requests once: no action changes a request in progress',
      requirements: ['PROT-02', 'NET-13'],
      neverStep: (from, step, to) =>
        from.tags.has('busy') && step.kind === 'user' && canonical(from.value) !== canonical(to.value),
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['PROT-02', 'NET-04'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('away') !== view.matches('away') ||
        view.tags.has('askingAtOnce') !== view.matches('asking.atOnce') ||
        view.tags.has('askingLater') !== view.matches('asking.later') ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('changing')) ||
        view.tags.has('shown') !== (view.matches('shown') || view.matches('asking') || view.tags.has('busy')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.tags.has('busy'),
    },
    {
      text: 'the limits can be reached from every state',
      requirements: ['PROT-02'],
      canReach: (view) => view.matches('shown') || view.matches('left'),
      from: (view) => isReal(view) && !view.matches('notOffered'),
    },
    notOfferedRule('loadProtection'),
  ],
});
