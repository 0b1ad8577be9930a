import * as v from 'valibot';
import { pageNumber, pageSize, pesos, list, rows, text, timestamp, whole, words } from './fields.ts';

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
  /** SHA-256 of the seed, in hex: told before the draw, so that nobody can choose the numbers later. */
  commitment: words(64),
  /** What the numbers are drawn from; told once they have been drawn. */
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
  /** That of the draw when the order was placed; SHA-256 of the seed, in hex, as long as the operator kept to it. */
  commitment: words(64),
  /** What the draw was drawn from, once it was. */
  seed: v.optional(v.nullable(text(64)), null),
  winningNumbers: v.optional(v.nullable(text(64)), null),
  /** What the page /play/verify calls this kind of draw; '' where it knows none. */
  drawKind: words(16),
  placedAt: timestamp,
  /** When its draw takes no more bets and no part can be cancelled any more; 0 where that is not told. */
  closesAt: v.optional(timestamp, 0),
  stake: pesos,
  won: pesos,
  status: text(32),
});
export const lotteryOrders = v.object({ list: list('orders', lotteryOrder), totalPages: whole(0) });
export const lotteryOrderDetail = v.object({
  /** By the operator's clock. */
  now: timestamp,
  order: lotteryOrder,
  suborders: rows('suborders', suborder),
});
