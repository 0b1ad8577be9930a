import * as v from 'valibot';
import { day, pesos, rows, text, timestamp, whole } from '../values/fields.ts';

/** Ranked by credited deposits, or by valid bets. */
export const rankBoards = ['deposits', 'bets'] as const;
export type RankBoard = (typeof rankBoards)[number];
export const rankPeriods = ['day', 'week', 'month'] as const;
export type RankPeriod = (typeof rankPeriods)[number];

export const listedPlaces = 50;

export const rankRequest = v.object({ board: v.picklist(rankBoards), period: v.picklist(rankPeriods) });

const place = v.object({
  place: whole(1),
  /** Masked. */
  name: text(64),
  sum: pesos,
  /** 0 for none. */
  prize: pesos,
  own: v.boolean(),
});
export type RankPlace = v.InferOutput<typeof place>;

/** The top places of the current period (BEN-08). */
export const rank = v.object({
  from: day,
  to: day,
  list: rows('rank', place),
  /** End of the period. */
  endsAt: timestamp,
  /** Prizes for the places from `first` to `last`, top places first. */
  prizes: rows('prizes', v.object({ first: whole(1), last: whole(1), prize: pesos })),
  /** Turnover of a prize as a multiple in hundredths, and the days to claim it. */
  factor: whole(0),
  claimDays: whole(0),
  /** The calling member; null for everyone else. */
  own: v.nullable(
    v.object({
      /** Null for a member with no sum, or who is hidden. */
      place: v.nullable(whole(1)),
      sum: pesos,
      prize: pesos,
      /** Distance to the place ahead, or to the last listed place; null for the first place, and without a place. */
      behind: v.nullable(v.object({ place: whole(1), sum: pesos, prize: pesos })),
      /** Hidden from the list by choice. */
      out: v.boolean(),
      /** Self-excluded, so in no list. */
      excluded: v.boolean(),
    }),
  ),
  now: timestamp,
  timeZone: text(64),
});
export type Rank = v.InferOutput<typeof rank>;

export const rankPresence = v.object({ out: v.boolean() });
