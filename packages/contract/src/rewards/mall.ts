import * as v from 'valibot';
import { moneyKey } from '../cashier/deposits.ts';
import { address, list, pesos, rows, text, timestamp, unreadRows, whole } from '../values/fields.ts';
import { typedText } from '../values/typedFields.ts';
import { readAccountNumber, readMobile } from '../values/typedContact.ts';
import { readLine, readPersonName } from '../values/typedText.ts';

/** `bonus` is credited immediately; `piece` is shipped. */
export const goodsKinds = ['bonus', 'piece'] as const;

const language = v.optional(text(8), 'EN');
const points = whole();

/** Destination of a parcel; `deliveryAddress.ts` validates it. */
export const deliveryAddress = v.object({
  receiver: typedText(readPersonName, 64),
  /** National number: 9 and nine digits. */
  mobile: typedText(readMobile, 16),
  province: text(64),
  city: typedText(readLine, 64),
  barangay: typedText(readLine, 64),
  zip: typedText(readAccountNumber, 8),
  street: typedText(readLine, 128),
});

/** Goods in the points mall as one member sees them (BEN-04). */
export const goods = v.object({
  id: text(64),
  /** Changes with anything but the stock. */
  version: whole(1),
  kind: v.picklist(goodsKinds),
  /** Id of a category. */
  category: text(32),
  title: text(255),
  about: text(512),
  picture: address,
  /** Points. */
  price: whole(1),
  stock: points,
  /** Maximum per member; null for no limit. */
  limit: v.nullable(whole(1)),
  /** Number the member has, without cancelled ones. */
  taken: points,
  /** Working days until a piece arrives; null for a bonus. */
  arrives: v.nullable(v.object({ from: whole(), to: whole() })),
  /** Null for a piece. */
  bonus: v.nullable(
    v.object({
      amount: pesos,
      /** Turnover before it becomes cash, and the days for it; null for no deadline. */
      turnover: pesos,
      turnoverDays: v.nullable(whole(1)),
    }),
  ),
});
export type Goods = v.InferOutput<typeof goods>;

export const mallRequest = v.object({ language });

export const mall = v.object({
  /** The member's balance of points. */
  points,
  /** Points per ₱10,000.00 of valid bets today; categories that earn none are left out. */
  rates: rows('rates', v.object({ gameType: text(32), points: whole(1) })),
  /** When bets settled now become points. */
  nextAt: timestamp,
  categories: list('categories', v.object({ id: text(32), title: text(64) })),
  goods: list('goods', goods),
  /** Why nothing can be redeemed now; '' if it can. */
  refusal: text(512),
  /** Days that an address is kept after its order has ended. */
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
  /** For an unknown state the app shows only its text. */
  state: text(32),
  stateText: text(255),
  /** The courier's tracking number; '' until it is sent. */
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
  unread: unreadRows('goodsOrders'),
  next: v.nullable(text(512)),
  now: timestamp,
  timeZone: text(64),
});

/**
 * `version` stands for the price, limit and terms that the member saw. Refused with `conflict` and a `redeemRefusal` if
 * they have changed, or if the goods are not available.
 */
export const redeemRequest = v.object({
  key: moneyKey,
  id: text(64),
  version: whole(1),
  /** Null for a bonus. */
  address: v.nullable(deliveryAddress),
  language,
});

export const redeemRefusals = ['gone', 'changed', 'limit', 'points'] as const;
export const redeemRefusal = v.object({
  why: v.picklist(redeemRefusals),
  /** The current goods; null if they are no longer offered. */
  goods: v.nullable(goods),
  points,
});
export type RedeemRefusal = v.InferOutput<typeof redeemRefusal>;

/** Without the address, which must not be stored with the idempotent answer. */
export const redemption = v.object({
  id: text(64),
  number: text(32),
  title: text(255),
  kind: v.picklist(goodsKinds),
  /** Points spent. */
  points: whole(1),
  /** The member's balance of points afterwards. */
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
      /** What it was for, in words. */
      title: text(255),
      /** The order's number; '' for none. */
      number: text(32),
      /** Negative if points were taken. */
      points: whole(Number.MIN_SAFE_INTEGER),
      /** The member's balance of points afterwards. */
      left: points,
    }),
  ),
  unread: unreadRows('pointsHistory'),
  next: v.nullable(text(512)),
  now: timestamp,
  timeZone: text(64),
});
