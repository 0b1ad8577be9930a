import type { RebateProblem, Rates } from '#services/contract/downlineRebates.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type Opening,
  type OpeningField,
  openAccountMachine,
  type OpeningOutcome,
} from './openAccount.machine.ts';

/** A screen shows all of it, but for what is on its way. */
interface Seen {
  own: Rates | null;
  opening: Opening | null;
  repeated: boolean;
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
const rejected = (
  code: string,
  { decided = false, field = null, problems = [] }: Rejected = {},
): OpeningOutcome => ({ ok: false, error: error(code), decided, field, problems });
const taken = problem({ bound: 'quota', rate: 0.6, used: 1, quota: 1 });

/** The walks in the browser type the same. */
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

/** Whether an answer leaves its fate open. */
function isLost({ known }: Pick<Seeing, 'known'>, step: Step): boolean {
  if (!answers(step, 'openAccount')) return false;
  const outcome = outcomeBy(step);
  if (outcome === null) return true;
  return !outcome.ok && !outcome.decided && (known.repeated || outcome.error.code === 'inProgress');
}
const isRefused = (from: Pick<Seeing, 'known'>, step: Step) =>
  outcomeBy(step)?.ok === false && !isLost(from, step);
const isOpened = (step: Step) => outcomeBy(step)?.ok === true;

/** What a form meets; undefined of a step that submits none. */
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
const isAskedAgain = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('unanswered') && (isUser(step, 'retry.requested') || isUser(step, 'net.returned'));
const isReadAnew = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('unavailable') && (isUser(step, 'retry.requested') || isUser(step, 'net.returned'));
const isReadAgain = (from: Pick<Seeing, 'known'>, step: Step) => {
  const outcome = outcomeBy(step);
  return isRefused(from, step) && outcome?.ok === false && outcome.problems.length > 0;
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
      error: { 'no answer': error('timeout') },
    },
    openAccount: {
      done: {
        opened: { ok: true, account: 'lorna' },
        'a taken name': rejected('usernameTaken', { field: 'account' }),
        'decided: a taken name': rejected('usernameTaken', { decided: true, field: 'account' }),
        'a taken place': rejected('conflict', { decided: true, problems: [taken] }),
        'in progress': rejected('inProgress'),
      },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['own', 'opening', 'repeated', 'opened', 'problems', 'field', 'error'],
  observe: {
    start: () => ({
      own: null,
      opening: null,
      repeated: false,
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
      if (outcome?.ok) return { ...known, opened: outcome.account, opening: null, repeated: false };
      if (step.kind === 'answer') {
        const why = outcome ? outcome.error : toChartError(step.value);
        if (isLost({ known }, step)) return { ...known, repeated: true, error: why };
        const { problems, field } = outcome!;
        return { ...known, opening: null, repeated: false, error: why, problems, field };
      }
      const { matches } = from;
      const form = judged({ matches, known }, step);
      const sent = sentBy({ matches, known }, step);
      if (sent) return { ...silent, opening: sent, repeated: false };
      if (form) return { ...silent, problems: form.problems };
      if (matches('opened') && isUser(step, 'another.requested')) return { ...known, opened: '' };
      const isSilent =
        (matches('editing') && isUser(step, 'form.changed')) ||
        isAskedAgain({ matches }, step) ||
        isReadAnew({ matches }, step);
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'what is shown is what the operator said and the agent sent last',
      requirements: ['TEAM-08'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'an account is opened by a form whose fields hold and whose rates are within the own; a rate that is not is named with its bound',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to, actions) => {
        const form = judged(from, step);
        const isNamed = (form?.problems.length ?? 0) > 0 || isRefused(from, step);
        return (
          (form !== undefined && !to.matches(sentBy(from, step) ? 'opening' : 'editing')) ||
          (form?.invalid === true) !== actions.includes('focusFirstInvalidField') ||
          isNamed !== actions.includes('focusRefused')
        );
      },
    },
    {
      text: 'what is sent is what was typed, once; one whose fate is open is sent again as it was, by its key',
      requirements: ['TEAM-08', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'openAccount').map(({ input }) => input);
        const sent = sentBy(from, step) ?? (isAskedAgain(from, step) ? from.known.opening : null);
        return (
          canonical(asked) !== canonical(sent ? [sent] : []) ||
          (isLost(from, step) && !to.matches('unanswered')) ||
          (isAskedAgain(from, step) && !to.matches('opening'))
        );
      },
    },
    {
      text: 'a password is kept no longer than until the fate of what it opens is known',
      requirements: ['TEAM-08'],
      never: (view) =>
        (view.context.opening !== null) !== (view.matches('opening') || view.matches('unanswered')),
    },
    {
      text: 'the rates are read when the page opens, and again where one was refused by others than were known',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadRates');
        const [anew, again] = [isReadAnew(from, step), isReadAgain(from, step)];
        return (
          isAsked !== (anew || again) ||
          (anew && !to.matches('loading.first')) ||
          (again && !to.matches('loading.again')) ||
          (isRefused(from, step) && !again && !to.matches('editing')) ||
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
      text: 'the team follows what was opened, and nothing else',
      requirements: ['TEAM-08'],
      neverStep: (_from, step, to, actions) =>
        isOpened(step) !== actions.includes('renewTeam') || (isOpened(step) && !to.matches('opened')),
    },
    {
      text: 'each state says what the agent sees or may do, exactly then',
      requirements: ['TEAM-08', 'NET-04'],
      never: (view) =>
        (
          [
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['editing', 'editing'],
            ['unanswered', 'unanswered'],
            ['done', 'opened'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('opening')),
    },
    {
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('opening'),
    },
    {
      text: 'from everywhere an account can still be opened',
      requirements: ['TEAM-08'],
      canReach: (view) => view.matches('opened'),
    },
  ],
});
