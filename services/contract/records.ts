import * as v from 'valibot';
import { betStates } from './betStates.ts';
import { gameTypes } from './gameCodes.ts';
import { periods } from './recordDays.ts';
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
  unread,
  whole,
  words,
} from './fields.ts';

/** Where a bet is kept: a round of a game, a lottery order, a ticket of a match. */
export const betSources = ['round', 'lottery', 'sports'] as const;
export type BetSource = (typeof betSources)[number];

export type BetState = (typeof betStates)[number];
/** As a bet is shown: `unknown` where the operator names a state that the app does not know. */
export type ShownBetState = ListedBet['state'];

const range = {
  /** Without one, `from` and `to` say it. */
  period: v.optional(v.picklist(['', ...periods]), ''),
  from: v.optional(v.union([day, v.literal('')]), ''),
  to: v.optional(v.union([day, v.literal('')]), ''),
};

/** Where the list goes on; '' is its beginning, and so is one that is broken or of other filters (REC-08). */
const cursor = words(512);
const next = v.nullable(text(512));

/** What every answer tells of itself: the operator's clock and its days (REC-01, REC-08). */
export const ofMoment = {
  /** Nothing later is in the list, its totals or its further pages. */
  moment: timestamp,
  timeZone: text(64),
  /** The days that are shown, and by which further pages are asked for. */
  from: day,
  to: day,
  /** The merchant's day at that moment, and the one on which the player registered: no range goes beyond them. */
  today: day,
  since: day,
  /** Rows of the list that could not be read: whoever reads the answer counts them. */
  unread,
};

const sums = {
  bets: whole(0),
  stake: pesos,
  valid: pesos,
  payout: pesos,
};

const betFilters = {
  ...range,
  /** Empty for all, as are the others. */
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
  /** Null while it is open. */
  settledAt: orElse('settledAt', v.nullable(timestamp), null),
  state: orElse('state', v.picklist([...betStates, 'unknown']), 'unknown'),
  stake: pesos,
  valid: pesos,
  payout: pesos,
  /** Of a draw its number. */
  numero: v.optional(v.nullable(text(32)), null),
  /** What was bet on, in the words of the game; several parts with commas between them. */
  choice: v.optional(v.nullable(text(512)), null),
  /** By what its game is opened again, and its picture; null for a game that is gone. */
  game: v.optional(v.nullable(v.object({ vassalage: text(64), nodeId: text(64), iconUrl: address })), null),
});
export type ListedBet = v.InferOutput<typeof listedBet>;

export const betRecord = v.object({
  ...ofMoment,
  /** Whether all of it is play money (REC-06). */
  fun: v.boolean(),
  list: list('bets', listedBet),
  next,
  /** Of all that the filters choose; with the first page only. `open` is the stake of bets that are not settled. */
  totals: v.nullable(v.object({ ...sums, net: pesos, open: pesos })),
  /** Newest first, without those that nothing was bet on; with the first page only. */
  days: rows(
    'days',
    v.object({ day, ...sums, types: rows('types', v.object({ gameType: text(32), ...sums })) }),
  ),
  /** Bets that were placed after the moment. */
  newer: whole(0),
});

/** Of a lottery order /lgw/orders/detail tells. */
export const betDetailRequest = v.object({
  source: v.picklist(['round', 'sports']),
  id: text(64),
  language: v.optional(text(8), 'EN'),
});

/**
 * What can be told of the numbers of a bet (docs/fairness.md):
 * - `fits` the seed is the one that was committed to, and the numbers follow from it
 * - `differs` one of both is not so
 * - `notYet` the seed is not told yet
 * - `unchecked` this browser cannot compute it, or it is not known how these numbers are drawn
 * - `none` there is nothing that could prove them
 */
export type Verdict = 'fits' | 'differs' | 'notYet' | 'unchecked' | 'none';

export const betDetail = v.object({
  bet: listedBet,
  timeZone: text(64),
  /** What became of it, first version first; empty while it is open and for play money. */
  settlements: rows(
    'settlements',
    v.object({ version: whole(1), settledAt: timestamp, payout: pesos, valid: pesos, result: text(32) }),
  ),
  /** Of a round; what it was drawn from proves it once the server seed is told (docs/fairness.md). */
  round: v.nullable(
    v.object({
      outcome: v.record(v.string(), v.unknown()),
      jackpotWon: pesos,
      balanceAfter: pesos,
      /** Null where the numbers were set, and for rounds from before they were kept. */
      proof: v.nullable(
        v.object({
          drawn: v.unknown(),
          commitment: text(64),
          clientSeed: text(64),
          nonce: whole(0),
          /** Null until its pair is ended. */
          serverSeed: v.nullable(text(64)),
        }),
      ),
    }),
  ),
  /** Of a ticket; the score is null until the match has ended. */
  match: v.nullable(
    v.object({
      homeTeam: text(128),
      awayTeam: text(128),
      startsAt: timestamp,
      /** What the side pays, times the stake. */
      times: decimal,
      score: v.nullable(v.object({ home: whole(0), away: whole(0), winner: text(16) })),
    }),
  ),
});

export const movementRecordRequest = v.object({
  ...range,
  /** Kinds with commas between them; empty for all. */
  kinds: words(256),
  language: v.optional(text(8), 'EN'),
  cursor,
});

export const listedMovement = v.object({
  id: rowId,
  at: timestamp,
  kind: textOrNone(32),
  /** What the balance changed by. */
  amount: pesos,
  /** What held money changed by. */
  held: pesos,
  /** Cash and bonus right after it. */
  balanceAfter: pesos,
  /** Of a bet its game, else the order, reward or member that it is about. */
  reference: textOrNone(128),
  gameName: orElse('gameName', v.nullable(text(128)), null),
  /** The order of deposits or withdrawals that it is about: its own id, and 'deposit' or 'withdrawal'. */
  order: v.optional(orElse('order', v.nullable(v.object({ kind: text(32), id: text(64) })), null), null),
  /** Whether it is the fee of that order. */
  fee: v.optional(orElse('fee', v.boolean(), false), false),
  /** How that order is paid: by its payment method, or to which payout account, masked. */
  account: v.optional(orElse('account', v.nullable(text(128)), null), null),
});

export type ListedMovement = v.InferOutput<typeof listedMovement>;

export const movementRecord = v.object({
  ...ofMoment,
  list: list('movements', listedMovement),
  next,
  /**
   * With the first page only: the balance before and after the range, what all of it changed, and what the chosen kinds
   * did (REC-03).
   */
  totals: v.nullable(
    v.object({
      opening: pesos,
      closing: pesos,
      change: pesos,
      chosen: pesos,
      /** What has come to the player and gone from the player; setting money aside is neither. */
      received: pesos,
      paid: pesos,
      /** What was set aside, below zero, or came back from there: `chosen` without the two above. */
      held: v.optional(pesos, 0),
    }),
  ),
  /** Movements after the moment. */
  newer: whole(0),
});

export const profitRequest = v.object({ ...range, language: v.optional(text(8), 'EN') });

export const profitRecord = v.object({
  ...ofMoment,
  /** By day, newest first, and game; what belongs to no game has an empty one. */
  list: list(
    'profit',
    v.object({
      day,
      gameId: text(64),
      gameName: text(128),
      gameType: text(32),
      bets: pesos,
      /** The part of `bets` that is not settled. */
      open: pesos,
      payouts: pesos,
      bonuses: pesos,
      rebates: pesos,
      deposits: pesos,
      withdrawals: pesos,
      /** Pay-outs, bonuses and rebates without settled bets (REC-05). */
      net: pesos,
    }),
  ),
});
