import type { OwnerProof, ProofWay } from '@araw/contract/accounts/member';
import type { Protection, StandingNow } from '@araw/contract/protection/protection';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import { standingTable } from '@araw/contract/values/stateTables';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { breakMachine, type StandingOutcome, type StandingWish } from './break.machine.ts';

interface Seen {
  ownerProofs: readonly ProofWay[];
  protection: Protection | null;
  wish: StandingWish | null;
  by: ProofWay;
  isLost: boolean;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const now = Date.UTC(2026, 0, 16, 12);
const day = 86_400_000;
const standing = (state: StandingNow['state'], days: number | null): Protection => ({
  now,
  timeZone: 'Asia/Manila',
  standing: { state, until: days === null ? null : now + days * day },
  limits: [],
  waitHours: 24,
  confirmHours: 168,
  returnWaitHours: 24,
  offer: null,
  breakDays: [1, 7],
  exclusionMonths: [6, 12],
  realityCheck: { minutes: 60, most: 60, own: null },
});
/** The browser walks use the same data. */
const held = {
  playing: standing('playing', null),
  'on a break of two days': standing('onBreak', 2),
  // Longer than six months in any calendar.
  'excluded for 200 days': standing('excluded', 200),
  'an exclusion that is over': standing('over', null),
  returning: standing('returning', 1),
};

const wishes = {
  'a break of a day': { do: 'break', days: 1 },
  'a break of a week': { do: 'break', days: 7 },
  'a break of three days': { do: 'break', days: 3 },
  'half a year': { do: 'exclusion', months: 6 },
  'a year': { do: 'exclusion', months: 12 },
  'to return': { do: 'return' },
} as const satisfies Record<string, StandingWish>;
type WishName = keyof typeof wishes;
/** What can be requested, by the player's standing. */
const open: Record<StandingNow['state'], readonly WishName[]> = {
  playing: ['a break of a day', 'a break of a week', 'half a year', 'a year'],
  onBreak: ['a break of a week', 'half a year', 'a year'],
  excluded: ['a year'],
  over: ['half a year', 'a year', 'to return'],
  returning: ['half a year', 'a year'],
};

const proof: OwnerProof = { by: 'password', password: 'correct horse' };
const key = 'k1';
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const isUser = (step: Step, ...types: string[]) =>
  step.kind === 'user' && types.includes(step.event.type as string);
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadProtection' && step.ok ? (step.value as Protection) : null;
const outcomeBy = (step: Step, ...actors: string[]) =>
  step.kind === 'answer' && actors.includes(step.actor) && step.ok ? (step.value as StandingOutcome) : null;
const acceptedBy = (step: Step, ...actors: string[]) => {
  const outcome = outcomeBy(step, ...actors);
  return outcome?.ok ? outcome.protection : null;
};
const isLostBy = (step: Step) =>
  step.kind === 'answer' && (step.actor === 'ask' || step.actor === 'stay') && !step.ok;
const isRejectedStay = (step: Step) => outcomeBy(step, 'stay')?.ok === false;
const stateIn = ({ known }: Pick<Seeing, 'known'>) => known.protection?.standing.state ?? null;

/** The player's request, if it can be made. */
function wishBy(view: Pick<Seeing, 'matches' | 'known'>, step: Step): StandingWish | null {
  const state = stateIn(view);
  if (!view.matches('shown') || state === null || !isUser(step, 'wish.chosen') || step.kind !== 'user')
    return null;
  const wish = step.event['wish'] as StandingWish;
  return open[state].some((name) => canonical(wishes[name]) === canonical(wish)) ? wish : null;
}
const stays = (view: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  view.matches('shown') && stateIn(view) === 'returning' && isUser(step, 'stay.tapped');
const isProved = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('proving') &&
  step.kind === 'user' &&
  isUser(step, 'proof.submitted') &&
  step.event['valid'] === true;
const reads = (view: Pick<Seeing, 'matches'>, step: Step) =>
  (view.matches('unavailable') && isUser(step, 'retry.requested')) ||
  (view.matches('shown') && isUser(step, 'page.shown', 'net.returned')) ||
  isLostBy(step) ||
  isRejectedStay(step);

const as = (memberType: MemberType, ownerProofs: readonly ProofWay[]) => ({ memberType, ownerProofs });

export const breakModel = defineModel<Seen, Seen>({
  name: 'break',
  machine: breakMachine,
  variants: {
    'by password or code': as(0, ['password', 'sms']),
    'nothing to prove it by': as(0, []),
    'as type 4': as(4, []),
  },
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'wish.chosen': Object.fromEntries(Object.entries(wishes).map(([name, wish]) => [name, { wish }])),
    'proof.chosen': { sms: { by: 'sms' }, 'e-mail': { by: 'email' } },
    'proof.submitted': {
      typed: { valid: true, proof, key },
      empty: { valid: false, proof: { by: 'password', password: '' }, key },
    },
    'step.left': { '': {} },
    'stay.tapped': { '': { key } },
  },
  actors: {
    loadProtection: { done: held, error: { 'no answer': error('timeout'), ...switchedOff } },
    ask: {
      done: {
        'on a break': { ok: true, protection: held['on a break of two days'] },
        excluded: { ok: true, protection: held['excluded for 200 days'] },
        returning: { ok: true, protection: held.returning },
        'wrong password': { ok: false, error: error('credentialsWrong') },
      },
      error: { 'no answer': error('offline') },
    },
    stay: {
      done: {
        over: { ok: true, protection: held['an exclusion that is over'] },
        'too late': { ok: false, error: error('conflict') },
      },
      error: { 'no answer': error('offline') },
    },
  },
  shown: ['ownerProofs', 'protection', 'wish', 'by', 'isLost', 'error'],
  observe: {
    start: ({ ownerProofs }) => ({
      ownerProofs,
      protection: null,
      wish: null,
      by: ownerProofs[0] ?? 'password',
      isLost: false,
      error: null,
    }),
    after(known, step, { from }) {
      const view = { matches: from.matches, known };
      const loaded = loadedBy(step);
      if (loaded) {
        const isDone =
          known.isLost && canonical(loaded.standing) !== canonical(known.protection?.standing ?? null);
        return { ...known, protection: loaded, isLost: false, ...(isDone && { error: null }) };
      }
      const accepted = acceptedBy(step, 'ask', 'stay');
      if (accepted) return { ...known, protection: accepted, isLost: false };
      const wish = wishBy(view, step);
      if (wish) return { ...known, wish, error: null, by: known.ownerProofs[0] ?? 'password' };
      if (from.matches('proving') && isUser(step, 'proof.chosen') && step.kind === 'user') {
        const { by } = step.event as unknown as { by: ProofWay };
        return known.ownerProofs.includes(by) ? { ...known, by, error: null } : known;
      }
      const isClear =
        stays(view, step) ||
        isProved(view, step) ||
        (from.matches('proving') && isUser(step, 'step.left')) ||
        (from.matches('unavailable') && isUser(step, 'retry.requested'));
      if (isClear) return { ...known, error: null };
      if (step.kind !== 'answer') return known;
      if (step.ok) return { ...known, error: (step.value as { error: ChartError }).error };
      return { ...known, isLost: known.isLost || isLostBy(step), error: toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'only players with a real account take a break here; others are told so and nothing is requested',
      requirements: ['PROT-04'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadProtection'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'the page shows what the operator said last, the player’s request, and why it failed',
      requirements: ['PROT-04', 'NET-05'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'a break or exclusion never ends early: only a longer one can be requested, and a return once it is over',
      requirements: ['PROT-04'],
      neverStep: (from, step, to) => {
        if (!from.matches('shown') || !isUser(step, 'wish.chosen')) return false;
        const place =
          wishBy(from, step) === null
            ? 'shown'
            : from.known.ownerProofs.length === 0
              ? 'unprovable'
              : 'proving';
        return !to.matches(place);
      },
    },
    stateTableRule('break and exclusion', standingTable, {
      stateOf: stateIn,
      taps: { 'stay.tapped': 'withdrawReturn' },
      asks: ({ actor, input }) => {
        if (actor === 'stay') return 'withdrawReturn';
        if (actor !== 'ask') return null;
        const { wish } = input as { wish: StandingWish };
        return ({ break: 'break', exclusion: 'exclude', return: 'askReturn' } as const)[wish.do];
      },
    }),
    {
      text: 'a session alone is not enough: the choice is sent once, and only with a proof',
      requirements: ['PROT-04', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const expected = isProved(from, step)
          ? [{ actor: 'ask', input: { wish: from.known.wish, proof, key } }]
          : stays(from, step)
            ? [{ actor: 'stay', input: { key } }]
            : [];
        const made = calls.filter(({ actor }) => actor !== 'loadProtection');
        return (
          canonical(made) !== canonical(expected) ||
          (isProved(from, step) && !to.matches('asking')) ||
          (stays(from, step) && !to.matches('staying'))
        );
      },
    },
    {
      text: 'only an empty proof leads back to its field',
      requirements: ['PROT-04'],
      neverStep: (from, step, _to, actions) =>
        (from.matches('proving') && isUser(step, 'proof.submitted') && !isProved(from, step)) !==
        actions.includes('focusFirstInvalidField'),
    },
    {
      text: 'the typed proof is discarded once used, wrong or not needed',
      requirements: ['PROT-04'],
      neverStep: (from, step, _to, actions) =>
        ((step.kind === 'answer' && step.actor === 'ask') ||
          (from.matches('proving') && isUser(step, 'step.left'))) !== actions.includes('clearProof'),
    },
    {
      text: 'the player’s status is read only when the page opens or is seen again, and after a lost answer',
      requirements: ['PROT-04', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadProtection');
        return (
          isAsked !== reads(from, step) ||
          (isAsked && !to.matches(from.matches('unavailable') ? 'loading.first' : 'loading.again')) ||
          (loadedBy(step) !== null && !to.matches('shown')) ||
          (step.kind === 'answer' && step.actor === 'loadProtection' && !step.ok && !cannotRead(to))
        );
      },
    },
    {
      text: 'the whole app learns of the player’s status immediately',
      requirements: ['PROT-04'],
      neverStep: (_from, step, to, actions) => {
        const isTold = loadedBy(step) !== null || acceptedBy(step, 'ask', 'stay') !== null;
        return isTold !== actions.includes('tellStanding') || (isTold && !to.matches('shown'));
      },
    },
    {
      text: 'only what the operator has done is reported as done',
      requirements: ['PROT-04', 'NET-05'],
      neverStep: (_from, step, _to, actions) =>
        (acceptedBy(step, 'ask', 'stay') !== null) !== actions.includes('sayDone'),
    },
    {
      text: 'a player who cancels before the proof finds everything unchanged',
      requirements: ['PROT-04'],
      neverStep: (from, step, to) =>
        (from.matches('proving') || from.matches('unprovable')) &&
        isUser(step, 'step.left') &&
        !to.matches('shown'),
    },
    {
      text: 'a wrong proof is retyped',
      requirements: ['PROT-04'],
      neverStep: (_from, step, to) => outcomeBy(step, 'ask')?.ok === false && !to.matches('proving'),
    },
    {
      text: 'a double tap requests once: no action changes a request in progress',
      requirements: ['PROT-04', 'NET-13'],
      neverStep: (from, step, to) =>
        from.tags.has('busy') && step.kind === 'user' && canonical(from.value) !== canonical(to.value),
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['PROT-04', 'NET-04'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('unprovable') !== view.matches('unprovable') ||
        view.tags.has('proving') !== (view.matches('proving') || view.matches('asking')) ||
        view.tags.has('busy') !==
          (view.matches('loading.again') || view.matches('asking') || view.matches('staying')) ||
        view.tags.has('shown') !==
          (view.matches('shown') || view.matches('staying') || view.matches('loading.again')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.tags.has('busy'),
    },
    {
      text: 'the player’s status can be reached from every state',
      requirements: ['PROT-04'],
      canReach: (view) => view.matches('shown'),
      from: (view) => isReal(view) && !view.matches('notOffered'),
    },
    notOfferedRule('loadProtection'),
  ],
});
