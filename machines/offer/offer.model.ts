import type { ContractTerm } from '#services/contract/agent.ts';
import type { Offerable } from '#services/contract/agentContracts.ts';
import type { TermFault } from '#services/contract/contractTerms.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { offerMachine, type Offer, type OfferOutcome, type SentOffer } from './offer.machine.ts';

/** A screen shows all of it, but for what is on its way. */
interface Seen {
  account: string;
  offerable: Offerable | null;
  offer: SentOffer | null;
  repeated: boolean;
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

/** The own dividend pays 5 % from ₱20,000 and three members on, 10 % from ₱100,000 on; there is no own salary. */
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
const rejected = (code: string, { decided = true, fault = null }: Rejected = {}): OfferOutcome => ({
  ok: false,
  error: error(code),
  decided,
  fault,
});
const lower: TermFault = { term: 0, fault: 'rate', most: 4 };

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isRetried = (step: Step) => isUser(step, 'retry.requested') || isUser(step, 'net.returned');
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadOfferable' && step.ok ? (step.value as Offerable) : null;
const unloadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadOfferable' && !step.ok ? toChartError(step.value) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'offerContract' && step.ok ? (step.value as OfferOutcome) : null;
const isNobody = ({ code }: ChartError) => code === 'notFound' || code === 'fieldInvalid';

/** Whether an answer leaves its fate open. */
function isLost({ known }: Pick<Seeing, 'known'>, step: Step): boolean {
  if (step.kind !== 'answer' || step.actor !== 'offerContract') return false;
  const outcome = outcomeBy(step);
  if (outcome === null) return true;
  return !outcome.ok && !outcome.decided && (known.repeated || outcome.error.code === 'inProgress');
}
const isRefused = (from: Pick<Seeing, 'known'>, step: Step) =>
  outcomeBy(step)?.ok === false && !isLost(from, step);

/** What is wrong with tiers, by the own ones above. */
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

/** What a form meets; undefined of a step that submits none. */
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
      },
    },
    offerContract: {
      done: {
        offered: { ok: true },
        'an offer waits': rejected('conflict'),
        'the own pays less': rejected('fieldInvalid', { fault: lower }),
        'no decision on an offer that waits': rejected('conflict', { decided: false }),
        'in progress': rejected('inProgress', { decided: false }),
      },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['account', 'offerable', 'offer', 'repeated', 'fault', 'error'],
  observe: {
    start: () => ({ account, offerable: null, offer: null, repeated: false, fault: null, error: null }),
    after(known, step, { from }) {
      const silent = { ...known, fault: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) return { ...known, offerable: loaded };
      const unloaded = unloadedBy(step);
      if (unloaded && isNobody(unloaded)) return silent;
      if (unloaded) return known.offerable ? known : { ...known, error: unloaded };
      const outcome = outcomeBy(step);
      if (outcome?.ok) return { ...known, offer: null, repeated: false };
      if (step.kind === 'answer') {
        const why = outcome ? outcome.error : toChartError(step.value);
        if (isLost({ known }, step)) return { ...known, repeated: true, error: why };
        return { ...known, offer: null, repeated: false, error: why, fault: outcome!.fault };
      }
      const seeing = { matches: from.matches, known };
      const sent = sentBy(seeing, step);
      if (sent) return { ...silent, offer: sent };
      const form = judged(seeing, step);
      if (form === 'barred') return known;
      if (form === 'malformed') return silent;
      if (form) return { ...silent, fault: form };
      const isSilent =
        (from.matches('editing') && isUser(step, 'form.changed')) ||
        ((from.matches('unavailable') || from.matches('unanswered')) && isRetried(step));
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'what is shown is what the operator said and the agent sent last',
      requirements: ['TEAM-09'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'tiers rise and pay no more than the own contract; nothing is offered of a kind without one, while an offer waits, or while a payout is owed',
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
      text: 'what is sent is what was typed, once; one whose fate is open is sent again as it was, by its key',
      requirements: ['TEAM-09', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'offerContract').map(({ input }) => input);
        const isAgain = from.matches('unanswered') && isRetried(step);
        const sent = sentBy(from, step) ?? (isAgain ? from.known.offer : null);
        return (
          canonical(asked) !== canonical(sent ? [sent] : []) ||
          (isLost(from, step) && !to.matches('unanswered')) ||
          (isAgain && !to.matches('offering'))
        );
      },
    },
    {
      text: 'what can be offered is read when the page opens, and again after each refusal',
      requirements: ['TEAM-09'],
      neverStep: (from, step, to, actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadOfferable');
        const isAnew = from.matches('unavailable') && isRetried(step);
        const refused = isRefused(from, step);
        return (
          isAsked !== (isAnew || refused) ||
          (isAnew && !to.matches('loading.first')) ||
          (refused && (!to.matches('loading.again') || !actions.includes('focusRefused')))
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('loading.first') ||
        actions.length > 0 ||
        canonical(calls.map(({ actor, input }) => ({ actor, input }))) !==
          canonical([{ actor: 'loadOfferable', input: { account } }]),
    },
    {
      text: 'with whom no contract can be made is nobody; what was known before goes on showing where the net is gone',
      requirements: ['TEAM-09', 'TEAM-10'],
      neverStep: (from, step, to) => {
        const unloaded = unloadedBy(step);
        if (!unloaded) return loadedBy(step) !== null && !to.matches('editing');
        if (isNobody(unloaded)) return !to.matches('stranger');
        return !to.matches(from.known.offerable ? 'editing' : 'unavailable');
      },
    },
    {
      text: 'the list follows what was offered, and nothing else',
      requirements: ['TEAM-09'],
      neverStep: (_from, step, to, actions) => {
        const isOffered = outcomeBy(step)?.ok === true;
        return isOffered !== actions.includes('renewContracts') || (isOffered && !to.matches('offered'));
      },
    },
    {
      text: 'each state says what the agent sees or may do, exactly then',
      requirements: ['TEAM-09', 'NET-04'],
      never: (view) =>
        (
          [
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['stranger', 'stranger'],
            ['editing', 'editing'],
            ['unanswered', 'unanswered'],
            ['done', 'offered'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('offering')),
    },
    {
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('offering'),
    },
  ],
});
