import * as v from 'valibot';
import {
  pageNumber,
  pageSize,
  pesos,
  list,
  rows,
  text,
  timestamp,
  unreadRows,
  whole,
  words,
} from '../values/fields.ts';

export const prizeModes = ['Lott', 'ZY', 'Elott'] as const;
export type PrizeMode = (typeof prizeModes)[number];
export const playTypes = ['Tradition', 'Entertainment'] as const;
export type PlayType = (typeof playTypes)[number];

export const lotteryGame = v.object({
  gameId: text(64),
  nodeId: text(64),
  vassalage: text(64),
  name: text(128),
  mui: text(64),
  prizeMode: v.picklist(prizeModes),
});

export const draw = v.object({
  gameId: text(64),
  numero: text(32),
  winningNumbers: v.nullable(text(64)),
  opensAt: timestamp,
  closesAt: timestamp,
  /** SHA-256 of the seed, in hex, published before the draw so that the numbers can't be chosen afterwards. */
  commitment: words(64),
  /** Revealed after the draw; its numbers follow from it. */
  seed: v.optional(v.nullable(text(64)), null),
});

export const lotteryRecordsRequest = v.object({
  page: pageNumber,
  pageSize,
  gameId: words(64),
});

const suborder = v.object({ suborderId: text(64), numbers: text(64), stake: pesos, status: text(32) });
export const lotteryOrder = v.object({
  orderId: text(64),
  gameId: text(64),
  numero: text(32),
  /** The draw's commitment when the order was placed: hex SHA-256 of the seed, if the operator kept to it. */
  commitment: words(64),
  /** Revealed after the draw. */
  seed: v.optional(v.nullable(text(64)), null),
  winningNumbers: v.optional(v.nullable(text(64)), null),
  /** This kind of draw on the page /play/verify; '' if that page doesn't know it. */
  drawKind: words(16),
  placedAt: timestamp,
  /** End of betting and of cancelling for its draw; 0 if unknown. */
  closesAt: v.optional(timestamp, 0),
  stake: pesos,
  won: pesos,
  status: text(32),
});
export const lotteryOrders = v.object({
  list: list('orders', lotteryOrder),
  totalPages: whole(0),
  unread: unreadRows('orders'),
});
export const lotteryOrderDetail = v.object({
  /** The operator's clock. */
  now: timestamp,
  order: lotteryOrder,
  suborders: rows('suborders', suborder),
  unread: unreadRows('suborders'),
});
