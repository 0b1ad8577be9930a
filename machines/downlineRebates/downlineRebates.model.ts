import type { DownlineRebates, RebateProblem, Rates } from '#services/contract/downlineRebates.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type ChangeOutcome, type RebateChange, downlineRebatesMachine } from './downlineRebates.machine.ts';

/** A screen shows all of it, but for what is on its way. */
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

/** Slots between what nilo has and the own rate; the one place from 0.70 % on is free, or taken. */
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
/** Of live games nothing was typed. */
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

/** What is wrong with a rate of slots, by the numbers above; `unchanged` where nothing is asked for. */
function verdict(known: DownlineRebates, rate: number): RebateProblem | 'unchanged' | null {
  const [{ next } = { next: 0 }] = known.list;
  const [{ used } = { used: 0 }] = known.quotas;
  if (rate === next) return 'unchanged';
  if (rate > 0.8) return problem({ rate: 0.8 });
  if (rate < 0.3) return problem({ bound: 'givenOn', rate: 0.3, account: 'nilo' });
  return rate >= 0.7 && next < 0.7 && used === 1 ? taken : null;
}

/** What a form meets; undefined of a step that submits none. */
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
      error: { 'no answer': error('timeout'), 'of nobody': error('notFound') },
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
        ((from.matches('unavailable') || from.matches('unanswered')) && isRetried(step));
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'what is shown is what the operator said and the agent sent last',
      requirements: ['TEAM-03'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'a rebate is neither above the own nor below what was given on, and takes no place of a full quota; the bound is named',
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
      text: 'what is sent is what was typed, beside what was shown; one whose fate is open is sent again as it was',
      requirements: ['TEAM-03', 'NET-12'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'changeRebates').map(({ input }) => input);
        const isAgain = from.matches('unanswered') && isRetried(step);
        const sent = sentBy(from, step) ?? (isAgain ? from.known.change : null);
        return (
          canonical(asked) !== canonical(sent ? [sent] : []) ||
          (isLost(step) && !to.matches('unanswered')) ||
          (isAgain && !to.matches('saving'))
        );
      },
    },
    {
      text: 'the rates are read when the page opens, and again after each answer to a change, so that the next one starts from what holds',
      requirements: ['TEAM-03'],
      neverStep: (from, step, to, actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadRebates');
        const isAnew = from.matches('unavailable') && isRetried(step);
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
        canonical(calls.map(({ actor, input }) => ({ actor, input }))) !==
          canonical([{ actor: 'loadRebates', input: { account } }]),
    },
    {
      text: 'who is no direct subordinate is nobody, whoever it is; what was known before goes on showing where the net is gone',
      requirements: ['TEAM-03', 'TEAM-10'],
      neverStep: (from, step, to) => {
        const unloaded = unloadedBy(step);
        if (!unloaded) return loadedBy(step) !== null && !to.matches('editing');
        if (unloaded.code === 'notFound') return !to.matches('stranger');
        return !to.matches(from.known.known ? 'editing' : 'unavailable');
      },
    },
    {
      text: 'the form is emptied, and the team follows, when a change was saved and only then',
      requirements: ['TEAM-03'],
      neverStep: (_from, step, _to, actions) => {
        const isSaved = outcomeBy(step)?.ok === true;
        return isSaved !== actions.includes('emptyForm') || isSaved !== actions.includes('renewTeam');
      },
    },
    {
      text: 'each state says what the agent sees or may do, exactly then',
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
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('saving'),
    },
    {
      text: 'from everywhere but a stranger’s page rates can still be changed',
      requirements: ['TEAM-03'],
      canReach: (view) => view.matches('stranger') || view.matches('saving'),
    },
  ],
});
