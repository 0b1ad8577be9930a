import type { RebateProblem, Rates } from '@araw/contract/agents/downlineRebates';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type Opening,
  type OpeningField,
  openAccountMachine,
  type OpeningOutcome,
} from './openAccount.machine.ts';

/** A screen shows all of these, except what is in flight. */
interface Seen {
  own: Rates | null;
  opening: Opening | null;
  opened: string;
  problems: readonly RebateProblem[];
  field: OpeningField | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const problem = (rest: Partial<RebateProblem> = {}): RebateProblem => ({
  category: 'RNG',
  bound: 'own',
  rate: 0.8,
  account: '',
  used: 0,
  quota: 0,
  ...rest,
});
type Rejected = Partial<Extract<OpeningOutcome, { ok: false }>>;
const rejected = (code: string, { field = null, problems = [] }: Rejected = {}): OpeningOutcome => ({
  ok: false,
  error: error(code),
  decided: true,
  field,
  problems,
});
const taken = problem({ bound: 'quota', rate: 0.6, used: 1, quota: 1 });

/** The browser walks type the same. */
const opening = (rest: Partial<Opening> = {}): Opening => ({
  key: 'k1',
  account: 'lorna',
  password: 'First1234',
  type: 0,
  rebates: { RNG: 0.8, LIVE: 0 },
  ...rest,
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadRates' && step.ok ? (step.value as Rates) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'openAccount' && step.ok ? (step.value as OpeningOutcome) : null;

const isRefused = (step: Step) => outcomeBy(step)?.ok === false;
const isOpened = (step: Step) => outcomeBy(step)?.ok === true;

/** The result of a submitted form; undefined if the step submits none. */
function judged({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) {
  if (!matches('editing') || step.kind !== 'user' || step.event.type !== 'form.submitted') return undefined;
  const valid: boolean = step.event.valid;
  const typed: Opening = step.event.opening;
  if (!valid) return { invalid: true, problems: [], typed };
  const most = known.own!['RNG'] ?? 0;
  const passes = (typed.rebates['RNG'] ?? 0) > most;
  return { invalid: false, problems: passes ? [problem({ rate: most })] : [], typed };
}
const sentBy = (from: Pick<Seeing, 'matches' | 'known'>, step: Step): Opening | null => {
  const form = judged(from, step);
  return form && !form.invalid && form.problems.length === 0 ? form.typed : null;
};
const isReadAgain = (step: Step) => {
  const outcome = outcomeBy(step);
  return outcome?.ok === false && outcome.problems.length > 0;
};

export const openAccountModel = defineModel<Seen, Seen>({
  name: 'openAccount',
  machine: openAccountMachine,
  variants: { 'by an agent': {} },
  events: {
    'retry.requested': { '': {} },
    'net.returned': { '': {} },
    'form.changed': { '': {} },
    'form.submitted': {
      'all of the own rate': { valid: true, opening: opening() },
      'half a per cent': { valid: true, opening: opening({ rebates: { RNG: 0.5, LIVE: 0.6 } }) },
      'a hundredth more': { valid: true, opening: opening({ rebates: { RNG: 0.81, LIVE: 0 } }) },
      'a field that breaks its rule': { valid: false, opening: opening({ password: '' }) },
    },
    'another.requested': { '': {} },
  },
  actors: {
    loadRates: {
      done: { 'own rates': { RNG: 0.8, LIVE: 0.6 }, 'lower ones': { RNG: 0.5, LIVE: 0.6 } },
      error: { 'no answer': error('timeout'), ...switchedOff },
    },
    openAccount: {
      done: {
        opened: { ok: true, account: 'lorna' },
        'a taken name': rejected('usernameTaken', { field: 'account' }),
        'a taken place': rejected('conflict', { problems: [taken] }),
      },
      error: { 'it cannot run': error('timeout') },
    },
  },
  shown: ['own', 'opening', 'opened', 'problems', 'field', 'error'],
  observe: {
    start: () => ({
      own: null,
      opening: null,
      opened: '',
      problems: [],
      field: null,
      error: null,
    }),
    after(known, step, { from }) {
      const silent = { ...known, problems: [], field: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, own: loaded };
      if (step.kind === 'answer' && step.actor === 'loadRates') {
        return known.own === null ? { ...known, error: toChartError(step.value) } : known;
      }
      const outcome = outcomeBy(step);
      if (outcome?.ok) return { ...known, opened: outcome.account, opening: null };
      if (outcome) {
        const { error: why, problems, field } = outcome;
        return { ...known, opening: null, error: why, problems, field };
      }
      if (step.kind === 'answer') return { ...known, opening: null, error: toChartError(step.value) };
      const { matches } = from;
      const form = judged({ matches, known }, step);
      const sent = sentBy({ matches, known }, step);
      if (sent) return { ...silent, opening: sent };
      if (form) return { ...silent, problems: form.problems };
      if (matches('opened') && isUser(step, 'another.requested')) return { ...known, opened: '' };
      const isSilent = (matches('editing') && isUser(step, 'form.changed')) || readsAnew(from, step);
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'the page shows what the operator said last and the agent sent last',
      requirements: ['TEAM-08'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'an account is opened only with valid fields and rates within the agent’s own; an invalid rate is named with its limit',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to, actions) => {
        const form = judged(from, step);
        const isNamed = (form?.problems.length ?? 0) > 0 || isRefused(step);
        return (
          (form !== undefined && !to.matches(sentBy(from, step) ? 'opening' : 'editing')) ||
          (form?.invalid === true) !== actions.includes('focusFirstInvalidField') ||
          isNamed !== actions.includes('focusRefused')
        );
      },
    },
    {
      text: 'the input is sent once, with its key; only the result of an opening ends it',
      requirements: ['TEAM-08', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'openAccount').map(({ input }) => input);
        const sent = sentBy(from, step);
        return (
          !isSame(asked, sent ? [{ request: sent, repeated: false }] : []) ||
          (from.matches('opening') && to.matches('opening') === answers(step, 'openAccount'))
        );
      },
    },
    {
      text: 'a password is kept only until the result of opening its account is known',
      requirements: ['TEAM-08'],
      never: (view) => (view.context.opening !== null) !== view.matches('opening'),
    },
    {
      text: 'the rates are read when the page opens, and again when one was refused because they changed',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadRates');
        const [anew, again] = [readsAnew(from, step), isReadAgain(step)];
        return (
          isAsked !== (anew || again) ||
          (anew && !to.matches('loading.first')) ||
          (again && !to.matches('loading.again')) ||
          (answers(step, 'openAccount') && !isOpened(step) && !again && !to.matches('editing')) ||
          (answers(step, 'loadRates') &&
            !to.matches(loadedBy(step) || from.known.own ? 'editing' : 'unavailable'))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        calls.map(({ actor }) => actor).join() !== 'loadRates',
    },
    {
      text: 'only an opened account reloads the team',
      requirements: ['TEAM-08'],
      neverStep: (_from, step, to, actions) =>
        isOpened(step) !== actions.includes('renewTeam') || (isOpened(step) && !to.matches('opened')),
    },
    {
      text: 'each state shows exactly what the agent can see or do',
      requirements: ['TEAM-08', 'NET-04'],
      never: (view) =>
        (
          [
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['editing', 'editing'],
            ['done', 'opened'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== view.matches('loading.again'),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('opening'),
    },
    {
      text: 'an account can be opened from every state, another one included',
      requirements: ['TEAM-08'],
      canReach: (view) => view.matches('opening'),
    },
    switchedOffRule(),
  ],
});
