import * as v from 'valibot';
import { day, pesos, rows, text, timestamp, whole } from './fields.ts';

/** By credited deposits, and by valid bets. */
export const rankBoards = ['deposits', 'bets'] as const;
export type RankBoard = (typeof rankBoards)[number];
export const rankPeriods = ['day', 'week', 'month'] as const;
export type RankPeriod = (typeof rankPeriods)[number];

/** So many places are listed. */
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

/** The first places of the period that runs (BEN-08). */
export const rank = v.object({
  from: day,
  to: day,
  list: rows('rank', place),
  /** The period is over then. */
  endsAt: timestamp,
  /** What places win, from `first` to `last`; the first places come first. */
  prizes: rows('prizes', v.object({ first: whole(1), last: whole(1), prize: pesos })),
  /** What prizes ask to be played, in hundredths; and how long they can be claimed. */
  factor: whole(0),
  claimDays: whole(0),
  /** The member who asks; null for everybody else. */
  own: v.nullable(
    v.object({
      /** Null for a member without a sum, or who stays out. */
      place: v.nullable(whole(1)),
      sum: pesos,
      prize: pesos,
      /** To reach the place before, or the last place of the list; null for the first place, and without a place. */
      behind: v.nullable(v.object({ place: whole(1), sum: pesos, prize: pesos })),
      /** Stays out of the list. */
      out: v.boolean(),
      /** Has excluded oneself, and is in no list. */
      excluded: v.boolean(),
    }),
  ),
  now: timestamp,
  timeZone: text(64),
});
export type Rank = v.InferOutput<typeof rank>;

export const rankPresence = v.object({ out: v.boolean() });
