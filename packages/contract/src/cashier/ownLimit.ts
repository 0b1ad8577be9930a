import * as v from 'valibot';
import { moneyKey } from './deposits.ts';
import { pesos, text, timestamp, whole } from '../values/fields.ts';
import { amountText } from '../values/typedFields.ts';

/** Pesos of deposits per merchant day; null for no limit. */
const limit = v.nullable(pesos);

/** The player's own deposit limit (CASH-15). */
export const ownLimit = v.object({
  /** The operator's clock when it answered, and the zone of its days (REC-07). */
  now: timestamp,
  timeZone: text(64),
  limit,
  /** What counts towards today's limit, and what is left of it; `left` is null without a limit. */
  used: pesos,
  left: v.nullable(pesos),
  /** When the next day begins. */
  resetsAt: timestamp,
  /** The pending raise or removal, and when it takes effect. */
  next: v.nullable(v.object({ limit, at: timestamp })),
  /** Waiting time of a raise or removal. */
  waitHours: whole(0),
  /** Null if the player is not self-excluded. */
  selfExcludedUntil: v.optional(v.nullable(timestamp), null),
});
export type OwnLimit = v.InferOutput<typeof ownLimit>;

/** Null removes the limit. */
export const setOwnLimitRequest = v.object({ key: moneyKey, amount: v.nullable(amountText) });

export const cancelOwnLimitChangeRequest = v.object({ key: moneyKey });
