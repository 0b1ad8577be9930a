import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import type { StateView, Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type Claim,
  claimMachine,
  type ClaimOutcome,
  type ClaimReceipt,
  type Offer,
} from './claim.machine.ts';

interface Seen {
  offers: readonly Offer[] | null;
  claim: Claim | null;
  receipt: ClaimReceipt | null;
  error: ChartError | null;
}

/** Pages the model distinguishes; later ones are still requested by number. */
const most = 3;

/** The last answer, the last accepted tap and its outcome. */
interface Known {
  pages: number;
  offers: readonly Offer[] | null;
  claim: Claim | null;
  receipt: ClaimReceipt | null;
  error: ChartError | null;
}

const failed = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const receipt: ClaimReceipt = { number: 'R100001', sum: 6.23 };
const realTypes: unknown[] = [0, 1, 2];
const nothing: Offer = { id: '8', sum: 0, refusal: '' };
const waits: Offer = { id: '7', sum: 6.23, refusal: 'You have excluded yourself.' };

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const outcomeIn = (step: Step): ClaimOutcome | null =>
  step.kind === 'answer' && step.actor === 'makeClaim' && step.ok ? (step.value as ClaimOutcome) : null;
const isPaid = (step: Step) => outcomeIn(step)?.ok === true;
/** The claim has come to an end: paid, refused, or because it could not be sent at all. */
const isSettled = (step: Step) => answers(step, 'makeClaim');
const canClaim = ({ sum, refusal }: Offer) => sum > 0 && refusal === '';
const anyClaimable = (offers: readonly Offer[] | null) => offers?.some(canClaim) === true;
/** A tap on a claimable offer that is shown. */
const takes = (from: StateView, offers: readonly Offer[] | null, step: Step) =>
  step.kind === 'user' &&
  step.event.type === 'claim.tapped' &&
  from.tags.has('canClaim') &&
  offers?.some((offer) => offer.id === step.event['id'] && canClaim(offer)) === true;
const ended = ['page.shown', 'net.returned', 'offers.ended'];
/** A tap for the next page while the list shows and nothing is in flight. */
const turnsPage = (from: StateView, step: Step) =>
  (from.matches('ready') || from.matches('waiting')) && is(step, 'more.requested');

