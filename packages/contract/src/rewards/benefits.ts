import * as v from 'valibot';
import { moneyKey } from '../cashier/deposits.ts';
import { day, decimal, list, pesos, rows, text, timestamp, unreadRows } from '../values/fields.ts';

const language = v.optional(text(8), 'EN');

export const benefitsRequest = v.object({ language });

const count = v.pipe(v.number(), v.integer());

/** The member's progress towards a requirement. */
const progress = v.object({ have: pesos, target: pesos });
const askedOf = { days: count, deposits: progress, bets: progress };

/** A level: what reaching and keeping it takes within a number of days, and its benefits (BEN-05). */
const level = v.object({
  /** Starts at 1; higher is better. */
  level: count,
  name: text(64),
  days: count,
  deposits: pesos,
  bets: pesos,
  keepDeposits: pesos,
  keepBets: pesos,
  /** 0 for none. */
  upgradeGift: pesos,
  monthlyGift: pesos,
  birthdayGift: pesos,
  birthdayDays: count,
  /** Rebates by category, percent of valid bets. */
  rates: rows('level', v.object({ gameType: text(32), rate: decimal })),
});

/** A level's gift: once for reaching it, every month, or every year (BEN-05). */
const gift = v.object({
  /** Unique per gift and level. */
  id: text(96),
  /** For an unknown kind the app shows only the level. */
  kind: text(32),
  /** The level's name. */
  name: text(64),
  amount: pesos,
  /** Turnover before it becomes cash, and the days for it. */
  turnover: pesos,
  turnoverDays: count,
  /** First and last day to claim it; null for any day, or while the birth date is unknown. */
  from: v.nullable(day),
  until: v.nullable(day),
  /** Null if it hasn't been claimed. */
  claimedAt: v.nullable(timestamp),
  /** The amount that can be claimed now, or 0. */
  claimable: pesos,
  /** What a claim is waiting for; '' if it can be claimed, or if there is nothing to claim. */
  refusal: text(512),
});
export type Gift = v.InferOutput<typeof gift>;

export const benefits = v.object({
  /** 0 for none. */
  level: count,
  name: text(64),
  since: v.nullable(day),
  /** Progress so far towards the next level; null at the highest. */
  next: v.nullable(v.object({ level: count, name: text(64), ...askedOf })),
  /** What keeps the current level; `asked` at the next midnight, otherwise not before `until`. Null without a level. */
  keep: v.nullable(v.object({ ...askedOf, asked: v.boolean(), until: day })),
  gifts: list('gifts', gift),
  levels: list('levels', level),
  /** The next midnight, the only time at which levels change. */
  changesAt: timestamp,
  now: timestamp,
  timeZone: text(64),
  unread: unreadRows('gifts', 'levels'),
});
export type Benefits = v.InferOutput<typeof benefits>;

export const claimGiftRequest = v.object({ key: moneyKey, id: text(96), language });

export const giftClaim = v.object({ number: text(32), sum: pesos, gift });
