import * as v from 'valibot';
import { amountText, moneyKey } from './deposits.ts';
import { pesos, text, timestamp, whole } from './fields.ts';

/** Pesos of deposits on a merchant's day; null for no limit. */
const limit = v.nullable(pesos);

/** What the player allows themselves (CASH-15). */
export const ownLimit = v.object({
  /** The operator's clock when it answered, and the zone that its days are told in (REC-07). */
  now: timestamp,
  timeZone: text(64),
  limit,
  /** What counts of today, and what the limit leaves of it; null without a limit. */
  used: pesos,
  left: v.nullable(pesos),
  /** When the next day begins. */
  resetsAt: timestamp,
  /** What a raise or removal leads to, and when. */
  next: v.nullable(v.object({ limit, at: timestamp })),
  /** How long a raise or removal waits. */
  waitHours: whole(0),
  /** Until when the player is self-excluded; null where they are not. */
  selfExcludedUntil: v.optional(v.nullable(timestamp), null),
});
export type OwnLimit = v.InferOutput<typeof ownLimit>;

/** Null removes it. */
export const setOwnLimitRequest = v.object({ key: moneyKey, amount: v.nullable(amountText) });

export const cancelOwnLimitChangeRequest = v.object({ key: moneyKey });
