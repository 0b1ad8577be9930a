import type { EnvelopeRain, SentEnvelope } from '@araw/contract/cashier/transfers';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { Outcome } from '../outcome.ts';
import type { AmountProblem } from '../typedAmount.ts';
import { envelopeRainMachine, type RainRefusal } from './envelopeRain.machine.ts';
import type { RainForm, RainProblem } from './rainForm.ts';

/** A screen shows all of these. */
interface Seen {
  rain: EnvelopeRain | null;
  sending: RainForm | null;
  stopping: string | null;
  problem: RainProblem | null;
  receipt: SentEnvelope | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

/** The browser walks use the same data. */
const envelope = (rest: Partial<SentEnvelope> = {}): SentEnvelope => ({
  id: 'e1',
  number: 'E100001',
  audience: 'all',
  split: 'equal',
  greeting: 'Good luck',
  total: 30,
  left: 20,
  shares: 3,
  opened: 1,
  state: 'open',
  createdAt: 0,
  endsAt: 3_600_000,
  endedAt: null,
  ...rest,
});
const rain = (rest: Partial<EnvelopeRain> = {}): EnvelopeRain => ({
  withdrawable: 5_000,
  least: 1,
  hasPaymentPassword: true,
  demands: [],
  now: 0,
  direct: 0,
  all: 3,
  timeZone: 'Asia/Manila',
  list: [
    envelope({ id: 'e0', number: 'E100003', total: 60, left: 60, opened: 0 }),
    envelope(),
    envelope({ id: 'e2', number: 'E100000', state: 'emptied', left: 0, endedAt: 1 }),
  ],
  ...rest,
});
const rains = {
  'all is there': rain(),
  'another device took most of it, and stopped the rain': rain({
    withdrawable: 250,
    list: [envelope({ state: 'stopped', endedAt: 1 })],
  }),
  'a demand is open': rain({
    demands: [{ kind: 'review', text: 'Your account is being checked', until: null }],
    hasPaymentPassword: false,
  }),
  'no payment password': rain({ hasPaymentPassword: false }),
};
const receipt = envelope({ id: 'e3', number: 'E100002', opened: 0, left: 30 });
const tooMuch: AmountProblem = { bound: 'withdrawable', pesos: 250 };
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const rejected = (code: string): Outcome => ({ ok: false, error: error(code) });
const refusedEnd = (code: string, problem: AmountProblem | null = null) => ({
  result: 'refused',
  error: error(code),
  value: { problem },
});

const form = (rest: Partial<RainForm> = {}): RainForm => ({
  audience: 'all',
  accounts: [],
  shares: '3',
  split: 'equal',
  amount: '3',
  greeting: 'Good luck',
  hours: 24,
  ...rest,
});
const chosen = (...accounts: string[]) => form({ audience: 'chosen', accounts, shares: '' });
const many = (count: number) => chosen(...Array.from({ length: count }, (_, index) => `m${index}`));

interface Case {
  form: RainForm;
  wrong: (of: EnvelopeRain) => RainProblem | null;
}
const sound = () => null;
const cases: Record<string, Case> = {
  'the least for all, equal': { form: form(), wrong: sound },
  'all of it to one who was chosen, drawn': {
    form: { ...chosen('jose'), split: 'drawn', amount: '5000' },
    wrong: ({ withdrawable }) =>
      withdrawable < 5_000 ? { field: 'amount', bound: 'withdrawable', pesos: withdrawable } : null,
  },
  'a centavo less': {
    form: form({ amount: '2.99' }),
    wrong: () => ({ field: 'amount', bound: 'least', pesos: 3 }),
  },
  'a centavo more': {
    form: form({ amount: '5000.01' }),
    wrong: ({ withdrawable }) => ({ field: 'amount', bound: 'withdrawable', pesos: withdrawable }),
  },
  'no amount': {
    form: form({ amount: '1e3' }),
    wrong: () => ({ field: 'amount', bound: 'malformed', pesos: null }),
  },
  'nobody chosen': { form: chosen(), wrong: () => ({ field: 'audience' }) },
  'more chosen than can be': { form: many(101), wrong: () => ({ field: 'audience' }) },
  'nobody is directly below': { form: form({ audience: 'direct' }), wrong: () => ({ field: 'audience' }) },
  'no share': { form: form({ shares: '0' }), wrong: () => ({ field: 'shares' }) },
  'more shares than can be': { form: form({ shares: '1001' }), wrong: () => ({ field: 'shares' }) },
  'a greeting with signs that nobody sees': {
    form: form({ greeting: 'Good\u200bluck' }),
    wrong: () => ({ field: 'greeting' }),
  },
};

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadRain' && step.ok ? (step.value as EnvelopeRain) : null;
const unreadBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadRain' && !step.ok ? toChartError(step.value) : null;
interface End {
  result: string;
  error?: ChartError;
  value?: unknown;
}
const endBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'confirmRain' && step.ok ? (step.value as End) : null;
const isSent = (step: Step) => endBy(step)?.result === 'accepted';
/** Stopped, or the outcome is unknown. */
const mayBeStopped = (step: Step) =>
  step.kind === 'answer' && step.actor === 'stopRain' && (!step.ok || (step.value as Outcome).ok);
const stopErrorBy = (step: Step): ChartError | null => {
  if (step.kind !== 'answer' || step.actor !== 'stopRain') return null;
  if (!step.ok) return toChartError(step.value);
  const outcome = step.value as Outcome;
  return outcome.ok ? null : outcome.error;
};
/** An answer after which the page may be outdated. */
const isOutdated = (step: Step) =>
  [
    'amountOutOfBounds',
    'insufficientBalance',
    'demandOpen',
    'switchedOff',
    'notFound',
    'requestInvalid',
  ].includes(endBy(step)?.error?.code ?? '');

/** The state that the operator's answer leads to. */
function placeOf({ demands, hasPaymentPassword }: EnvelopeRain): string {
  if (demands.length > 0) return 'shown.demanded';
  return hasPaymentPassword ? 'shown.editing' : 'shown.passwordMissing';
}

/** What is wrong with what a step submits: undefined if it submits nothing, null if it is valid. */
function wrongBy({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) {
  if (!matches('shown.editing') || step.kind !== 'user' || step.event.type !== 'check.requested')
    return undefined;
  const { form: typed } = step.event;
  const found = Object.values(cases).find((one) => isSame(one.form, typed));
  return found!.wrong(known.rain!);
}
function formIn(step: Step): RainForm {
  if (step.kind !== 'user') throw new Error('only the agent types');
  return step.event['form'];
}

const stopsBy = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  matches('shown') &&
  step.kind === 'user' &&
  step.event.type === 'stop.tapped' &&
  known.rain!.list.some(({ id, state }) => id === step.event['id'] && state === 'open')
    ? (step.event['id'] as string)
    : null;

const readsAnew = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  (matches('sent') && isUser(step, 'another.requested'));
const readsAgain = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('shown') && isUser(step, 'page.shown')) || isOutdated(step) || answers(step, 'stopRain');

export const envelopeRainModel = defineModel<Seen, Seen>({
  name: 'envelopeRain',
  machine: envelopeRainMachine,
  variants: { 'of an agent': {} },
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'form.changed': { '': {} },
    'check.requested': Object.fromEntries(
      Object.entries(cases).map(([name, { form: typed }]) => [name, { form: typed }]),
    ),
    'stop.tapped': {
      'one that is open': { id: 'e1' },
      'another that is open': { id: 'e0' },
      'one that is over': { id: 'e2' },
    },
    'stop.left': { '': {} },
    'stop.confirmed': { '': {} },
    'another.requested': { '': {} },
  },
  actors: {
    loadRain: {
      done: rains,
      error: { 'no answer': error('timeout'), 'switched off': error('switchedOff') },
    },
    stopRain: {
      done: { stopped: { ok: true }, 'over by then': rejected('conflict') },
      error: { 'no answer': error('timeout') },
    },
    confirmRain: {
      done: {
        sent: { result: 'accepted', value: receipt },
        'too much by now': refusedEnd('amountOutOfBounds', tooMuch),
        'another device took it': refusedEnd('insufficientBalance'),
        'a demand is open': refusedEnd('demandOpen'),
        'switched off': refusedEnd('switchedOff'),
        'somebody has left the line': refusedEnd('notFound'),
        'nobody is there': refusedEnd('requestInvalid'),
        refused: refusedEnd('noPermission'),
        cancelled: { result: 'cancelled' },
      },
      error: { 'cannot run': error('unknown') },
    },
  },
  shown: ['rain', 'sending', 'stopping', 'problem', 'receipt', 'error'],
  observe: {
    start: () => ({ rain: null, sending: null, stopping: null, problem: null, receipt: null, error: null }),
    after(known, step, { from }) {
      const silent = { ...known, problem: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, rain: loaded };
      const unread = unreadBy(step);
      if (unread) {
        const isSaid = unread.code !== 'switchedOff' && known.rain === null;
        return isSaid ? { ...known, error: unread } : known;
      }
      if (answers(step, 'stopRain')) return { ...known, stopping: null, error: stopErrorBy(step) };
      const end = endBy(step);
      if (end?.result === 'accepted') return { ...known, receipt: end.value as SentEnvelope };
      if (end?.result === 'cancelled') return { ...known, sending: null };
      if (end) {
        const { problem } = end.value as RainRefusal;
        const told: RainProblem | null = problem && { field: 'amount', ...problem };
        return {
          ...known,
          sending: null,
          error: end.error!,
          problem: isOutdated(step) ? told : known.problem,
        };
      }
      if (step.kind === 'answer') return { ...known, sending: null, error: toChartError(step.value) };
      const { matches } = from;
      const wrong = wrongBy({ matches, known }, step);
      if (wrong) return { ...silent, problem: wrong };
      if (wrong === null) return { ...silent, sending: formIn(step) };
      const stops = stopsBy({ matches, known }, step);
      if (stops !== null) return { ...silent, stopping: stops };
      if (matches('asking') && isUser(step, 'stop.left')) return { ...known, stopping: null };
      if (matches('sent') && isUser(step, 'another.requested')) {
        return { ...known, sending: null, receipt: null };
      }
      const isSilent =
        (matches('unavailable') && isUser(step, 'retry.requested')) ||
        (matches('shown.editing') && isUser(step, 'form.changed'));
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'the page shows what the operator said last and the agent composed last',
      requirements: ['TEAM-07'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'requirements come first, then the payment PIN, then the form; without rains there is none',
      requirements: ['TEAM-07', 'CASH-15', 'NET-05'],
      neverStep: (from, step, to) => {
        const loaded = loadedBy(step);
        if (loaded !== null) return !to.matches(placeOf(loaded));
        const unread = unreadBy(step);
        if (unread === null) return false;
        if (unread.code === 'switchedOff') return !to.matches('closed');
        return !to.matches(from.known.rain === null ? 'unavailable' : placeOf(from.known.rain));
      },
    },
    {
      text: 'it is read when the page opens, returns to the front, after an answer that outdates it, after a stop, and for another rain',
      requirements: ['TEAM-07'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadRain');
        const [anew, again] = [readsAnew(from, step), readsAgain(from, step)];
        return (
          isAsked !== (anew || again) ||
          (anew && !to.matches('loading.first')) ||
          (again && !to.matches('loading.again'))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        calls.map(({ actor }) => actor).join() !== 'loadRain',
    },
    {
      text: 'valid input continues to the payment PIN; otherwise the first invalid field is named and focused',
      requirements: ['TEAM-07'],
      neverStep: (from, step, to, actions) => {
        const wrong = wrongBy(from, step);
        return (
          Boolean(wrong) !== actions.includes('focusProblem') ||
          (wrong !== undefined && !to.matches(wrong === null ? 'confirming' : 'shown.editing'))
        );
      },
    },
    {
      text: 'what was checked is sent, once per confirmation',
      requirements: ['TEAM-07', 'NET-13'],
      neverStep: (from, step, _to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'confirmRain').map(({ input }) => input);
        const isChecked = wrongBy(from, step) === null;
        return !isSame(asked, isChecked ? [{ request: formIn(step) }] : []);
      },
    },
    {
      text: 'a rain is set exactly while it is being confirmed, and once it was sent',
      requirements: ['TEAM-07'],
      never: (view) =>
        (view.context.sending !== null) !== (view.matches('confirming') || view.matches('sent')),
    },
    {
      text: 'a confirmation ends with the rain sent, or the form unchanged',
      requirements: ['TEAM-07'],
      neverStep: (from, step, to) =>
        from.matches('confirming') &&
        step.kind === 'answer' &&
        !isOutdated(step) &&
        !to.matches(isSent(step) ? 'sent' : 'shown.editing'),
    },
    {
      text: 'only an open rain is stopped, once, after a question',
      requirements: ['TEAM-07'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'stopRain').map(({ input }) => input);
        const isConfirmed = from.matches('asking') && isUser(step, 'stop.confirmed');
        const isTapped = stopsBy(from, step) !== null;
        const isLeft = from.matches('asking') && isUser(step, 'stop.left');
        return (
          !isSame(asked, isConfirmed ? [{ id: from.known.stopping }] : []) ||
          (isConfirmed && !to.matches('stopping')) ||
          (to.matches('asking') && !from.matches('asking')) !== isTapped ||
          (isLeft && !to.matches(placeOf(from.known.rain!))) ||
          (from.matches('asking') && !isLeft && !isConfirmed && !to.matches('asking'))
        );
      },
    },
    {
      text: 'a rain is marked exactly while it is asked about or being stopped',
      requirements: ['TEAM-07'],
      never: (view) =>
        (view.context.stopping !== null) !== (view.matches('asking') || view.matches('stopping')),
    },
    {
      text: 'the balance is reloaded only after a rain was sent or money may have returned',
      requirements: ['TEAM-07'],
      neverStep: (_from, step, _to, actions) =>
        (isSent(step) || mayBeStopped(step)) !== actions.includes('renewBalance'),
    },
    {
      text: 'a double tap sends once: no action changes a request in progress',
      requirements: ['TEAM-07', 'NET-13'],
      neverStep: (from, step, to) =>
        (from.tags.has('busy') || from.matches('confirming')) &&
        step.kind === 'user' &&
        !isSame(from.value, to.value),
    },
    {
      text: 'each state shows exactly what the agent can see or do',
      requirements: ['TEAM-07', 'NET-04'],
      never: (view) =>
        (
          [
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['closed', 'closed'],
            ['demanded', 'shown.demanded'],
            ['passwordMissing', 'shown.passwordMissing'],
            ['asking', 'asking'],
            ['stopping', 'stopping'],
            ['confirming', 'confirming'],
            ['done', 'sent'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('editing') !== (view.matches('shown.editing') || view.matches('confirming')) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('stopping')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('confirming') || view.matches('stopping'),
    },
    {
      text: 'a rain can be sent from every state, if there are rains',
      requirements: ['TEAM-07'],
      canReach: (view) => view.matches('sent'),
      from: (view) => !view.matches('closed'),
    },
  ],
});
