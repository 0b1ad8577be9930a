import type { DownlineRebates, RebateProblem, Rates } from '@araw/contract/agents/downlineRebates';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type ChangeOutcome, type RebateChange, downlineRebatesMachine } from './downlineRebates.machine.ts';

/** A screen shows all of these, except what is in flight. */
interface Seen {
  account: string;
  known: DownlineRebates | null;
  change: RebateChange | null;
  saved: boolean;
  problems: readonly RebateProblem[];
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;
type From = Pick<Seeing, 'matches' | 'known'>;

const account = 'jose';
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const problem = (rest: Partial<RebateProblem>): RebateProblem => ({
  category: 'RNG',
  bound: 'own',
  rate: 0.8,
  account: '',
  used: 0,
  quota: 0,
  ...rest,
});

/** Slot rates range between nilo's and the agent's own; the one place from 0.70% is free or taken. */
const rebates = ({ next = 0.5, used = 0 } = {}): DownlineRebates => ({
  account,
  type: 1,
  from: '2026-11-28',
  list: [
    { category: 'RNG', now: 0.5, next, own: 0.8, least: 0.3, leastOf: 'nilo' },
    { category: 'LIVE', now: 0.2, next: 0.2, own: 0.6, least: 0, leastOf: '' },
  ],
  quotas: [{ category: 'RNG', rebate: 0.7, quota: 1, used }],
});
/** Nothing was typed for live games. */
const submitted = (rate: number, valid = true) => ({ valid, rebates: { RNG: rate } });

const taken = problem({ bound: 'quota', rate: 0.7, used: 1, quota: 1 });
const rejected = (code: string, problems: readonly RebateProblem[] = []): ChangeOutcome => ({
  ok: false,
  error: error(code),
  problems,
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadRebates' && step.ok ? (step.value as DownlineRebates) : null;
const unloadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadRebates' && !step.ok ? toChartError(step.value) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'changeRebates' && step.ok ? (step.value as ChangeOutcome) : null;
const isLost = (step: Step) => step.kind === 'answer' && step.actor === 'changeRebates' && !step.ok;

/** What is wrong with a slots rate, given the numbers above; `unchanged` if nothing is requested. */
function verdict(known: DownlineRebates, rate: number): RebateProblem | 'unchanged' | null {
  const [{ next } = { next: 0 }] = known.list;
  const [{ used } = { used: 0 }] = known.quotas;
  if (rate === next) return 'unchanged';
  if (rate > 0.8) return problem({ rate: 0.8 });
  if (rate < 0.3) return problem({ bound: 'givenOn', rate: 0.3, account: 'nilo' });
  return rate >= 0.7 && next < 0.7 && used === 1 ? taken : null;
}

/** The result of a submitted form; undefined if the step submits none. */
function judged({ matches, known }: From, step: Step) {
  if (!matches('editing') || step.kind !== 'user' || step.event.type !== 'form.submitted') return undefined;
  const valid: boolean = step.event.valid;
  const typed: Rates = step.event.rebates;
  return valid ? verdict(known.known!, typed['RNG'] ?? 0) : 'malformed';
}

function sentBy(from: From, step: Step): RebateChange | null {
  if (judged(from, step) !== null || step.kind !== 'user') return null;
  const typed: Rates = step.event.rebates;
  return { account, seen: { RNG: from.known.known!.list[0]!.next, LIVE: 0.2 }, rebates: typed };
}

const isRetried = (step: Step) => isUser(step, 'retry.requested') || isUser(step, 'net.returned');

export const downlineRebatesModel = defineModel<Seen, Seen>({
  name: 'downlineRebates',
  machine: downlineRebatesMachine,
  variants: { 'by an agent': { account } },
  events: {
    'retry.requested': { '': {} },
    'net.returned': { '': {} },
    'form.changed': { '': {} },
    'form.submitted': {
      'what holds': submitted(0.5),
      'all of the own rate': submitted(0.8),
      'a hundredth more': submitted(0.81),
      'what was given on': submitted(0.3),
      'a hundredth less': submitted(0.29),
      'a hundredth below the step': submitted(0.69),
      'the step': submitted(0.7),
      'no rate': submitted(0, false),
    },
  },
  actors: {
    loadRebates: {
      done: { 'a free place': rebates(), 'a taken place': rebates({ next: 0.6, used: 1 }) },
      error: { 'no answer': error('timeout'), 'of nobody': error('notFound'), ...switchedOff },
    },
    changeRebates: {
      done: {
        saved: { ok: true },
        'changed meanwhile': rejected('conflict'),
        'the place taken meanwhile': rejected('conflict', [taken]),
        'of nobody by now': rejected('notFound'),
      },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['account', 'known', 'change', 'saved', 'problems', 'error'],
  observe: {
    start: () => ({ account, known: null, change: null, saved: false, problems: [], error: null }),
    after(known, step, { from }) {
      const silent = { ...known, saved: false, problems: [], error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, known: loaded };
      const unloaded = unloadedBy(step);
      if (unloaded?.code === 'notFound') return silent;
      if (unloaded) return known.known ? known : { ...known, error: unloaded };
      const outcome = outcomeBy(step);
      if (outcome?.ok) {
        const { rebates: given } = known.change!;
        const [slots, live] = known.known!.list;
        const list = [{ ...slots!, next: given['RNG']! }, live!];
        return { ...known, known: { ...known.known!, list }, change: null, saved: true };
      }
      if (outcome) return { ...known, change: null, error: outcome.error, problems: outcome.problems };
      if (step.kind === 'answer') return { ...known, error: toChartError(step.value) };
      const seeing = { matches: from.matches, known };
      const sent = sentBy(seeing, step);
      if (sent) return { ...silent, change: sent };
      const form = judged(seeing, step);
      if (form === 'unchanged') return known;
      if (form === 'malformed') return silent;
      if (form) return { ...silent, problems: [form] };
      const isSilent =
        (from.matches('editing') && isUser(step, 'form.changed')) ||
        readsAnew(from, step) ||
        (from.matches('unanswered') && isRetried(step));
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'the page shows what the operator said last and the agent sent last',
      requirements: ['TEAM-03'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'a rebate stays between the rate passed on and the agent’s own, within the quotas; the limit is named',
      requirements: ['TEAM-03'],
      neverStep: (from, step, to, actions) => {
        const form = judged(from, step);
        if (form === undefined) return false;
        const isRefused = form !== null && typeof form === 'object';
        return (
          !to.matches(form === null ? 'saving' : 'editing') ||
          (form === 'malformed') !== actions.includes('focusFirstMalformed') ||
          isRefused !== actions.includes('focusRefused')
        );
      },
    },
    {
      text: 'the input is sent with the rates shown; one with an unknown result is resent unchanged',
      requirements: ['TEAM-03', 'NET-12'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'changeRebates').map(({ input }) => input);
        const isAgain = from.matches('unanswered') && isRetried(step);
        const sent = sentBy(from, step) ?? (isAgain ? from.known.change : null);
        return (
          !isSame(asked, sent ? [sent] : []) ||
          (isLost(step) && !to.matches('unanswered')) ||
          (isAgain && !to.matches('saving'))
        );
      },
    },
    {
      text: 'the rates are read when the page opens, and after each answer to a change, so that the next starts from current ones',
      requirements: ['TEAM-03'],
      neverStep: (from, step, to, actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadRebates');
        const isAnew = readsAnew(from, step);
        const outcome = outcomeBy(step);
        return (
          isAsked !== (isAnew || outcome !== null) ||
          (isAnew && !to.matches('loading.first')) ||
          (outcome !== null && !to.matches('loading.again')) ||
          (outcome?.ok === false) !== (outcome !== null && actions.includes('focusRefused'))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        !isSame(
          calls.map(({ actor, input }) => ({ actor, input })),
          [{ actor: 'loadRebates', input: { account } }],
        ),
    },
    {
      text: 'anyone but a direct member is not found; known rates stay visible without a network',
      requirements: ['TEAM-03', 'TEAM-10'],
      neverStep: (from, step, to) => {
        const unloaded = unloadedBy(step);
        if (!unloaded) return loadedBy(step) !== null && !to.matches('editing');
        if (unloaded.code === 'notFound') return !to.matches('stranger');
        return !to.matches(from.known.known ? 'editing' : 'unavailable');
      },
    },
    {
      text: 'only a saved change clears the form and updates the team',
      requirements: ['TEAM-03'],
      neverStep: (_from, step, _to, actions) => {
        const isSaved = outcomeBy(step)?.ok === true;
        return isSaved !== actions.includes('emptyForm') || isSaved !== actions.includes('renewTeam');
      },
    },
    {
      text: 'each state shows exactly what the agent can see or do',
      requirements: ['TEAM-03', 'NET-04'],
      never: (view) =>
        (
          [
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['stranger', 'stranger'],
            ['editing', 'editing'],
            ['unanswered', 'unanswered'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('saving')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('saving'),
    },
    {
      text: 'rates can be changed from every state except a stranger’s page',
      requirements: ['TEAM-03'],
      canReach: (view) => view.matches('stranger') || view.matches('saving'),
    },
    switchedOffRule(),
  ],
});
