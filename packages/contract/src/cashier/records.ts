import * as v from 'valibot';
import { betStates } from '../games/betStates.ts';
import { gameTypes } from '../games/gameCodes.ts';
import { periods } from '../values/recordDays.ts';
import {
  address,
  day,
  decimal,
  list,
  orElse,
  pesos,
  rowId,
  rows,
  text,
  textOrNone,
  timestamp,
  unreadRows,
  whole,
  words,
} from '../values/fields.ts';

/** Record that holds a bet: game round, lottery order or sports ticket. */
export const betSources = ['round', 'lottery', 'sports'] as const;
export type BetSource = (typeof betSources)[number];

export type BetState = (typeof betStates)[number];
/** `unknown` stands for a state that this app does not know. */
export type ShownBetState = ListedBet['state'];

const range = {
  /** Empty: use `from` and `to`. */
  period: v.optional(v.picklist(['', ...periods]), ''),
  from: v.optional(v.union([day, v.literal('')]), ''),
  to: v.optional(v.union([day, v.literal('')]), ''),
};

/**
 * Where the next page starts. '' starts at the beginning, and so does a damaged cursor or one from other filters
 * (REC-08).
 */
const cursor = words(512);
const next = v.nullable(text(512));

/** Part of every answer: the operator's clock and its days (REC-01, REC-08). */
export const recordMoment = {
  /** The list, its totals and its further pages contain nothing later. */
  moment: timestamp,
  timeZone: text(64),
  /** The days shown; further pages have to request the same. */
  from: day,
  to: day,
  /** The merchant's day at `moment`, and the day of registration: no range extends beyond them. */
  today: day,
  since: day,
};

const sums = {
  bets: whole(0),
  stake: pesos,
  valid: pesos,
  payout: pesos,
};

const betFilters = {
  ...range,
  /** Empty for all, like the other filters. */
  gameType: v.optional(v.picklist(['', ...gameTypes]), ''),
  vendor: words(64),
  state: v.optional(v.picklist(['', ...betStates]), ''),
};

export const betRecordRequest = v.object({ ...betFilters, language: v.optional(text(8), 'EN'), cursor });

export const listedBet = v.object({
  source: v.picklist(betSources),
  id: text(64),
  gameId: textOrNone(64),
  gameName: textOrNone(128),
  gameType: textOrNone(32),
  placedAt: timestamp,
  /** Null while the bet is open. */
  settledAt: orElse('settledAt', v.nullable(timestamp), null),
  state: orElse('state', v.picklist([...betStates, 'unknown']), 'unknown'),
  stake: pesos,
  valid: pesos,
  payout: pesos,
  /** The number of the draw. */
  numero: v.optional(v.nullable(text(32)), null),
  /** The selection in the game's words, several parts separated by commas. */
  choice: v.optional(v.nullable(text(512)), null),
  /** For opening the game again; null if it no longer exists. */
  game: v.optional(v.nullable(v.object({ vassalage: text(64), nodeId: text(64), iconUrl: address })), null),
});
export type ListedBet = v.InferOutput<typeof listedBet>;

export const betRecord = v.object({
  ...recordMoment,
  /** All of it is play money (REC-06). */
  fun: v.boolean(),
  list: list('bets', listedBet),
  next,
  /** Of everything that matches the filters; only with the first page. `open` is the stake of unsettled bets. */
  totals: v.nullable(v.object({ ...sums, net: pesos, open: pesos })),
  /** Newest first, without days that have no bets; only with the first page. */
  days: rows(
    'days',
    v.object({ day, ...sums, types: rows('types', v.object({ gameType: text(32), ...sums })) }),
  ),
  /** Bets placed after `moment`. */
  newer: whole(0),
  unread: unreadRows('bets', 'days', 'types'),
});

/** Lottery orders have /lgw/orders/detail instead. */
export const betDetailRequest = v.object({
  source: v.picklist(['round', 'sports']),
  id: text(64),
  language: v.optional(text(8), 'EN'),
});

/**
 * Result of verifying the numbers of a bet (docs/fairness.md):
 * - `fits` the seed matches its commitment, and the numbers follow from it
 * - `differs` one of the two is not the case
 * - `notYet` the seed has not been revealed yet
 * - `unchecked` this browser cannot compute it, or the way of drawing is unknown
 * - `none` the bet has no proof
 */
