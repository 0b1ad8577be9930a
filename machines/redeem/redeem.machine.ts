import { assign, fromPromise, setup } from 'xstate';
import {
  type AddressField,
  type DeliveryAddress,
  trimmedAddress,
  unfitFields,
} from '@araw/contract/rewards/deliveryAddress';
import type { Goods, Mall, RedeemRefusal, Redemption } from '@araw/contract/rewards/mall';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { keyedCallMachine } from '../keyedCall/keyedCall.machine.ts';
import { notProvided } from '../notProvided.ts';
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

/** What a redemption starts from: the goods as last shown, and the member's points. */
export interface Shelf extends Pick<Mall, 'points' | 'refusal'> {
  /** Null if the goods aren't offered. */
  goods: Pick<Goods, 'version' | 'kind' | 'price' | 'stock' | 'limit' | 'taken'> | null;
}

/** What a tap asks for: the version of the goods that was shown. The tap makes the key, so it counts once. */
export interface Wish {
  version: number;
  /** Null for a bonus. */
  address: DeliveryAddress | null;
  key: string;
}

/** What the operator took and gave. */
export type Redeemed = Pick<Redemption, 'number' | 'kind' | 'points' | 'left'>;

/** Why nothing was given or taken; other refusals have only their error. */
type Why = RedeemRefusal['why'];

/** `decided`: the operator looked this key up and took nothing (NET-12). */
export type RedeemOutcome = Outcome<
  { redeemed: Redeemed },
  { decided: boolean; why: Why | null; unfit: AddressField | null }
>;
type Rejection = Extract<RedeemOutcome, { ok: false }>;

interface Input {
  memberType: MemberType;
  /** Sent before a reload, with its outcome unknown; null for none (NET-13). */
  kept: Wish | null;
}

interface Context extends Pick<Input, 'memberType'> {
  /** Null until loaded. */
  shelf: Shelf | null;
  /** Null if nothing blocks the redemption or nothing is loaded. */
  hindrance: Hindrance | null;
  /** The redemption in progress, or the last one. */
  wish: Wish | null;
  /** It was sent before a reload, and its outcome is unknown. */
  repeated: boolean;
  /** Invalid address fields, in form order. */
  unfit: readonly AddressField[];
  why: Why | null;
  redeemed: Redeemed | null;
  error: ChartError | null;
}

interface Tap {
  /** As typed; ignored for a bonus. */
  address: DeliveryAddress;
  key: string;
}

type Event =
  | ({ type: 'redeem.tapped' } & Tap)
  | { type: 'address.typed'; field: AddressField }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' };

/** Why a member can't have the goods: unavailable, not allowed, or not enough points. */
export type Hindrance = 'closed' | 'excluded' | 'gone' | 'limit' | 'points';

function hindranceOf({ goods, points, refusal }: Shelf): Hindrance | null {
  if (goods === null) return 'closed';
  if (refusal !== '') return 'excluded';
  if (goods.stock === 0) return 'gone';
  if (goods.limit !== null && goods.taken >= goods.limit) return 'limit';
  return points < goods.price ? 'points' : null;
}

/** Check the address before any points are taken (BEN-14). */
const unfitOf = ({ goods }: Shelf, { address }: Pick<Tap, 'address'>): readonly AddressField[] =>
  goods?.kind === 'piece' ? unfitFields(trimmedAddress(address)) : [];

