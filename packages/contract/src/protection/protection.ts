import * as v from 'valibot';
import { moneyKey } from '../cashier/deposits.ts';
import { nothing, pesos, rows, text, timestamp, unreadRows, whole } from '../values/fields.ts';
import { amountText } from '../values/typedFields.ts';
import { standing } from '../accounts/kept.ts';
import { limitKinds, limitPeriods } from './limits.ts';
import { ownerProof } from '../accounts/member.ts';
import { limitTable, realityTable } from '../values/stateTables.ts';

// Player protection (PROT-01…16): values and requests of its calls. The profiles are in protectionProfiles.ts.

const keysOf = <Key extends string>(rowsOfTable: Readonly<Record<Key, unknown>>) =>
  Object.keys(rowsOfTable) as Key[];

const limitName = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) };

/** Pesos; whole minutes for `time`. */
const limitAmount = pesos;

/** One limit in effect, by kind and period. Limits in the state `none` are left out. */
export const playerLimit = v.object({
  ...limitName,
  state: v.picklist(keysOf(limitTable.rows)),
  amount: limitAmount,
  /** What counts towards this period; negative for `loss` if more was won than staked. */
  used: limitAmount,
  /** Never below zero. */
  left: limitAmount,
  /** Start of the next period. */
  resetsAt: timestamp,
  /**
   * The pending raise (null: removal), in `raiseAsked` and `raiseReady`: it can be confirmed from `readyAt` on and lapses
   * at `lapsesAt`.
   */
  next: v.nullable(v.object({ amount: v.nullable(limitAmount), readyAt: timestamp, lapsesAt: timestamp })),
});
export type PlayerLimit = v.InferOutput<typeof playerLimit>;

export type StandingNow = v.InferOutput<typeof standing>;

/** For 'Play within your limits' (PROT-14), which is also the only page for a player on a break or excluded (PROT-04). */
export const protection = v.object({
  now: timestamp,
  timeZone: text(64),
  standing,
  limits: rows('limits', playerLimit),
  /** Waiting time before a raise can be confirmed, and how long it can be confirmed. */
  waitHours: whole(0),
  confirmHours: whole(0),
  /** Waiting time between a request to play again and playing. */
  returnWaitHours: whole(0),
  /** Ask for first limits, or whether the limits still fit; null for nothing (PROT-03). */
  offer: v.nullable(v.picklist(['first', 'review'])),
  /** Available breaks in days and exclusions in months, shortest first. */
  breakDays: rows('breakDays', whole(1, 366)),
  exclusionMonths: rows('exclusionMonths', whole(1, 1200)),
  /** Minutes of play between interruptions: in effect, the profile's, the player's own; null for none (PROT-05). */
  realityCheck: v.object({
    minutes: v.nullable(whole(1)),
    most: v.nullable(whole(1)),
    own: v.nullable(whole(1)),
  }),
  unread: unreadRows('limits'),
});
export type Protection = v.InferOutput<typeof protection>;

export const protectionRequest = nothing;

/** Sets, lowers, raises or (null) removes one limit. Whole minutes for `time`. Answers `protection`. */
export const setLimitRequest = v.object({ key: moneyKey, ...limitName, amount: v.nullable(amountText) });
/** Confirms a raise after the wait, or keeps the limit as it is. Answers `protection`. */
export const confirmLimitRequest = v.object({ key: moneyKey, ...limitName });
/** An explicit answer: no limit for now, or keep the limits; `offer` as it was shown. Answers `protection`. */
export const answerLimitOfferRequest = v.object({ key: moneyKey, offer: v.picklist(['first', 'review']) });

/** A session isn't enough: `proof` is the login password, or a code from `sendOwnCode`. Answers `protection`. */
export const takeBreakRequest = v.object({ key: moneyKey, days: whole(1, 366), proof: ownerProof });
export const selfExcludeRequest = v.object({ key: moneyKey, months: whole(1, 1200), proof: ownerProof });
/** After the exclusion has ended; play opens after the wait. Answers `protection`. */
export const askReturnRequest = v.object({ key: moneyKey, proof: ownerProof });
export const withdrawReturnRequest = v.object({ key: moneyKey });

/** Null for the profile's interval, which is the longest possible. Answers `protection`. */
export const setRealityCheckRequest = v.object({ key: moneyKey, minutes: v.nullable(whole(1, 1440)) });

/**
 * The current session of play, over all games, tabs and devices (PROT-05, PROT-06): begins with the first bet, ends after
 * inactivity or `stop`. In `idle` the figures are those of the last one, or zero.
 */
export const playSession = v.object({
  now: timestamp,
  state: v.picklist(keysOf(realityTable.rows)),
  /** Start; null if there is none. */
  since: v.nullable(timestamp),
  /** When to interrupt play; null for never. */
  asksAt: v.nullable(timestamp),
  played: whole(0),
  staked: pesos,
  won: pesos,
  /** `won` minus `staked`. */
  net: pesos,
  /** Start of this login. */
  loggedInAt: timestamp,
});
export type PlaySession = v.InferOutput<typeof playSession>;

/** Only in `asking`. `stop` closes all games. Answers `playSession`. */
export const answerRealityCheckRequest = v.object({
  key: moneyKey,
  answer: v.picklist(['continue', 'stop']),
});

/** 'My activity', equal to the ledger (PROT-06). `minutes` counts play only. */
export const activity = v.object({
  now: timestamp,
  spans: rows(
    'spans',
    v.object({
      span: v.picklist(['7days', '3months', '12months', 'ever']),
      deposits: pesos,
      withdrawals: pesos,
      /** Returns from bets minus stakes. */
      net: pesos,
      minutes: whole(0),
    }),
  ),
  unread: unreadRows('spans'),
});
export type Activity = v.InferOutput<typeof activity>;

/** The `value` of the refusal `limitReached`. */
export const limitRefusal = v.object({ ...limitName, left: limitAmount, resetsAt: timestamp });
/** The `value` of `tooSoon`: milliseconds until the same bet can be sent again, with the same key. */
export const tooSoonRefusal = v.object({ milliseconds: whole(1) });
/** The `value` of `onBreak`. */
export const breakRefusal = standing;
