import { assign, fromPromise, setup } from 'xstate';
import {
  type AddressField,
  type DeliveryAddress,
  trimmedAddress,
  unfitFields,
} from '#services/contract/deliveryAddress.ts';
import type { Goods, Mall, RedeemRefusal, Redemption } from '#services/contract/mall.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';

/** What stands before a redemption: the goods as they were shown last, and the member's points. */
export interface Shelf extends Pick<Mall, 'points' | 'refusal'> {
  /** Null for what is not offered. */
  goods: Pick<Goods, 'version' | 'kind' | 'price' | 'stock' | 'limit' | 'taken'> | null;
}

/** What a tap asks for, once for the key that this very tap made: the goods in the version that was shown. */
export interface Wish {
  version: number;
  /** Null of a bonus. */
  address: DeliveryAddress | null;
  key: string;
}

/** What the operator took, and gave for it. */
export type Redeemed = Pick<Redemption, 'number' | 'kind' | 'points' | 'left'>;

/** Why it was not given, and nothing was taken; what else is refused has its error alone. */
type Why = RedeemRefusal['why'];

/** `decided` says that the operator looked this very key up: nothing was taken (NET-12). */
export type RedeemOutcome = Outcome<
  { redeemed: Redeemed },
  { decided: boolean; why: Why | null; unfit: AddressField | null }
>;
type Rejection = Extract<RedeemOutcome, { ok: false }>;

interface Input {
  memberType: MemberType;
  /** Asked for before a reload, without an answer that tells its fate; null for none (NET-13). */
  kept: Wish | null;
}

interface Context extends Pick<Input, 'memberType'> {
  /** Null until it is known. */
  shelf: Shelf | null;
  /** Null while nothing does, or nothing is known. */
  hindrance: Hindrance | null;
  /** What is being redeemed, or was last. */
  wish: Wish | null;
  /** It was sent before, without an answer that tells its fate. */
  repeated: boolean;
  /** Fields that nothing can be sent to, in the order of the form. */
  unfit: readonly AddressField[];
  why: Why | null;
  redeemed: Redeemed | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

interface Tap {
  /** As it was typed; of a bonus nobody asks for it. */
  address: DeliveryAddress;
  key: string;
}

type Event =
  | ({ type: 'redeem.tapped' } & Tap)
  | { type: 'address.typed'; field: AddressField }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' };

/** What keeps a member from goods: they are not there, the member may not, or has not enough points. */
export type Hindrance = 'closed' | 'excluded' | 'gone' | 'limit' | 'points';

function hindranceOf({ goods, points, refusal }: Shelf): Hindrance | null {
  if (goods === null) return 'closed';
  if (refusal !== '') return 'excluded';
  if (goods.stock === 0) return 'gone';
  if (goods.limit !== null && goods.taken >= goods.limit) return 'limit';
  return points < goods.price ? 'points' : null;
}

/** A piece is asked for with an address that fits, before any point is taken (BEN-14). */
const unfitOf = ({ goods }: Shelf, { address }: Pick<Tap, 'address'>): readonly AddressField[] =>
  goods?.kind === 'piece' ? unfitFields(trimmedAddress(address)) : [];

/** Points for goods: as they were shown, by one tap, and each tap once (BEN-04, BEN-14). */
export const redeemMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'canRedeem' | 'busy' | 'unanswered' | 'done',
  },
  actors: {
    loadShelf: fromPromise<Shelf>(notProvided('loadShelf')),
    redeemGoods: fromPromise<RedeemOutcome, Wish>(notProvided('redeemGoods')),
  },
  guards: {
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isKnown: ({ context }) => context.shelf !== null,
    isRepeated: ({ context }) => context.repeated,
    canRedeem: ({ context }) => context.hindrance === null,
    fits: ({ context }, tap: Tap) => unfitOf(context.shelf!, tap).length === 0,
    isAccepted,
    isUndecided: ({ context }, { error, decided }: Rejection) =>
      !decided && (context.repeated || error.code === 'inProgress'),
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
    noteTyped: assign(({ context }, { field }: { field: AddressField }) => ({
      unfit: context.unfit.filter((one) => one !== field),
    })),
    noteRepeated: assign({ repeated: true }),
    noteRedeemed: assign((_, redeemed: Redeemed) => ({ redeemed, repeated: false, error: null })),
    noteRejection: assign((_, { why, unfit }: Rejection) => ({
      repeated: false,
      why,
      unfit: unfit === null ? [] : [unfit],
    })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    focusUnfit: () => {},
    /** For a reload of the page. */
    storeWish: (_, _wish: Wish) => {},
    clearStoredWish: () => {},
    /** What the member has, and what lists show of it, is outdated. */
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
          // What was known last shows; the operator refuses what no longer holds.
          { guard: 'isKnown', target: 'known' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** What was typed stays where it is. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'clearError' },
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
    /** They are gone, cost too much, or are not for this member now. */
    hindered: {
      tags: 'shown',
      on: { 'page.shown': 'loading.again', 'net.returned': 'loading.again' },
    },
    redeeming: {
      tags: ['shown', 'busy'],
      entry: { type: 'storeWish', params: ({ context }) => context.wish! },
      invoke: {
        id: 'redeemGoods',
        src: 'redeemGoods',
        input: ({ context }) => context.wish!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: [
              { type: 'noteRedeemed', params: ({ event }) => acceptanceIn(event.output).redeemed },
              'clearStoredWish',
              'renewPoints',
            ],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          // Somebody else may have had the last one.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteRejection', params: ({ event }) => rejectionIn(event.output) },
              'clearStoredWish',
            ],
          },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Whether points were taken is open: the same is sent again, by the same key. */
    unanswered: {
      tags: ['shown', 'unanswered'],
      on: { 'retry.requested': 'redeeming', 'net.returned': 'redeeming' },
    },
    done: { tags: 'done', type: 'final' },
  },
});