export type Verdict = 'fits' | 'differs' | 'notYet' | 'unchecked' | 'none';

export const betDetail = v.object({
  bet: listedBet,
  timeZone: text(64),
  /** Settlements in order, corrections last; empty while the bet is open and for play money. */
  settlements: rows(
    'settlements',
    v.object({ version: whole(1), settledAt: timestamp, payout: pesos, valid: pesos, result: text(32) }),
  ),
  /** For a round; its proof can be checked once the server seed is revealed (docs/fairness.md). */
  round: v.nullable(
    v.object({
      outcome: v.record(v.string(), v.unknown()),
      jackpotWon: pesos,
      balanceAfter: pesos,
      /** Null if the numbers were preset, or the round predates proofs. */
      proof: v.nullable(
        v.object({
          drawn: v.unknown(),
          commitment: text(64),
          clientSeed: text(64),
          nonce: whole(0),
          /** Null until its seed pair is closed. */
          serverSeed: v.nullable(text(64)),
        }),
      ),
    }),
  ),
  /** For a ticket; the score is null until the match has ended. */
  match: v.nullable(
    v.object({
      homeTeam: text(128),
      awayTeam: text(128),
      startsAt: timestamp,
      /** The odds of the side, as a multiple of the stake. */
      times: decimal,
      score: v.nullable(v.object({ home: whole(0), away: whole(0), winner: text(16) })),
    }),
  ),
  unread: unreadRows('settlements'),
});

export const movementRecordRequest = v.object({
  ...range,
  /** Comma-separated; empty for all. */
  kinds: words(256),
  language: v.optional(text(8), 'EN'),
  cursor,
});

export const listedMovement = v.object({
  id: rowId,
  at: timestamp,
  kind: textOrNone(32),
  /** Change in the balance. */
  amount: pesos,
  /** Change in the money on hold. */
  held: pesos,
  /** Cash and bonus immediately afterwards. */
  balanceAfter: pesos,
  /** The game of a bet, else the order, reward or member concerned. */
  reference: textOrNone(128),
  gameName: orElse('gameName', v.nullable(text(128)), null),
  /** The deposit or withdrawal order concerned. */
  order: v.optional(orElse('order', v.nullable(v.object({ kind: text(32), id: text(64) })), null), null),
  /** It is the fee of that order. */
  fee: v.optional(orElse('fee', v.boolean(), false), false),
  /** How that order is paid: its payment method, or the masked payout account. */
  account: v.optional(orElse('account', v.nullable(text(128)), null), null),
});

export type ListedMovement = v.InferOutput<typeof listedMovement>;

export const movementRecord = v.object({
  ...recordMoment,
  list: list('movements', listedMovement),
  next,
  /**
   * Only with the first page: the balance before and after the range, its total change, and the change by the chosen
   * kinds (REC-03).
   */
  totals: v.nullable(
    v.object({
      opening: pesos,
      closing: pesos,
      change: pesos,
      chosen: pesos,
      /** Money that reached or left the player; putting money on hold is neither. */
      received: pesos,
      paid: pesos,
      /** Put on hold (negative) or released from it: the rest of `chosen`. */
      held: v.optional(pesos, 0),
    }),
  ),
  /** Movements after `moment`. */
  newer: whole(0),
  unread: unreadRows('movements'),
});

export const profitRequest = v.object({ ...range, language: v.optional(text(8), 'EN') });

export const profitRecord = v.object({
  ...recordMoment,
  /** By day, newest first, and game; `game` is empty for what belongs to none. */
  list: list(
    'profit',
    v.object({
      day,
      gameId: text(64),
      gameName: text(128),
      gameType: text(32),
      bets: pesos,
      /** The unsettled part of `bets`. */
      open: pesos,
      payouts: pesos,
      bonuses: pesos,
      rebates: pesos,
      deposits: pesos,
      withdrawals: pesos,
      /** Payouts, bonuses and rebates minus settled bets (REC-05). */
      net: pesos,
    }),
  ),
  unread: unreadRows('profit'),
});