export const claimModel = defineModel<Seen, Known>({
  name: 'claim',
  machine: claimMachine,
  variants: byType([0, 4], (memberType) => ({ memberType })),
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'claim.tapped': {
      'the first': { id: '7', key: 'k1' },
      'the second': { id: '8', key: 'k2' },
    },
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'offers.ended': { '': {} },
    'more.requested': { '': {} },
  },
  actors: {
    loadOffers: {
      done: {
        'something to claim': [{ id: '7', sum: 6.23, refusal: '' }, nothing],
        'the least there is, and what waits': [waits, { id: '8', sum: 0.01, refusal: '' }],
        'two to claim': [
          { id: '7', sum: 6.23, refusal: '' },
          { id: '8', sum: 0.01, refusal: '' },
        ],
        nothing: [{ id: '7', sum: 0, refusal: '' }, nothing],
        'something that waits': [waits, nothing],
      },
      error: { 'no answer': new Error('no answer'), ...switchedOff },
    },
    makeClaim: {
      done: {
        paid: { ok: true, receipt },
        'refused by its key': { ok: false, decided: true, error: failed('conflict') },
        refused: { ok: false, decided: false, error: failed('switchedOff') },
      },
      error: { 'it cannot run': new Error('it cannot run') },
    },
  },
  abstract: (context) => ({ ...context, pages: Math.min(context.pages, most) }),
  shown: ['offers', 'claim', 'receipt', 'error'],
  observe: {
    start: () => ({ pages: 1, offers: null, claim: null, receipt: null, error: null }),
    after(known, step, { from }) {
      if (takes(from, known.offers, step) && step.kind === 'user') {
        const claim = { id: String(step.event['id']), key: String(step.event['key']) };
        return { ...known, claim, receipt: null, error: null };
      }
      if (turnsPage(from, step)) return { ...known, pages: Math.min(known.pages + 1, most) };
      if (readsAnew(from, step)) {
        return { ...known, error: null };
      }
      if (step.kind !== 'answer') return known;
      if (step.actor === 'loadOffers') {
        if (step.ok) return { ...known, offers: step.value as Offer[] };
        return known.offers === null ? { ...known, error: toChartError(step.value) } : known;
      }
      if (isPaid(step)) return { ...known, receipt, error: null };
      const outcome = outcomeIn(step);
      return { ...known, error: outcome?.ok === false ? outcome.error : toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'only real accounts claim: visitors and trial players are told so, and nothing is requested for them',
      requirements: ['ACCT-01', 'BEN-09'],
      neverStart: (view, actions, calls) => {
        const isReal = realTypes.includes(view.input.memberType);
        return (
          view.matches('refused') === isReal ||
          view.matches('loading.first') !== isReal ||
          actions.includes('sayRealAccountOnly') === isReal ||
          calls.map(({ actor }) => actor).join() !== (isReal ? 'loadOffers' : '')
        );
      },
    },
    {
      text: 'the page shows what the operator said last, even if it cannot be reloaded',
      requirements: ['BEN-09'],
      never: (view) => !isSame(view.context.offers, view.known.offers),
    },
    {
      text: 'a first read that fails says why, and is retried on request or when the network is back',
      requirements: ['BEN-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = answers(step, 'loadOffers') && step.kind === 'answer' && !step.ok;
        const retries = readsAnew(from, step);
        return (
          (fails && from.known.offers === null) !==
            (to.matches('unavailable') && !from.matches('unavailable')) ||
          (retries && !(to.matches('loading.first') && calls[0]?.actor === 'loadOffers')) ||
          (from.matches('unavailable') && !retries && !to.matches('unavailable'))
        );
      },
    },
    {
      text: 'claiming is possible exactly if something does not have to wait, whatever else waits',
      requirements: ['BEN-09', 'CASH-15'],
      neverStep: (from, step, to) =>
        answers(step, 'loadOffers') &&
        to.known.offers !== null &&
        (to.matches('ready') !== anyClaimable(to.known.offers) ||
          to.matches('waiting') === anyClaimable(to.known.offers) ||
          !from.matches('loading')),
    },
    {
      text: 'only a tapped, claimable item is claimed, and the request is for it, with the key of that tap',
      requirements: ['BEN-07', 'BEN-09', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const taps = takes(from, from.known.offers, step);
        const sent = calls.filter(({ actor }) => actor === 'makeClaim').map(({ input }) => input);
        return (
          !isSame(sent, taps ? [{ request: to.known.claim, repeated: false }] : []) ||
          !isSame(to.context.claim, to.known.claim) ||
          (taps && !to.matches('claiming'))
        );
      },
    },
    {
      text: 'a double tap claims once: taps are ignored during a claim and while reloading',
      requirements: ['BEN-07', 'BEN-09', 'NET-13'],
      neverStep: (from, step, to) =>
        !takes(from, from.known.offers, step) && is(step, 'claim.tapped') && !isSame(to.value, from.value),
    },
    {
      text: 'a claim with an unknown result is called neither paid nor refused: only its result ends it',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) => from.matches('claiming') && !isSettled(step) && !to.matches('claiming'),
    },
    {
      text: 'a paid claim is shown with its sum and number, and the balance follows',
      requirements: ['BEN-09'],
      neverStep: (_from, step, to, actions) =>
        isPaid(step) !== actions.includes('renewBalance') || !isSame(to.context.receipt, to.known.receipt),
    },
    {
      text: 'the list is reloaded after a paid or refused claim, when the player returns or wants more, and at a deadline',
      requirements: ['BEN-07', 'BEN-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const ends = isSettled(step);
        const returns =
          turnsPage(from, step) ||
          ((from.matches('ready') || from.matches('waiting')) && is(step, ...ended)) ||
          (from.matches('loading.again') && is(step, 'offers.ended'));
        const first = readsAnew(from, step);
        return (
          (ends || returns || first) !== calls.some(({ actor }) => actor === 'loadOffers') ||
          ((ends || returns) && !to.matches('loading.again'))
        );
      },
    },
    {
      text: 'the list is read from its first page on, one page further with each tap for more, and never shorter',
      requirements: ['BEN-14'],
      neverStep: (_from, _step, to, _actions, calls) =>
        calls.some(
          ({ actor, input }) => actor === 'loadOffers' && Math.min(input.pages, most) !== to.known.pages,
        ),
    },
    {
      text: 'the last failure is explained until another attempt, or until it is paid',
      requirements: ['BEN-09'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'the page is loading, failed, busy or ready, each exactly in its state',
      requirements: ['BEN-09'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('busy') !== view.matches('loading.again') ||
        view.tags.has('canClaim') !== view.matches('ready') ||
        view.tags.has('shown') !==
          !(view.matches('refused') || view.matches('loading.first') || view.matches('unavailable')),
    },
    switchedOffRule(),
  ],
});
