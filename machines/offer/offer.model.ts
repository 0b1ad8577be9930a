import type { ContractTerm } from '@araw/contract/agents/agent';
import type { Offerable } from '@araw/contract/agents/agentContracts';
import type { TermFault } from '@araw/contract/agents/contractTerms';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { offerMachine, type Offer, type OfferOutcome, type SentOffer } from './offer.machine.ts';

/** A screen shows all of these, except what is in flight. */
interface Seen {
  account: string;
  offerable: Offerable | null;
  offer: SentOffer | null;
  fault: TermFault | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;
type From = Pick<Seeing, 'matches' | 'known'>;

const account = 'jose';
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const tier = (amount: number, rate: number, activeMembers = 3): ContractTerm => ({
  amount,
  activeMembers,
  rate,
});

/** The agent's own dividend pays 5% from ₱20,000 and three members, 10% from ₱100,000; there is no own salary. */
const own = [tier(20_000, 5), tier(100_000, 10)];
const offerable = ({ waits = false, owed = 0 } = {}): Offerable => ({
  account,
  kinds: [
    { kind: 'dailySalary', own: [], current: null, waits: false },
    { kind: 'dividend', own, current: null, waits },
  ],
  owed,
});
const submitted = (terms: readonly ContractTerm[], rest: Partial<Offer> = {}, valid = true) => ({
  valid,
  offer: { key: 'k1', kind: 'dividend' as const, terms, carries: true, ...rest },
});

type Rejected = Partial<Extract<OfferOutcome, { ok: false }>>;
const rejected = (code: string, { fault = null }: Rejected = {}): OfferOutcome => ({
  ok: false,
  error: error(code),
  decided: true,
  fault,
});
const lower: TermFault = { term: 0, fault: 'rate', most: 4 };

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadOfferable' && step.ok ? (step.value as Offerable) : null;
const unloadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadOfferable' && !step.ok ? toChartError(step.value) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'offerContract' && step.ok ? (step.value as OfferOutcome) : null;
const isNobody = ({ code }: ChartError) => code === 'notFound' || code === 'fieldInvalid';

/** What is wrong with tiers, compared with the agent's own above. */
function faultOf(terms: readonly ContractTerm[]): TermFault | null {
  for (const [term, { amount, rate }] of terms.entries()) {
    const before = terms[term - 1];
    if (before && (amount <= before.amount || rate <= before.rate))
      return { term, fault: 'order', most: null };
    const most = amount >= 100_000 ? 10 : amount >= 20_000 ? 5 : 0;
    if (rate > most) return { term, fault: 'rate', most };
  }
  return null;
}

/** The result of a submitted form; undefined if the step submits none. */
function judged({ matches, known }: From, step: Step) {
  if (!matches('editing') || step.kind !== 'user' || step.event.type !== 'form.submitted') return undefined;
  const valid: boolean = step.event.valid;
  const offer: Offer = step.event.offer;
  const { owed, kinds } = known.offerable!;
  if (owed > 0 || offer.kind !== 'dividend' || kinds[1]!.waits) return 'barred';
  return valid ? faultOf(offer.terms) : 'malformed';
}
function sentBy(from: From, step: Step): SentOffer | null {
  if (judged(from, step) !== null || step.kind !== 'user') return null;
  const offer: Offer = step.event.offer;
  return { account, ...offer };
}

export const offerModel = defineModel<Seen, Seen>({
  name: 'offer',
  machine: offerMachine,
  variants: { 'by an agent': { account } },
  events: {
    'retry.requested': { '': {} },
    'net.returned': { '': {} },
    'form.changed': { '': {} },
    'form.submitted': {
      'all that the own pays': submitted([tier(20_000, 5), tier(100_000, 10)]),
      'a hundredth more in the second tier': submitted([tier(20_000, 5), tier(100_000, 10.01)]),
      'a peso below the own first tier': submitted([tier(19_999, 1)]),
      'tiers that do not rise': submitted([tier(20_000, 4), tier(20_000, 5)]),
      'a kind without an own contract': submitted([tier(20_000, 1)], { kind: 'dailySalary', carries: false }),
      'a kind that the operator does not tell of': submitted([tier(20_000, 1)], {
        kind: 'hourlySalary',
        carries: false,
      }),
      'what is no tier': submitted([tier(0, 0, 0)], {}, false),
    },
  },
  actors: {
    loadOfferable: {
      done: {
        'nothing waits': offerable(),
        'an offer waits': offerable({ waits: true }),
        'a payout is owed': offerable({ owed: 0.01 }),
      },
      error: {
        'no answer': error('timeout'),
        'of nobody': error('notFound'),
        'of a member': error('fieldInvalid'),
        ...switchedOff,
      },
    },
    offerContract: {
      done: {
        offered: { ok: true },
        'an offer waits': rejected('conflict'),
        'the own pays less': rejected('fieldInvalid', { fault: lower }),
      },
      error: { 'it cannot run': error('timeout') },
    },
  },
  shown: ['account', 'offerable', 'offer', 'fault', 'error'],
  observe: {
    start: () => ({ account, offerable: null, offer: null, fault: null, error: null }),
    after(known, step, { from }) {
      const silent = { ...known, fault: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, offerable: loaded };
      const unloaded = unloadedBy(step);
      if (unloaded && isNobody(unloaded)) return silent;
      if (unloaded) return known.offerable ? known : { ...known, error: unloaded };
      const outcome = outcomeBy(step);
      if (outcome?.ok) return { ...known, offer: null };
      if (outcome) return { ...known, offer: null, error: outcome.error, fault: outcome.fault };
      if (step.kind === 'answer') return { ...known, offer: null, error: toChartError(step.value) };
      const seeing = { matches: from.matches, known };
      const sent = sentBy(seeing, step);
      if (sent) return { ...silent, offer: sent };
      const form = judged(seeing, step);
      if (form === 'barred') return known;
      if (form === 'malformed') return silent;
      if (form) return { ...silent, fault: form };
      const isSilent = (from.matches('editing') && isUser(step, 'form.changed')) || readsAnew(from, step);
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'the page shows what the operator said last and the agent sent last',
      requirements: ['TEAM-09'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'tiers rise and pay no more than the agent’s own contract; a kind is not offered without one, while an offer waits, or while a payout is owed',
      requirements: ['TEAM-09', 'TEAM-13'],
      neverStep: (from, step, to, actions) => {
        const form = judged(from, step);
        if (form === undefined) return false;
        const isNamed = form !== null && typeof form === 'object';
        return (
          !to.matches(form === null ? 'offering' : 'editing') ||
          (form === 'malformed') !== actions.includes('focusFirstMalformed') ||
          isNamed !== actions.includes('focusRefused')
        );
      },
    },
    {
      text: 'the input is sent once, with its key; only the result of an offer ends it',
      requirements: ['TEAM-09', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'offerContract').map(({ input }) => input);
        const sent = sentBy(from, step);
        const isAnswered = answers(step, 'offerContract');
        return (
          !isSame(asked, sent ? [{ request: sent, repeated: false }] : []) ||
          (from.matches('offering') && to.matches('offering') === isAnswered) ||
          (isAnswered && outcomeBy(step) === null && !to.matches('editing'))
        );
      },
    },
    {
      text: 'the possible offers are read when the page opens, and again after each refusal',
      requirements: ['TEAM-09'],
      neverStep: (from, step, to, actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadOfferable');
        const isAnew = readsAnew(from, step);
        const refused = outcomeBy(step)?.ok === false;
        return (
          isAsked !== (isAnew || refused) ||
          (isAnew && !to.matches('loading.first')) ||
          (refused && (!to.matches('loading.again') || !actions.includes('focusRefused')))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        !isSame(
          calls.map(({ actor, input }) => ({ actor, input })),
          [{ actor: 'loadOfferable', input: { account } }],
        ),
    },
    {
      text: 'a member with whom no contract is possible is not found; known data stays visible without a network',
      requirements: ['TEAM-09', 'TEAM-10'],
      neverStep: (from, step, to) => {
        const unloaded = unloadedBy(step);
        if (!unloaded) return loadedBy(step) !== null && !to.matches('editing');
        if (isNobody(unloaded)) return !to.matches('stranger');
        return !to.matches(from.known.offerable ? 'editing' : 'unavailable');
      },
    },
    {
      text: 'only a new offer reloads the list',
      requirements: ['TEAM-09'],
      neverStep: (_from, step, to, actions) => {
        const isOffered = outcomeBy(step)?.ok === true;
        return isOffered !== actions.includes('renewContracts') || (isOffered && !to.matches('offered'));
      },
    },
    {
      text: 'each state shows exactly what the agent can see or do',
      requirements: ['TEAM-09', 'NET-04'],
      never: (view) =>
        (
          [
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['stranger', 'stranger'],
            ['editing', 'editing'],
            ['done', 'offered'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== view.matches('loading.again'),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('offering'),
    },
    switchedOffRule(),
  ],
});
