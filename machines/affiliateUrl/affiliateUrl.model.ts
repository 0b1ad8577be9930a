import type { AffiliateUrl } from '@araw/contract/agents/agentAccounts';
import type { RebateProblem } from '@araw/contract/agents/downlineRebates';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import type { Outcome } from '../outcome.ts';
import {
  type AddressField,
  type Addresses,
  affiliateUrlMachine,
  type Creation,
  type CreationOutcome,
} from './affiliateUrl.machine.ts';

/** A screen shows all of these, except what is in flight. */
interface Seen {
  addresses: Addresses | null;
  creation: Creation | null;
  deleting: string | null;
  created: string;
  problems: readonly RebateProblem[];
  field: AddressField | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const address = (rest: Partial<AffiliateUrl> = {}): AffiliateUrl => ({
  id: '1',
  url: '/m/register?affiliateCode=CEBU',
  code: 'CEBU',
  registrations: 2,
  label: 'Cebu flyers',
  type: 0,
  rebates: { RNG: 0.5 },
  createdAt: 0,
  latestAt: 0,
  deletedAt: null,
  ...rest,
});
const gone = address({ id: '2', label: 'Old flyers', code: 'OLD1', deletedAt: 1 });
const own = { RNG: 0.8 };
const problem: RebateProblem = {
  category: 'RNG',
  bound: 'own',
  rate: 0.8,
  account: '',
  used: 0,
  quota: 0,
};
type Rejected = Partial<Extract<CreationOutcome, { ok: false }>>;
const rejected = (code: string, { field = null, problems = [] }: Rejected = {}): CreationOutcome => ({
  ok: false,
  error: error(code),
  decided: true,
  field,
  problems,
});

/** The browser walks type the same. */
const creation = (rest: Partial<Creation> = {}): Creation => ({
  key: 'k1',
  label: 'Facebook group',
  type: 0,
  rebates: { RNG: 0.8 },
  code: '',
  ...rest,
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadAddresses' && step.ok ? (step.value as Addresses) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'createAddress' && step.ok
    ? (step.value as CreationOutcome)
    : null;
const deletionErrorBy = (step: Step): ChartError | null => {
  if (step.kind !== 'answer' || step.actor !== 'deleteAddress') return null;
  if (!step.ok) return toChartError(step.value);
  const outcome = step.value as Outcome;
  return outcome.ok ? null : outcome.error;
};

const isRefused = (step: Step) => outcomeBy(step)?.ok === false;

/** The result of a submitted form; undefined if the step submits none. */
function judged({ matches }: Pick<Seeing, 'matches'>, step: Step) {
  if (!matches('composing') || step.kind !== 'user' || step.event.type !== 'form.submitted') return undefined;
  const valid: boolean = step.event.valid;
  const typed: Creation = step.event.creation;
  const passes = valid && (typed.rebates['RNG'] ?? 0) > own.RNG;
  return { invalid: !valid, problems: passes ? [problem] : [], typed };
}
const sentBy = (from: Pick<Seeing, 'matches'>, step: Step): Creation | null => {
  const form = judged(from, step);
  return form && !form.invalid && form.problems.length === 0 ? form.typed : null;
};
const isReadAnew = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('unavailable') && isUser(step, 'retry.requested');
const isReadAgain = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  (matches('listed') && isUser(step, 'page.shown')) ||
  outcomeBy(step)?.ok === true ||
  answers(step, 'deleteAddress');
const deletes = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  matches('listed') &&
  step.kind === 'user' &&
  step.event.type === 'delete.tapped' &&
  known.addresses!.list.some(({ id, deletedAt }) => id === step.event['id'] && deletedAt === null)
    ? (step.event['id'] as string)
    : null;

export const affiliateUrlModel = defineModel<Seen, Seen>({
  name: 'affiliateUrl',
  machine: affiliateUrlMachine,
  variants: { 'of an agent': {} },
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'create.tapped': { '': {} },
    'form.left': { '': {} },
    'form.changed': { '': {} },
    'form.submitted': {
      'all of the own rate': { valid: true, creation: creation() },
      'a hundredth more': { valid: true, creation: creation({ rebates: { RNG: 0.81 } }) },
      'a field that breaks its rule': { valid: false, creation: creation({ label: '' }) },
    },
    'delete.tapped': {
      'one that is in use': { id: '1' },
      'another that is in use': { id: '3' },
      'one that is deleted': { id: '2' },
    },
    'delete.left': { '': {} },
    'delete.confirmed': { '': {} },
  },
  actors: {
    loadAddresses: {
      done: {
        'two in use and one that is deleted': {
          own,
          list: [address({ id: '3', label: 'New agents', code: 'NEW1' }), address(), gone],
        },
        'another device deleted them': { own, list: [gone] },
      },
      error: { 'no answer': error('timeout'), ...switchedOff },
    },
    createAddress: {
      done: {
        created: { ok: true, id: '4' },
        'a taken code': rejected('alreadyTaken', { field: 'code' }),
        'own rates that fell': rejected('conflict', { problems: [problem] }),
      },
      error: { 'it cannot run': error('timeout') },
    },
    deleteAddress: {
      done: { deleted: { ok: true }, refused: { ok: false, error: error('notFound') } },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['addresses', 'creation', 'deleting', 'created', 'problems', 'field', 'error'],
  observe: {
    start: () => ({
      addresses: null,
      creation: null,
      deleting: null,
      created: '',
      problems: [],
      field: null,
      error: null,
    }),
    after(known, step, { from }) {
      const silent = { ...known, problems: [], field: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, addresses: loaded };
      if (answers(step, 'loadAddresses')) {
        const why = step.kind === 'answer' ? toChartError(step.value) : null;
        return known.addresses === null ? { ...known, error: why } : known;
      }
      if (answers(step, 'deleteAddress')) {
        return { ...known, deleting: null, error: deletionErrorBy(step) ?? known.error };
      }
      const outcome = outcomeBy(step);
      if (outcome?.ok) return { ...known, created: outcome.id, creation: null };
      if (outcome) {
        const { error: why, problems, field } = outcome;
        return { ...known, creation: null, error: why, problems, field };
      }
      if (step.kind === 'answer') return { ...known, creation: null, error: toChartError(step.value) };
      const { matches } = from;
      const form = judged({ matches }, step);
      const sent = sentBy({ matches }, step);
      if (sent) return { ...silent, creation: sent };
      if (form) return { ...silent, problems: form.problems };
      const deleting = deletes({ matches, known }, step);
      if (deleting !== null) return { ...silent, deleting };
      if (matches('asking') && isUser(step, 'delete.left')) return { ...known, deleting: null };
      const isSilent =
        (matches('composing') && (isUser(step, 'form.changed') || isUser(step, 'form.left'))) ||
        (matches('listed') && isUser(step, 'create.tapped')) ||
        isReadAnew({ matches }, step);
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
      text: 'a link is created only from valid fields and rates within the agent’s own; an invalid rate is named with its limit',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to, actions) => {
        const form = judged(from, step);
        const isNamed = (form?.problems.length ?? 0) > 0 || isRefused(step);
        return (
          (form !== undefined && !to.matches(sentBy(from, step) ? 'creating' : 'composing')) ||
          (form?.invalid === true) !== actions.includes('focusFirstInvalidField') ||
          isNamed !== actions.includes('focusRefused') ||
          (answers(step, 'createAddress') && outcomeBy(step)?.ok !== true && !to.matches('composing'))
        );
      },
    },
    {
      text: 'the input is sent once, with its key; only the result of a creation ends it',
      requirements: ['TEAM-08', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'createAddress').map(({ input }) => input);
        const sent = sentBy(from, step);
        return (
          !isSame(asked, sent ? [{ request: sent, repeated: false }] : []) ||
          (from.matches('creating') && to.matches('creating') === answers(step, 'createAddress'))
        );
      },
    },
    {
      text: 'a link is deleted only after a question, once, and only one in use',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'deleteAddress').map(({ input }) => input);
        const isConfirmed = from.matches('asking') && isUser(step, 'delete.confirmed');
        const isLeft = from.matches('asking') && isUser(step, 'delete.left');
        return (
          !isSame(asked, isConfirmed ? [{ id: from.known.deleting }] : []) ||
          (isConfirmed && !to.matches('deleting')) ||
          (to.matches('asking') && !from.matches('asking')) !== (deletes(from, step) !== null) ||
          (isLeft && !to.matches('listed')) ||
          (from.matches('asking') && !isLeft && !isConfirmed && !to.matches('asking'))
        );
      },
    },
    {
      text: 'a link is marked only while being asked about or deleted; an input is kept only while its link is being created',
      requirements: ['TEAM-08'],
      never: (view) =>
        (view.context.deleting !== null) !== (view.matches('asking') || view.matches('deleting')) ||
        (view.context.creation !== null) !== view.matches('creating'),
    },
    {
      text: 'the links are read when the page opens, when it is in front again, and after each creation or deletion',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadAddresses');
        const [anew, again] = [isReadAnew(from, step), isReadAgain(from, step)];
        return (
          isAsked !== (anew || again) ||
          (anew && !to.matches('loading.first')) ||
          (again && !to.matches('loading.again')) ||
          (answers(step, 'loadAddresses') &&
            !(loadedBy(step) || from.known.addresses ? to.matches('listed') : cannotRead(to)))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        calls.map(({ actor }) => actor).join() !== 'loadAddresses',
    },
    {
      text: 'the form opens from the list, and closing it returns there',
      requirements: ['TEAM-08'],
      neverStep: (from, step, to) =>
        (from.matches('listed') && isUser(step, 'create.tapped') && !to.matches('composing')) ||
        (from.matches('composing') && isUser(step, 'form.left') !== to.matches('listed')),
    },
    {
      text: 'each state shows exactly what the agent can see or do',
      requirements: ['TEAM-08', 'NET-04'],
      never: (view) => {
        const among = (...paths: string[]) => paths.some((path) => view.matches(path));
        return (
          [
            ['loading', among('loading.first')],
            ['failed', cannotRead(view)],
            ['listed', among('loading.again', 'listed', 'asking', 'deleting')],
            ['composing', among('composing', 'creating')],
            ['asking', among('asking')],
            ['deleting', among('deleting')],
            ['busy', among('loading.again', 'deleting')],
          ] as const
        ).some(([tag, isThere]) => view.tags.has(tag) !== isThere);
      },
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('creating') || view.matches('deleting'),
    },
    {
      text: 'a link can be created from every state',
      requirements: ['TEAM-08'],
      canReach: (view) => view.matches('creating'),
      from: (view) => !view.matches('notOffered'),
    },
    notOfferedRule('loadAddresses', 'loading.first'),
  ],
});
