import { hash } from '#operator/art/random.ts';
import { type Price, priced, type Result, type Side } from './matches.ts';

/** Fights begin every ten minutes around the clock, and end after five. */
const interval = 10 * 60_000;
const lasts = 5 * 60_000;

/** Above any league match's number: those count two-hour intervals since 1970. */
const firstFight = 100_000_000;

/** Invented breeders, each with a cock of its own breed. */
const entries = [
  'Bulik ni Kapitan',
  'Talisay ng Taal',
  'Abuhin Negros',
  'Puti ng Panay',
  'Joloano Farm',
  'Hiraw ng Bicol',
  'Lasak Laguna',
  'Maya ng Davao',
  'Binabae Bohol',
  'Kanaway Cebu',
] as const;

export const isFight = (match: number): boolean => match >= firstFight;

/** Numbers of the next fights, soonest first. */
export const fightNumbersAfter = (now: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => firstFight + Math.floor(now / interval) + 1 + index);

export interface Fight {
  match: number;
  /** The cock on the meron side, usually the favourite. */
  homeTeam: string;
  /** The cock on the wala side. */
  awayTeam: string;
  startsAt: number;
  endsAt: number;
  prices: Price[];
}

export function fightOf(match: number): Fight {
  const startsAt = (match - firstFight) * interval;
  const drawn = hash(`fight ${match}`);
  const meron = drawn % entries.length;
  const wala = (meron + 1 + (Math.floor(drawn / 64) % (entries.length - 1))) % entries.length;
  return {
    match,
    homeTeam: entries[meron] ?? '',
    awayTeam: entries[wala] ?? '',
    startsAt,
    endsAt: startsAt + lasts,
    prices: fightPricesOf(match),
  };
}

/** Meron is the favourite; draws are rare. */
export function fightPricesOf(match: number): Price[] {
  const strength = hash(`strength of fight ${match}`);
  const draw = 60 + (strength % 41);
  const meron = Math.ceil((1000 - draw) / 2) + ((strength >>> 12) % 81);
  return priced([
    ['home', meron],
    ['draw', draw],
    ['away', 1000 - meron - draw],
  ]);
}

/** A fight has a winner but no score: 1 for the winning side, 0 to 0 for a draw. */
export const fightResult = (side: Side): Result => ({
  side,
  homeScore: side === 'home' ? 1 : 0,
  awayScore: side === 'away' ? 1 : 0,
});
