import type { AddressField, DeliveryAddress } from '@araw/contract/rewards/deliveryAddress';
import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
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
  unfit: readonly AddressField[];
  why: string | null;
  redeemed: Redeemed | null;
  error: ChartError | null;
}

/** The last answer, the last accepted tap and its outcome. */
interface Known extends Seen {
  /** It was sent before a reload, and its outcome is unknown. */
  reloaded: boolean;
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
/** Each shelf with what blocks the redemption. */
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
/** The address as sent. */
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
const isSettled = (step: Step) => step.kind === 'answer' && step.actor === 'redeemGoods';

const kindOf = ({ shelf: shown }: Known) => shown?.goods?.kind;
/** The address fields in a tap that can't be delivered to; none for a bonus. */
const unfitOf = (known: Known, step: Step): AddressField[] =>
  kindOf(known) === 'piece' && step.kind === 'user' && step.name.includes('unfit') ? ['mobile', 'zip'] : [];
/** A tap while the goods are available. */
const taps = (from: StateView, step: Step) => from.matches('open') && is(step, 'redeem.tapped');
const takes = (from: StateView, known: Known, step: Step) =>
  taps(from, step) && unfitOf(known, step).length === 0;
/** A request that a reload interrupted is resent once its goods are loaded. */
const isKnownAfterReload = (from: Known, step: Step, to: Known) =>
  step.kind === 'answer' && step.actor === 'loadShelf' && from.reloaded && to.shelf !== null;
const hindranceIn = (shown: Shelf) => Object.values(shelves).find(([one]) => isSame(one, shown))![1];

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
      error: { 'no answer': failed('timeout'), ...switchedOff },
    },
    redeemGoods: {
      done: {
        taken: { ok: true, redeemed },
        'the last one has gone': rejection('conflict', { why: 'gone' }),
        'another price by now': rejection('conflict', { why: 'changed' }),
        'an address that the operator refuses': rejection('fieldInvalid', { unfit: 'city' }),
        refused: rejection('demandOpen', { decided: false }),
      },
      error: { 'it cannot run': failed('timeout') },
    },
  },
  shown: ['shelf', 'hindrance', 'wish', 'unfit', 'why', 'redeemed', 'error'],
  observe: {
    start: ({ kept }) => ({
      shelf: null,
      hindrance: null,
      wish: kept,
      reloaded: kept !== null,
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
        return { ...silent, wish };
      }
      if (taps(from, step)) return { ...silent, unfit: unfitOf(known, step) };
      if (is(step, 'address.typed')) {
        return { ...known, unfit: known.unfit.filter((field) => field !== 'zip') };
      }
      if (readsAnew(from, step)) {
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
      const ended = { ...known, reloaded: false };
      if (isPaid(step)) return { ...ended, redeemed, error: null };
      const rejected = rejectionOf(step);
      if (!rejected) return { ...ended, error: toChartError(step.value) };
      const { error, why, unfit } = rejected;
      return { ...ended, error, why, unfit: unfit === null ? [] : [unfit] };
    },
  },
  rules: [
    {
      text: 'only real accounts redeem: visitors and trial players are told so, and nothing is requested for them',
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
      text: 'the page shows what the operator said last, with the member’s obstacles, even if it cannot be reloaded',
      requirements: ['BEN-04'],
      never: ({ context, known }) =>
        !isSame([context.shelf, context.hindrance], [known.shelf, known.hindrance]),
    },
    {
      text: 'a first read that fails says why, and is retried on request or when the network is back',
      requirements: ['BEN-04'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = answers(step, 'loadShelf', false) && from.known.shelf === null;
        const retries = readsAnew(from, step);
        return (
          fails !== (to.matches('unavailable') && !from.matches('unavailable')) ||
          (retries && !(to.matches('loading.first') && calls[0]?.actor === 'loadShelf')) ||
          (from.matches('unavailable') && !retries && !to.matches('unavailable'))
        );
      },
    },
    {
      text: 'goods can be redeemed exactly if offered, in stock, within the limit, with enough points, and the member is allowed',
      requirements: ['BEN-04', 'BEN-14'],
      neverStep: (_from, step, to) =>
        (answers(step, 'loadShelf', true) || answers(step, 'loadShelf', false)) &&
        to.known.shelf !== null &&
        !to.known.reloaded &&
        (to.matches('open') !== (to.known.hindrance === null) ||
          to.matches('hindered') !== (to.known.hindrance !== null)),
    },
    {
      text: 'an address is asked for before points are taken: goods need a valid one, a bonus none',
      requirements: ['BEN-14'],
      neverStep: (from, step, to, actions, calls) => {
        const isUnfit = taps(from, step) && unfitOf(from.known, step).length > 0;
        return (
          isUnfit !== actions.includes('focusUnfit') ||
          (isUnfit && (calls.length > 0 || !to.matches('open'))) ||
          !isSame(to.context.unfit, to.known.unfit)
        );
      },
    },
    {
      text: 'nothing is requested without a tap; the request is what was shown and tapped, with its key, even after a reload: never two orders from one tap',
      requirements: ['BEN-14', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const isSent = takes(from, from.known, step) || isKnownAfterReload(from.known, step, to.known);
        const asked = calls.filter(({ actor }) => actor === 'redeemGoods').map(({ input }) => input);
        return (
          !isSame(asked, isSent ? [{ request: to.known.wish, repeated: to.known.reloaded }] : []) ||
          !isSame(to.context.wish, to.known.wish) ||
          isSent !== (to.matches('redeeming') && !from.matches('redeeming'))
        );
      },
    },
    {
      text: 'a double tap redeems once: taps are ignored during a redemption and while reloading',
      requirements: ['BEN-14', 'NET-13'],
      neverStep: (from, step, to) =>
        is(step, 'redeem.tapped') && !taps(from, step) && !isSame(to.value, from.value),
    },
    {
      text: 'points are never taken without a visible order: it is reported as redeemed only once it was',
      requirements: ['BEN-04', 'BEN-14'],
      neverStep: (_from, step, to, actions) =>
        isPaid(step) !== actions.includes('renewPoints') ||
        (isPaid(step) && !to.matches('done')) ||
        !isSame(to.context.redeemed, to.known.redeemed) ||
        to.matches('done') !== (to.context.redeemed !== null),
    },
    {
      text: 'a redemption with an unknown result is called neither done nor refused: only its result ends it',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) =>
        from.matches('redeeming') && !isSettled(step) && !to.matches('redeeming'),
    },
    {
      text: 'the request is stored for a reload until its result is known',
      requirements: ['NET-13'],
      neverStep: (from, step, to, actions) =>
        (to.matches('redeeming') && !from.matches('redeeming')) !== actions.includes('storeWish') ||
        (outcomeIn(step) !== null) !== actions.includes('clearStoredWish'),
    },
    {
      text: 'goods and points are reloaded after a refused redemption, and when the player returns',
      requirements: ['BEN-04', 'BEN-14'],
      neverStep: (from, step, to, _actions, calls) => {
        const again =
          (isSettled(step) && !isPaid(step)) ||
          ((from.matches('open') || from.matches('hindered')) && is(step, 'page.shown', 'net.returned'));
        const first = readsAnew(from, step);
        return (
          (again || first) !== calls.some(({ actor }) => actor === 'loadShelf') ||
          (again && !to.matches('loading.again'))
        );
      },
    },
    {
      text: 'the last failure is explained until another attempt, or until it succeeds',
      requirements: ['BEN-14'],
      never: (view) => !isSame([view.context.error, view.context.why], [view.known.error, view.known.why]),
    },
    {
      text: 'the page is loading, failed, busy or done, each exactly in its state',
      requirements: ['BEN-04', 'NET-04'],
      never: (view) =>
        (
          [
            ['refused', 'refused'],
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['canRedeem', 'open'],
            ['done', 'done'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== view.matches('loading.again') ||
        view.tags.has('shown') !==
          (['open', 'hindered', 'redeeming', 'loading.again'] as const).some((path) => view.matches(path)),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading'),
    },
    switchedOffRule(),
  ],
});
