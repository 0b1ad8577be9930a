import type { AddressField, DeliveryAddress } from '#services/contract/deliveryAddress.ts';
import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { StateView, Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type Hindrance,
  type Redeemed,
  type RedeemOutcome,
  redeemMachine,
  type Shelf,
  type Wish,
} from './redeem.machine.ts';

interface Seen {
  shelf: Shelf | null;
  hindrance: Hindrance | null;
  wish: Wish | null;
  repeated: boolean;
  unfit: readonly AddressField[];
  why: string | null;
  redeemed: Redeemed | null;
  error: ChartError | null;
}

/** What came last, the last tap that was taken, and what became of it. */
interface Known extends Omit<Seen, 'repeated'> {
  /** An attempt of it got no answer that tells its fate. */
  open: boolean;
}

const failed = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const goods = (more: Partial<NonNullable<Shelf['goods']>> = {}): NonNullable<Shelf['goods']> => ({
  version: 1,
  kind: 'piece',
  price: 1_800,
  stock: 1,
  limit: 2,
  taken: 1,
  ...more,
});
const shelf = (more: Partial<Shelf> = {}): Shelf => ({ goods: goods(), points: 1_800, refusal: '', ...more });
/** Each with what keeps the member from it. */
const shelves: Record<string, [shelf: Shelf, hindrance: Hindrance | null]> = {
  'the last piece, for the last points': [shelf(), null],
  'a bonus that nobody limits': [
    shelf({ goods: goods({ version: 2, kind: 'bonus', limit: null, taken: 9 }), points: 9_999 }),
    null,
  ],
  'not offered': [shelf({ goods: null }), 'closed'],
  'self-excluded': [shelf({ refusal: 'You have excluded yourself.' }), 'excluded'],
  'out of stock': [shelf({ goods: goods({ stock: 0 }) }), 'gone'],
  'as many as one may have': [shelf({ goods: goods({ taken: 2 }) }), 'limit'],
  'a point short': [shelf({ points: 1_799 }), 'points'],
};

const typed: DeliveryAddress = {
  receiver: 'Maria Santos',
  mobile: '0917 000 0001',
  province: 'Cebu',
  city: 'Mandaue',
  barangay: 'Banilad',
  zip: '6014',
  street: '14 Acacia Street ',
};
/** As it is sent. */
const sent: DeliveryAddress = { ...typed, mobile: '9170000001', street: '14 Acacia Street' };
const redeemed: Redeemed = { number: 'M100001', kind: 'piece', points: 1_800, left: 0 };
const rejection = (code: string, more: Partial<Extract<RedeemOutcome, { ok: false }>> = {}) => ({
  ok: false,
  decided: true,
  why: null,
  unfit: null,
  error: failed(code),
  ...more,
});

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string, ok: boolean) =>
  step.kind === 'answer' && step.actor === actor && step.ok === ok;
const outcomeIn = (step: Step): RedeemOutcome | null =>
  answers(step, 'redeemGoods', true) && step.kind === 'answer' ? (step.value as RedeemOutcome) : null;
const isPaid = (step: Step) => outcomeIn(step)?.ok === true;
const rejectionOf = (step: Step) => {
  const outcome = outcomeIn(step);
  return outcome && !outcome.ok ? outcome : null;
};
/** Its fate is open: nothing came, or a refusal that does not name the key, after or while another is at work. */
function staysOpen(known: Known, step: Step): boolean {
  const rejected = rejectionOf(step);
  return (
    answers(step, 'redeemGoods', false) ||
    (rejected !== null && !rejected.decided && (known.open || rejected.error.code === 'inProgress'))
  );
}
const isRejected = (known: Known, step: Step) => rejectionOf(step) !== null && !staysOpen(known, step);

const kindOf = ({ shelf: shown }: Known) => shown?.goods?.kind;
/** What of the address that a tap brings nothing can be sent to; none of a bonus. */
const unfitOf = (known: Known, step: Step): AddressField[] =>
  kindOf(known) === 'piece' && step.kind === 'user' && step.name.includes('unfit') ? ['mobile', 'zip'] : [];
/** A tap while the goods can be had. */
const taps = (from: StateView, step: Step) => from.matches('open') && is(step, 'redeem.tapped');
const takes = (from: StateView, known: Known, step: Step) =>
  taps(from, step) && unfitOf(known, step).length === 0;
const repeats = (from: StateView, step: Step) =>
  from.matches('unanswered') && is(step, 'retry.requested', 'net.returned');
/** What a reload has interrupted is asked for once its goods are known. */
const isKnownAfterReload = (from: Known, step: Step, to: Known) =>
  step.kind === 'answer' && step.actor === 'loadShelf' && from.open && to.shelf !== null;
