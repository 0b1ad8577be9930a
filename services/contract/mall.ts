import * as v from 'valibot';
import { moneyKey } from './deposits.ts';
import { address, list, pesos, rows, text, timestamp, whole } from './fields.ts';

/** Money to play with, at once; or a piece that is sent. */
export const goodsKinds = ['bonus', 'piece'] as const;

const language = v.optional(text(8), 'EN');
const points = whole();

/** Where a piece is sent to; `deliveryAddress.ts` says what fits. */
export const deliveryAddress = v.object({
  receiver: text(64),
  /** Without the country: 9 and nine digits. */
  mobile: text(16),
  province: text(64),
  city: text(64),
  barangay: text(64),
  zip: text(8),
  street: text(128),
});

/** Something that points are redeemed for, as it is to one member (BEN-04). */
export const goods = v.object({
  id: text(64),
  /** Another one once anything but the stock has changed. */
  version: whole(1),
  kind: v.picklist(goodsKinds),
  /** The id of one of the categories. */
  category: text(32),
  title: text(255),
  about: text(512),
  picture: address,
  /** Points. */
  price: whole(1),
  stock: points,
  /** How many a member may have of it; null for no limit. */
  limit: v.nullable(whole(1)),
  /** How many the member has, cancelled ones aside. */
  taken: points,
  /** Working days until a piece arrives; null for what comes at once. */
  arrives: v.nullable(v.object({ from: whole(), to: whole() })),
  /** Null for a piece. */
  bonus: v.nullable(
    v.object({
      amount: pesos,
      /** To be played before it becomes cash, and in how many days; null for no end. */
      turnover: pesos,
      turnoverDays: v.nullable(whole(1)),
    }),
  ),
});
export type Goods = v.InferOutput<typeof goods>;

export const mallRequest = v.object({ language });

export const mall = v.object({
  /** The member's own. */
  points,
  /** Points for each ₱10,000.00 of valid bets today; what earns none is missing. */
  rates: rows('rates', v.object({ gameType: text(32), points: whole(1) })),
  /** When bets that settle now become points. */
  nextAt: timestamp,
  categories: list('categories', v.object({ id: text(32), title: text(64) })),
  goods: list('goods', goods),
  /** Why nothing can be redeemed now; '' where it can. */
  refusal: text(512),
  /** For so many days after an order has ended its address is kept. */
  addressDays: whole(),
  now: timestamp,
  timeZone: text(64),
});
export type Mall = v.InferOutput<typeof mall>;

export const goodsOrder = v.object({
  id: text(64),
  number: text(32),
  kind: v.picklist(goodsKinds),
  title: text(255),
  picture: address,
  points: whole(1),
  /** One that the app does not know is shown by its text alone. */
  state: text(32),
  stateText: text(255),
  /** The courier's number of the parcel; '' before it is sent. */
  parcel: text(64),
  /** Null for a bonus, and once it has been erased. */
  address: v.nullable(deliveryAddress),
  placedAt: timestamp,
  changedAt: timestamp,
  cancellable: v.boolean(),
});
export type GoodsOrder = v.InferOutput<typeof goodsOrder>;

const page = v.object({ cursor: v.optional(text(512), ''), language });

export const goodsOrdersRequest = page;
/** Newest first. */
export const goodsOrders = v.object({
  list: list('goodsOrders', goodsOrder),
  next: v.nullable(text(512)),
  now: timestamp,
  timeZone: text(64),
});

/**
 * By what was shown: `version` names price, limit and terms. Refused with `conflict` and a `redeemRefusal` where they have
 * changed, or it cannot be had.
 */
export const redeemRequest = v.object({
  key: moneyKey,
  id: text(64),
  version: whole(1),
  /** Of a piece; null for a bonus. */
  address: v.nullable(deliveryAddress),
  language,
});

export const redeemRefusals = ['gone', 'changed', 'limit', 'points'] as const;
export const redeemRefusal = v.object({
  why: v.picklist(redeemRefusals),
  /** As they are now; null for what is not offered any more. */
  goods: v.nullable(goods),
  points,
});
export type RedeemRefusal = v.InferOutput<typeof redeemRefusal>;

/** Without the address, which is not kept with the answer. */
export const redemption = v.object({
  id: text(64),
  number: text(32),
  title: text(255),
  kind: v.picklist(goodsKinds),
  /** That it took. */
  points: whole(1),
  /** The member's own, afterwards. */
  left: points,
});
export type Redemption = v.InferOutput<typeof redemption>;

export const cancelGoodsOrderRequest = v.object({ key: moneyKey, id: text(64), language });
export const cancelledGoodsOrder = v.object({ id: text(64), state: text(32), left: points });

export const pointsHistoryRequest = page;
/** Newest first. */
export const pointsHistory = v.object({
  list: list(
    'pointsHistory',
    v.object({
      id: text(64),
      at: timestamp,
      /** What it was, in words. */
      title: text(255),
      /** The order's number; '' for none. */
      number: text(32),
      /** Below zero where they were taken. */
      points: whole(Number.MIN_SAFE_INTEGER),
      /** The member's own, afterwards. */
      left: points,
    }),
  ),
  next: v.nullable(text(512)),
  now: timestamp,
  timeZone: text(64),
});
