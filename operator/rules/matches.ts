import { createHmac, type KeyObject } from 'node:crypto';
import { hash } from '#operator/art/random.ts';

export type Side = 'home' | 'draw' | 'away';

export interface Price {
  side: Side;
  /** Of 1,000 equally likely results, how many are this side's. */
  chances: number;
  /** Payout in hundredths of the stake. */
  hundredths: number;
}

/** Stakes are whole pesos: prices are any hundredths of them, and no payout has a part of a centavo. */
export const stakeUnit = 100;

/** The most that is paid back of all stakes on one side, in hundredths of a per cent; rounding takes a little. */
const mostReturned = 9500;

/** What the sides of a match pay. Without `canDraw` one of the two wins. */
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

/** What sides pay that win in so many of 1,000 equally likely results. */
export const priced = (chances: readonly (readonly [Side, number])[]): Price[] =>
  chances.map(([side, count]) => ({
    side,
    chances: count,
    hundredths: Math.floor((mostReturned * 10) / count),
  }));

/** The share of stakes on this side that is paid back, in hundredths of a per cent. */
export const returnOf = ({ chances, hundredths }: Price): number => (chances * hundredths) / 10;

export interface Result {
  side: Side;
  homeScore: number;
  awayScore: number;
}

/** The side that result number 0 to 999 stands for. */
export function sideOf(drawn: number, prices: readonly Price[]): Side {
  let passed = 0;
  for (const { side, chances } of prices) {
    passed += chances;
    if (drawn < passed) return side;
  }
  throw new RangeError(`There is no result ${drawn}`);
}

/** The side that wins: fixed by the operator's key from the start, told to nobody before the end. */
export const winnerOf = (key: KeyObject, match: number, prices: readonly Price[]): Side =>
  sideOf(drawBelow(key, `result ${match}`, 1000), prices);

/** How a match ends, with a score of the side that wins. */
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

/** A number from 0 below `limit`, each as likely as the others. */
function drawBelow(key: KeyObject, name: string, limit: number): number {
  for (let turn = 0; ; turn += 1) {
    const drawn = createHmac('sha256', key).update(`${name} ${turn}`).digest().readUInt32BE();
    if (drawn < 2 ** 32 - (2 ** 32 % limit)) return drawn % limit;
  }
}