const hindranceIn = (shown: Shelf) =>
  Object.values(shelves).find(([one]) => canonical(one) === canonical(shown))![1];

const realTypes: unknown[] = [0, 1, 2];

export const redeemModel = defineModel<Seen, Known>({
  name: 'redeem',
  machine: redeemMachine,
  variants: {
    ...byType([0, 4], (memberType) => ({ memberType, kept: null })),
    'reloaded while it was asked for': { memberType: 0, kept: { version: 1, address: sent, key: 'k0' } },
    'reloaded, as type 4': { memberType: 4, kept: { version: 1, address: sent, key: 'k0' } },
  },
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'redeem.tapped': {
      'an address that fits': { address: typed, key: 'k1' },
      'an unfit one': { address: { ...typed, mobile: '0817', zip: '601' }, key: 'k2' },
    },
    'address.typed': { 'the ZIP code': { field: 'zip' } },
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
  },
  actors: {
    loadShelf: {
      done: Object.fromEntries(Object.entries(shelves).map(([name, [one]]) => [name, one])),
      error: { 'no answer': failed('timeout') },
    },
    redeemGoods: {
      done: {
        taken: { ok: true, redeemed },
        'the last one has gone': rejection('conflict', { why: 'gone' }),
        'another price by now': rejection('conflict', { why: 'changed' }),
        'an address that the operator refuses': rejection('fieldInvalid', { unfit: 'city' }),
        refused: rejection('demandOpen', { decided: false }),
        'still at work': rejection('inProgress', { decided: false }),
      },
      error: { 'no answer': failed('timeout') },
    },
  },
  shown: ['shelf', 'hindrance', 'wish', 'repeated', 'unfit', 'why', 'redeemed', 'error'],
  observe: {
    start: ({ kept }) => ({
      shelf: null,
      hindrance: null,
      wish: kept,
      open: kept !== null,
      unfit: [],
      why: null,
      redeemed: null,
      error: null,
    }),
    after(known, step, { from }) {
      const silent = { ...known, unfit: [], why: null, error: null };
      if (takes(from, known, step) && step.kind === 'user') {
        const { version, kind } = known.shelf!.goods!;
        const wish = { version, address: kind === 'piece' ? sent : null, key: String(step.event['key']) };
        return { ...silent, wish, open: false };
      }
      if (taps(from, step)) return { ...silent, unfit: unfitOf(known, step) };
      if (is(step, 'address.typed')) {
        return { ...known, unfit: known.unfit.filter((field) => field !== 'zip') };
      }
      if (from.matches('unavailable') && is(step, 'retry.requested', 'net.returned')) {
        return { ...known, error: null };
      }
      if (step.kind !== 'answer') return known;
      if (step.actor === 'loadShelf') {
        if (step.ok) {
          const read = step.value as Shelf;
          return { ...known, shelf: read, hindrance: hindranceIn(read) };
        }
        return known.shelf === null ? { ...known, error: toChartError(step.value) } : known;
      }
      if (isPaid(step)) return { ...known, open: false, redeemed, error: null };
      const rejected = rejectionOf(step);
      const error = rejected?.error ?? toChartError(step.value);
      if (!rejected || staysOpen(known, step)) return { ...known, open: true, error };
      return {
        ...known,
        open: false,
        error,
        why: rejected.why,
        unfit: rejected.unfit === null ? [] : [rejected.unfit],
      };
    },
  },
  rules: [
    {
      text: 'only real accounts redeem: visitors and trial users are told so, and nothing is asked for them',
      requirements: ['ACCT-03', 'BEN-04'],
      neverStart: (view, actions, calls) => {
        const isReal = realTypes.includes(view.input.memberType);
        return (
          view.matches('refused') === isReal ||
          view.matches('loading.first') !== isReal ||
          actions.join() !== (isReal ? '' : 'sayRealAccountOnly') ||
          calls.map(({ actor }) => actor).join() !== (isReal ? 'loadShelf' : '')
        );
      },
    },
    {
      text: 'what is shown is what the operator said last, with what keeps the member from it, also where it cannot be read again',
      requirements: ['BEN-04'],
      never: ({ context, known }) =>
        canonical([context.shelf, context.hindrance]) !== canonical([known.shelf, known.hindrance]),
    },
    {
      text: 'what cannot be read at first says why, and is read when asked to or when the net is back',
      requirements: ['BEN-04'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = answers(step, 'loadShelf', false) && from.known.shelf === null;
        const retries = from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
        return (
          fails !== (to.matches('unavailable') && !from.matches('unavailable')) ||
          (retries && !(to.matches('loading.first') && calls[0]?.actor === 'loadShelf')) ||
          (from.matches('unavailable') && !retries && !to.matches('unavailable'))
        );
      },
    },
    {
      text: 'it can be redeemed exactly where it is offered, in stock, within its limit, for enough points, and the member may',
      requirements: ['BEN-04', 'BEN-14'],
      neverStep: (_from, step, to) =>
        (answers(step, 'loadShelf', true) || answers(step, 'loadShelf', false)) &&
        to.known.shelf !== null &&
        !to.known.open &&
        (to.matches('open') !== (to.known.hindrance === null) ||
          to.matches('hindered') !== (to.known.hindrance !== null)),
    },
    {
      text: 'an address is asked for before points are taken: a piece is sent for with one that fits alone, a bonus without',
      requirements: ['BEN-14'],
      neverStep: (from, step, to, actions, calls) => {
        const isUnfit = taps(from, step) && unfitOf(from.known, step).length > 0;
        return (
          isUnfit !== actions.includes('focusUnfit') ||
          (isUnfit && (calls.length > 0 || !to.matches('open'))) ||
          canonical(to.context.unfit) !== canonical(to.known.unfit)
        );
      },
    },
    {
      text: 'nothing is asked for without a tap, and what is sent is what was shown and tapped, by the key of that tap, also after a reload: never two orders of one tap',
      requirements: ['BEN-14', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const isSent =
          takes(from, from.known, step) ||
          repeats(from, step) ||
          isKnownAfterReload(from.known, step, to.known);
        const asked = calls.filter(({ actor }) => actor === 'redeemGoods').map(({ input }) => input);
        return (
          canonical(asked) !== canonical(isSent ? [to.known.wish] : []) ||
          canonical(to.context.wish) !== canonical(to.known.wish) ||
          isSent !== (to.matches('redeeming') && !from.matches('redeeming'))
        );
      },
    },
    {
      text: 'a double tap redeems once: while a redemption is under way, its fate is open or the rest is read, no tap is taken',
      requirements: ['BEN-14', 'NET-13'],
      neverStep: (from, step, to) =>
        is(step, 'redeem.tapped') && !taps(from, step) && canonical(to.value) !== canonical(from.value),
    },
    {
      text: 'points are never taken without an order that is shown: it is told as redeemed once it was, and never otherwise',
      requirements: ['BEN-04', 'BEN-14'],
      neverStep: (_from, step, to, actions) =>
        isPaid(step) !== actions.includes('renewPoints') ||
        (isPaid(step) && !to.matches('done')) ||
        canonical(to.context.redeemed) !== canonical(to.known.redeemed) ||
        to.matches('done') !== (to.context.redeemed !== null),
    },
    {
      text: 'a redemption whose fate is open is neither told as done nor as refused, and waits to be sent again',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) =>
        staysOpen(from.known, step) !== (to.matches('unanswered') && !from.matches('unanswered')) ||
        (from.matches('unanswered') &&
          step.kind === 'user' &&
          !repeats(from, step) &&
          !to.matches('unanswered')),
    },
    {
      text: 'that an attempt got no answer is remembered until one tells its fate',
      requirements: ['NET-12'],
      never: (view) => view.context.repeated !== view.known.open,
    },
    {
      text: 'what is asked for is kept for a reload until its fate is known',
      requirements: ['NET-13'],
      neverStep: (from, step, to, actions) =>
        (to.matches('redeeming') && !from.matches('redeeming')) !== actions.includes('storeWish') ||
        (isPaid(step) || isRejected(from.known, step)) !== actions.includes('clearStoredWish'),
    },
    {
      text: 'goods and points are read again once a redemption was refused, and when the player comes back',
      requirements: ['BEN-04', 'BEN-14'],
      neverStep: (from, step, to, _actions, calls) => {
        const again =
          isRejected(from.known, step) ||
          ((from.matches('open') || from.matches('hindered')) && is(step, 'page.shown', 'net.returned'));
        const first = from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
        return (
          (again || first) !== calls.some(({ actor }) => actor === 'loadShelf') ||
          (again && !to.matches('loading.again'))
        );
      },
    },
    {
      text: 'why the last attempt failed is said until another one, or until it was done',
      requirements: ['BEN-14'],
      never: (view) =>
        canonical([view.context.error, view.context.why]) !== canonical([view.known.error, view.known.why]),
    },
    {
      text: 'the page is loading, failed, busy, open or done exactly while it is so',
      requirements: ['BEN-04', 'NET-04'],
      never: (view) =>
        (
          [
            ['refused', 'refused'],
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['canRedeem', 'open'],
            ['unanswered', 'unanswered'],
            ['done', 'done'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== (view.matches('redeeming') || view.matches('loading.again')) ||
        view.tags.has('shown') !==
          (['open', 'hindered', 'redeeming', 'unanswered', 'loading.again'] as const).some((path) =>
            view.matches(path),
          ),
    },
    {
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('redeeming'),
    },
  ],
});
