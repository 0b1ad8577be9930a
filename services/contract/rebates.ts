import * as v from 'valibot';
import { moneyKey, ofRecord, orderRecordRequest } from './deposits.ts';
import { day, decimal, list, pesos, rows, text, timestamp } from './fields.ts';

/** What the bets of a category that were settled on one day earn, in one claim (BEN-09). */
export const rebateRow = v.object({
  day,
  gameType: text(32),
  /** Valid bets, those that later corrections took back included; below zero where they took back more. */
  valid: pesos,
  /** What corrections of days before took of it: 0 or less. */
  carried: pesos,
  /** Per cent on that day. */
  rate: decimal,
  /** Rounded down to the centavo; 0 where nothing is left. */
  rebate: pesos,
});
export type RebateRow = v.InferOutput<typeof rebateRow>;

export const rebateRequest = v.object({ language: v.optional(text(8), 'EN') });

export const rebate = v.object({
  /** All rows together. */
  sum: pesos,
  rows: rows('rebate', rebateRow),
  /** Up to which settled bet: what a claim of this names is claimed, later bets are in the next. */
  through: text(32),
  /** The last claim; null where there is none. */
  claimed: v.nullable(v.object({ at: timestamp, sum: pesos })),
  /** Why it cannot be claimed now; '' where it can. */
  refusal: text(512),
  now: timestamp,
  timeZone: text(64),
});
export type Rebate = v.InferOutput<typeof rebate>;

export const claimRebateRequest = v.object({
  key: moneyKey,
  through: text(32),
  language: v.optional(text(8), 'EN'),
});

export const rebateClaim = v.object({
  number: text(32),
  at: timestamp,
  sum: pesos,
  /** Of all its rows. */
  valid: pesos,
  rows: rows('rebate', rebateRow),
});
export type RebateClaim = v.InferOutput<typeof rebateClaim>;

export const rebateRecordRequest = v.omit(orderRecordRequest, ['state', 'method']);

/** Past claims by the day on which they were made, newest first. */
export const rebateRecord = v.object({
  ...ofRecord,
  list: list('rebates', rebateClaim),
  /** With the first page only. */
  totals: v.nullable(v.object({ sum: pesos, valid: pesos })),
});
