import { createHmac, type KeyObject } from 'node:crypto';
import { hash } from '#operator/art/random.ts';

export type Side = 'home' | 'draw' | 'away';

export interface Price {
  side: Side;
  /** How many of 1,000 equally likely results this side wins. */
  chances: number;
  /** Payout in hundredths of the stake. */
  hundredths: number;
}

/** Stakes are whole pesos, so that payouts in hundredths are whole centavos. */
export const stakeUnit = 100;

/** Maximum return of each side, in hundredths of a percent; rounding lowers it slightly. */
const mostReturned = 9500;

/** Odds of a match's sides. Without `canDraw` one of the two wins. */
export function pricesOf(match: number, canDraw: boolean): Price[] {
  const strength = hash(`strength ${match}`);
  const home = 300 + (strength % 251);
  const draw = canDraw ? 200 + ((strength >>> 12) % 81) : 0;
  const chances: [Side, number][] = [
    ['home', home],
    ['draw', draw],
    ['away', 1000 - home - draw],
  ];
  return priced(chances.filter(([, count]) => count > 0));
}

/** Odds of sides by their chances in 1,000. */
export const priced = (chances: readonly (readonly [Side, number])[]): Price[] =>
  chances.map(([side, count]) => ({
    side,
    chances: count,
    hundredths: Math.floor((mostReturned * 10) / count),
  }));

/** Share of stakes on this side paid back, in hundredths of a percent. */
export const returnOf = ({ chances, hundredths }: Price): number => (chances * hundredths) / 10;

export interface Result {
  side: Side;
  homeScore: number;
  awayScore: number;
}

/** The side for a result number from 0 to 999. */
export function sideOf(drawn: number, prices: readonly Price[]): Side {
  let passed = 0;
  for (const { side, chances } of prices) {
    passed += chances;
    if (drawn < passed) return side;
  }
  throw new RangeError(`There is no result ${drawn}`);
}

/** The winning side: determined by the operator's key from the start, published at the end. */
export const winnerOf = (key: KeyObject, match: number, prices: readonly Price[]): Side =>
  sideOf(drawBelow(key, `result ${match}`, 1000), prices);

/** A match's result, with a score that fits the winner. */
export function resultOf(key: KeyObject, match: number, prices: readonly Price[]): Result {
  const side = winnerOf(key, match, prices);
  if (side === 'draw') {
    const goals = drawBelow(key, `goals ${match}`, 4);
    return { side, homeScore: goals, awayScore: goals };
  }
  const winner = 1 + drawBelow(key, `goals ${match}`, 4);
  const loser = drawBelow(key, `goals of the loser ${match}`, winner);
  return side === 'home'
    ? { side, homeScore: winner, awayScore: loser }
    : { side, homeScore: loser, awayScore: winner };
}

/** A uniformly random number from 0 to below `limit`. */
function drawBelow(key: KeyObject, name: string, limit: number): number {
  for (let turn = 0; ; turn += 1) {
    const drawn = createHmac('sha256', key).update(`${name} ${turn}`).digest().readUInt32BE();
    if (drawn < 2 ** 32 - (2 ** 32 % limit)) return drawn % limit;
  }
}
