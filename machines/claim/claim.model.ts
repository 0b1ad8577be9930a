import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
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
  repeated: boolean;
  receipt: ClaimReceipt | null;
  error: ChartError | null;
}

/** Pages that the model distinguishes; the next one is still asked for by its number. */
const most = 3;

/** What came last, the last tap that was taken, and what became of it. */
interface Known {
  /** As many as the player has asked for. */
  pages: number;
  offers: readonly Offer[] | null;
  claim: Claim | null;
  /** An attempt of it got no answer that tells its fate. */
  open: boolean;
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
const rejectionOf = (step: Step) => {
  const outcome = outcomeIn(step);
  return outcome && !outcome.ok ? outcome : null;
};
/** Its fate is open: nothing came, or a refusal that does not name the key, after or while another is at work. */
const staysOpen = (known: Known, step: Step) => {
  const rejected = rejectionOf(step);
  return (
    (answers(step, 'makeClaim') && step.kind === 'answer' && !step.ok) ||
    (rejected !== null && !rejected.decided && (known.open || rejected.error.code === 'inProgress'))
  );
};
const canClaim = ({ sum, refusal }: Offer) => sum > 0 && refusal === '';
const anyClaimable = (offers: readonly Offer[] | null) => offers?.some(canClaim) === true;
/** A tap on something that is shown and can be claimed. */
const takes = (from: StateView, offers: readonly Offer[] | null, step: Step) =>
  step.kind === 'user' &&
  step.event.type === 'claim.tapped' &&
  from.tags.has('canClaim') &&
  offers?.some((offer) => offer.id === step.event['id'] && canClaim(offer)) === true;
const ended = ['page.shown', 'net.returned', 'offers.ended'];
/** A tap for the next page, where the list shows and nothing is on its way. */
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
      error: { 'no answer': new Error('no answer') },
    },
    makeClaim: {
      done: {
        paid: { ok: true, receipt },
        'refused by its key': { ok: false, decided: true, error: failed('conflict') },
        refused: { ok: false, decided: false, error: failed('switchedOff') },
        'still at work': { ok: false, decided: false, error: failed('inProgress') },
      },
      error: { 'no answer': new Error('no answer') },
    },
  },
  abstract: (context) => ({ ...context, pages: Math.min(context.pages, most) }),
  shown: ['offers', 'claim', 'repeated', 'receipt', 'error'],
  observe: {
    start: () => ({ pages: 1, offers: null, claim: null, open: false, receipt: null, error: null }),
    after(known, step, { from }) {
      if (takes(from, known.offers, step) && step.kind === 'user') {
        const claim = { id: String(step.event['id']), key: String(step.event['key']) };
        return { ...known, claim, open: false, receipt: null, error: null };
      }
      if (turnsPage(from, step)) return { ...known, pages: Math.min(known.pages + 1, most) };
      if (from.matches('unavailable') && is(step, 'retry.requested', 'net.returned')) {
        return { ...known, error: null };
      }
      if (step.kind !== 'answer') return known;
      if (step.actor === 'loadOffers') {
        if (step.ok) return { ...known, offers: step.value as Offer[] };
        return known.offers === null ? { ...known, error: toChartError(step.value) } : known;
      }
      if (isPaid(step)) return { ...known, open: false, receipt, error: null };
      const error = rejectionOf(step)?.error ?? toChartError(step.value);
      return { ...known, open: known.open || staysOpen(known, step), error };
    },
  },
  rules: [
    {
      text: 'only real accounts claim: visitors and trial users are told so, and nothing is asked for them',
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
      text: 'what is shown is what the operator said last, also where it cannot be read again',
      requirements: ['BEN-09'],
      never: (view) => canonical(view.context.offers) !== canonical(view.known.offers),
    },
    {
      text: 'what cannot be read at first says why, and is read when asked to or when the net is back',
      requirements: ['BEN-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = answers(step, 'loadOffers') && step.kind === 'answer' && !step.ok;
        const retries = from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
        return (
          (fails && from.known.offers === null) !==
            (to.matches('unavailable') && !from.matches('unavailable')) ||
          (retries && !(to.matches('loading.first') && calls[0]?.actor === 'loadOffers')) ||
          (from.matches('unavailable') && !retries && !to.matches('unavailable'))
        );
      },
    },
    {
      text: 'it can be claimed exactly where there is something that does not wait, whatever else waits',
      requirements: ['BEN-09', 'CASH-15'],
      neverStep: (from, step, to) =>
        answers(step, 'loadOffers') &&
        to.known.offers !== null &&
        (to.matches('ready') !== anyClaimable(to.known.offers) ||
          to.matches('waiting') === anyClaimable(to.known.offers) ||
          !from.matches('loading')),
    },
    {
      text: 'nothing is claimed without a tap on what can be claimed, and what is sent is what was tapped, by the key of that tap',
      requirements: ['BEN-07', 'BEN-09', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const taps = takes(from, from.known.offers, step);
        const repeats = from.matches('unanswered') && is(step, 'retry.requested', 'net.returned');
        const sent = calls.filter(({ actor }) => actor === 'makeClaim');
        return (
          sent.length !== (taps || repeats ? 1 : 0) ||
          sent.some(({ input }) => canonical(input) !== canonical(to.known.claim)) ||
          canonical(to.context.claim) !== canonical(to.known.claim) ||
          ((taps || repeats) && !to.matches('claiming'))
        );
      },
    },
    {
      text: 'a double tap claims once: while a claim is under way, its fate is open or the rest is read, no tap is taken',
      requirements: ['BEN-07', 'BEN-09', 'NET-13'],
      neverStep: (from, step, to) =>
        !takes(from, from.known.offers, step) &&
        is(step, 'claim.tapped') &&
        canonical(to.value) !== canonical(from.value),
    },
    {
      text: 'a claim whose fate is open is neither told as paid nor as refused, and waits to be sent again',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) =>
        staysOpen(from.known, step) !== (to.matches('unanswered') && !from.matches('unanswered')) ||
        (from.matches('unanswered') && is(step, 'page.shown', 'offers.ended') && !to.matches('unanswered')),
    },
    {
      text: 'that an attempt got no answer is remembered until it was paid, or another tap',
      requirements: ['NET-12'],
      never: (view) => view.context.repeated !== view.known.open,
    },
    {
      text: 'what was paid is shown with its sum and number, and the balance follows',
      requirements: ['BEN-09'],
      neverStep: (_from, step, to, actions) =>
        isPaid(step) !== actions.includes('renewBalance') ||
        canonical(to.context.receipt) !== canonical(to.known.receipt),
    },
    {
      text: 'what can be claimed is read again once a claim was paid or refused, when the player comes back or asks for more, and when its time is over',
      requirements: ['BEN-07', 'BEN-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const ends = outcomeIn(step) !== null && !staysOpen(from.known, step);
        const returns =
          turnsPage(from, step) ||
          ((from.matches('ready') || from.matches('waiting')) && is(step, ...ended)) ||
          (from.matches('loading.again') && is(step, 'offers.ended'));
        const first = from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
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
      text: 'why the last attempt failed is said until another one, or until it was paid',
      requirements: ['BEN-09'],
      never: (view) => canonical(view.context.error) !== canonical(view.known.error),
    },
    {
      text: 'the page is loading, failed, busy, open or ready exactly while it is so',
      requirements: ['BEN-09'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('busy') !== (view.matches('claiming') || view.matches('loading.again')) ||
        view.tags.has('unanswered') !== view.matches('unanswered') ||
        view.tags.has('canClaim') !== view.matches('ready') ||
        view.tags.has('shown') !==
          !(view.matches('refused') || view.matches('loading.first') || view.matches('unavailable')),
    },
  ],
});