/** Redeems points for goods: the version shown, one tap, once per tap (BEN-04, BEN-14). */
export const redeemMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { redeemGoods: 'redeemGoods' },
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'canRedeem' | 'busy' | 'done',
  },
  actors: {
    loadShelf: fromPromise<Shelf>(notProvided('loadShelf')),
    redeemGoods: keyedCallMachine,
  },
  guards: {
    mayRetry,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isKnown: ({ context }) => context.shelf !== null,
    isRepeated: ({ context }) => context.repeated,
    canRedeem: ({ context }) => context.hindrance === null,
    fits: ({ context }, tap: Tap) => unfitOf(context.shelf!, tap).length === 0,
    isAccepted,
  },
  actions: {
    noteShelf: assign((_, shelf: Shelf) => ({ shelf, hindrance: hindranceOf(shelf) })),
    noteWish: assign(({ context }, { address, key }: Tap) => {
      const { version, kind } = context.shelf!.goods!;
      return {
        wish: { version, address: kind === 'piece' ? trimmedAddress(address) : null, key },
        unfit: [],
        why: null,
        error: null,
      };
    }),
    noteUnfit: assign(({ context }, tap: Tap) => ({
      unfit: unfitOf(context.shelf!, tap),
      why: null,
      error: null,
    })),
    forgetReload: assign({ repeated: false }),
    noteTyped: assign(({ context }, { field }: { field: AddressField }) => ({
      unfit: context.unfit.filter((one) => one !== field),
    })),
    noteRedeemed: assign((_, redeemed: Redeemed) => ({ redeemed })),
    noteRejection: assign((_, { why, unfit }: Rejection) => ({
      why,
      unfit: unfit === null ? [] : [unfit],
    })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    focusUnfit: () => {},
    /** Survives a reload of the page. */
    storeWish: (_, _wish: Wish) => {},
    clearStoredWish: () => {},
    /** Refreshes the points and the lists that show them. */
    renewPoints: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'redeem',
  context: ({ input: { memberType, kept } }) => ({
    memberType,
    shelf: null,
    hindrance: null,
    wish: kept,
    repeated: kept !== null,
    unfit: [],
    why: null,
    redeemed: null,
    error: null,
  }),
  initial: 'entering',
  on: { 'address.typed': { actions: { type: 'noteTyped', params: ({ event }) => event } } },
  states: {
    entering: {
      always: [
        { guard: 'isRealAccount', target: 'loading' },
        { target: 'refused', actions: 'sayRealAccountOnly' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadShelf',
        src: 'loadShelf',
        onDone: { target: 'known', actions: { type: 'noteShelf', params: ({ event }) => event.output } },
        onError: [
          // Keep showing the last known data: the operator refuses whatever is outdated.
          { guard: 'isKnown', target: 'known' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** Keeps what was typed. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearError' },
        'net.returned': { target: 'loading', actions: 'clearError' },
      },
    },
    known: {
      always: [
        { guard: 'isRepeated', target: 'redeeming' },
        { guard: 'canRedeem', target: 'open' },
        { target: 'hindered' },
      ],
    },
    open: {
      tags: ['shown', 'canRedeem'],
      on: {
        'redeem.tapped': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            target: 'redeeming',
            actions: { type: 'noteWish', params: ({ event }) => event },
          },
          { actions: [{ type: 'noteUnfit', params: ({ event }) => event }, 'focusUnfit'] },
        ],
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
      },
    },
    /** The goods are gone, cost too much, or aren't for this member now. */
    hindered: {
      tags: 'shown',
      on: { 'page.shown': 'loading.again', 'net.returned': 'loading.again' },
    },
    redeeming: {
      tags: 'shown',
      entry: { type: 'storeWish', params: ({ context }) => context.wish! },
      exit: 'forgetReload',
      invoke: {
        id: 'redeemGoods',
        src: 'redeemGoods',
        input: ({ context: { wish, repeated } }) => ({ request: wish!, repeated }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: [
              {
                type: 'noteRedeemed',
                params: ({ event }) => acceptanceIn(event.output as RedeemOutcome).redeemed,
              },
              'clearStoredWish',
              'renewPoints',
            ],
          },
          // Another member may have taken the last one.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRejection', params: ({ event }) => rejectionIn(event.output as RedeemOutcome) },
              'clearStoredWish',
            ],
          },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
    done: { tags: 'done', type: 'final' },
  },
});
