import { createHmac, type KeyObject } from 'node:crypto';
import { drawsFrom, take } from '#operator/fairness/numbers.ts';
import type { PrizeMode } from '@araw/contract/games/lottery';
import { unitOf } from './unit.ts';

/** A draw has three digits, 000 to 999, all equally likely. */
const digitCount = 3;

interface Side {
  id: string;
  wins(digits: readonly number[]): boolean;
}

const sumOf = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);

/** Each wins on half of all draws. */
export const sides: readonly Side[] = [
  { id: 'small', wins: (digits) => sumOf(digits) <= 13 },
  { id: 'big', wins: (digits) => sumOf(digits) >= 14 },
  { id: 'odd', wins: (digits) => sumOf(digits) % 2 === 1 },
  { id: 'even', wins: (digits) => sumOf(digits) % 2 === 0 },
];

/** Pairs of sides of which exactly one wins. */
export const sideMarkets: readonly (readonly string[])[] = [
  ['small', 'big'],
  ['odd', 'even'],
];

/** Payouts in hundredths of the stake. */
interface Paytable {
  /** All three digits in order. */
  digits: number;
  side: number;
}

/** A mode that pays more on the digits pays less on the sides. */
export const paytables: Record<PrizeMode, Paytable> = {
  Lott: { digits: 95_000, side: 185 },
  ZY: { digits: 85_000, side: 195 },
  Elott: { digits: 90_000, side: 190 },
};

/** Stakes are multiples of this many centavos, so that every payout in every mode is whole centavos. */
export const stakeUnit = unitOf(Object.values(paytables).flatMap(({ digits, side }) => [digits, side]));

/** Shares of all stakes paid back, in hundredths of a percent: one draw in 1,000, or half of them. */
export const returnsOf = (mode: PrizeMode) => ({
  digits: paytables[mode].digits / 10,
  sides: paytables[mode].side * 50,
});

const straight = /^\d{3}$/;

export const isBet = (numbers: string) => straight.test(numbers) || sides.some(({ id }) => id === numbers);

/** Payout of a bet on `numbers` if `drawn` is drawn, in hundredths of the stake. */
export function hundredthsOf(numbers: string, drawn: string, mode: PrizeMode): number {
  const pays = paytables[mode];
  if (straight.test(numbers)) return numbers === drawn ? pays.digits : 0;
  const side = sides.find(({ id }) => id === numbers);
  return side?.wins(Array.from(drawn, Number)) ? pays.side : 0;
}

/** A draw's seed; reveals nothing about the operator's key or other draws. */
export const seedOf = (key: KeyObject, gameId: string, numero: string): string =>
  createHmac('sha256', key).update(`${gameId} ${numero}`).digest('hex');

/** A seed's digits: bytes of HMAC-SHA-256 below 250, modulo 10. */
export function drawFrom(seed: string): string {
  let digits = '';
  for (let block = 0; digits.length < digitCount; block += 1) {
    const bytes = createHmac('sha256', seed).update(`draw ${block}`).digest();
    for (const byte of bytes) {
      if (byte < 250 && digits.length < digitCount) digits += byte % 10;
    }
  }
  return digits;
}

/**
 * A seed's `count` distinct numbers from 1 to `highest`, in the order drawn: each draw is an index into the remaining
 * numbers, in ascending order. Throws RangeError if there aren't enough.
 */
export function drawDistinct(seed: string, count: number, highest: number): number[] {
  const draw = drawsFrom(seed, (block) => `draw ${block}`);
  const places = Array.from({ length: count }, (_, taken) => draw(highest - taken));
  const all = Array.from({ length: highest }, (_, index) => index + 1);
  return take(all, places);
}
