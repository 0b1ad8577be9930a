import * as v from 'valibot';
import { moneyKey } from './deposits.ts';
import { day, decimal, list, pesos, rows, text, timestamp } from './fields.ts';

const language = v.optional(text(8), 'EN');

export const benefitsRequest = v.object({ language });

const count = v.pipe(v.number(), v.integer());

/** What a member has of what is asked for. */
const progress = v.object({ have: pesos, target: pesos });
const askedOf = { days: count, deposits: progress, bets: progress };

/** A level with what it asks of so many days, to be reached and to be kept, and what it gives (BEN-05). */
const level = v.object({
  /** From 1 on; a higher one is the better. */
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
  /** Of valid bets by category, in per cent. */
  rates: rows('level', v.object({ gameType: text(32), rate: decimal })),
});

/** What a level gives once: for reaching it, each month, each year (BEN-05). */
const gift = v.object({
  /** Of what gives it and of the level: a gift of another level has another one. */
  id: text(96),
  /** One that the app does not know is shown by its level alone. */
  kind: text(32),
  /** Of the level. */
  name: text(64),
  amount: pesos,
  /** To be played before it becomes cash, and in how many days. */
  turnover: pesos,
  turnoverDays: count,
  /** The first and the last day on which it can be claimed; null for any day, or while no birth date is known. */
  from: v.nullable(day),
  until: v.nullable(day),
  /** When it was claimed; null for not. */
  claimedAt: v.nullable(timestamp),
  /** What can be claimed now: the amount, or 0. */
  claimable: pesos,
  /** What a claim waits for; '' where it can be claimed, or there is nothing to claim. */
  refusal: text(512),
});
export type Gift = v.InferOutput<typeof gift>;

export const benefits = v.object({
  /** 0 for none. */
  level: count,
  name: text(64),
  since: v.nullable(day),
  /** The level above the own one, counted up to now; null at the highest. */
  next: v.nullable(v.object({ level: count, name: text(64), ...askedOf })),
  /** What keeps the own one, which is `asked` for at the next midnight, or not before `until`. Null without a level. */
  keep: v.nullable(v.object({ ...askedOf, asked: v.boolean(), until: day })),
  gifts: list('gifts', gift),
  levels: list('levels', level),
  /** The next midnight: levels change then alone. */
  changesAt: timestamp,
  now: timestamp,
  timeZone: text(64),
});
export type Benefits = v.InferOutput<typeof benefits>;

export const claimGiftRequest = v.object({ key: moneyKey, id: text(96), language });

export const giftClaim = v.object({ number: text(32), sum: pesos, gift });
