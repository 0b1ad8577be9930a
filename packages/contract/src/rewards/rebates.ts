import * as v from 'valibot';
import { moneyKey, orderRecord, orderRecordRequest } from '../cashier/deposits.ts';
import { day, decimal, list, pesos, rows, text, timestamp, unreadRows } from '../values/fields.ts';

/** Rebate on the bets of one category that were settled on one day, within one claim (BEN-09). */
export const rebateRow = v.object({
  day,
  gameType: text(32),
  /** Valid bets including later corrections; negative if they took back more. */
  valid: pesos,
  /** Offset against corrections of earlier days: 0 or less. */
  carried: pesos,
  /** Percent, on that day. */
  rate: decimal,
  /** Rounded down to the centavo; 0 if nothing is left. */
  rebate: pesos,
});
export type RebateRow = v.InferOutput<typeof rebateRow>;

export const rebateRequest = v.object({ language: v.optional(text(8), 'EN') });

export const rebate = v.object({
  /** Sum of all rows. */
  sum: pesos,
  rows: rows('rebate', rebateRow),
  unread: unreadRows('rebate'),
  /** The last settled bet included: a claim sends it back, and later bets go into the next claim. */
  through: text(32),
  /** The last claim; null for none. */
  claimed: v.nullable(v.object({ at: timestamp, sum: pesos })),
  /** Why it can't be claimed now; '' if it can. */
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
  /** Sum over its rows. */
  valid: pesos,
  rows: rows('rebate', rebateRow),
});
export type RebateClaim = v.InferOutput<typeof rebateClaim>;

export const rebateRecordRequest = v.omit(orderRecordRequest, ['state', 'method']);

/** Past claims by the day they were made, newest first. */
export const rebateRecord = v.object({
  ...orderRecord,
  list: list('rebates', rebateClaim),
  /** Only with the first page. */
  totals: v.nullable(v.object({ sum: pesos, valid: pesos })),
  unread: unreadRows('rebates', 'rebate'),
});
