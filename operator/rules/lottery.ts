import { createHmac, type KeyObject } from 'node:crypto';
import { drawsFrom, take } from '#operator/fairness/numbers.ts';
import type { PrizeMode } from '#services/contract/lottery.ts';
import { unitOf } from './unit.ts';

/** Every draw is three digits, 000 to 999, each as likely as the others. */
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

/** Sides of which one always wins and the other loses. */
export const sideMarkets: readonly (readonly string[])[] = [
  ['small', 'big'],
  ['odd', 'even'],
];

/** Payouts in hundredths of the stake. */
interface Paytable {
  /** All three digits in their order. */
  digits: number;
  side: number;
}

/** What one mode pays more on the digits, it pays less on the sides. */
export const paytables: Record<PrizeMode, Paytable> = {
  Lott: { digits: 95_000, side: 185 },
  ZY: { digits: 85_000, side: 195 },
  Elott: { digits: 90_000, side: 190 },
};

/** Every stake is a multiple of so many centavos: then no payout of any mode has a part of one. */
export const stakeUnit = unitOf(Object.values(paytables).flatMap(({ digits, side }) => [digits, side]));

/** The shares of all stakes that are paid back, in hundredths of a per cent: one draw in 1,000, or half of them. */
export const returnsOf = (mode: PrizeMode) => ({
  digits: paytables[mode].digits / 10,
  sides: paytables[mode].side * 50,
});

const straight = /^\d{3}$/;

export const isBet = (numbers: string) => straight.test(numbers) || sides.some(({ id }) => id === numbers);

/** What a bet on `numbers` pays when `drawn` is drawn, in hundredths of the stake. */
export function hundredthsOf(numbers: string, drawn: string, mode: PrizeMode): number {
  const pays = paytables[mode];
  if (straight.test(numbers)) return numbers === drawn ? pays.digits : 0;
  const side = sides.find(({ id }) => id === numbers);
  return side?.wins(Array.from(drawn, Number)) ? pays.side : 0;
}

/** The secret of one draw; it tells nothing about the operator's key or other draws. */
export const seedOf = (key: KeyObject, gameId: string, numero: string): string =>
  createHmac('sha256', key).update(`${gameId} ${numero}`).digest('hex');

/** The digits that a seed stands for: bytes of HMAC-SHA-256 below 250, modulo 10. */
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
 * `count` different numbers from 1 to `highest` that a seed stands for, in the order drawn: each draw is the place of
 * the number among those left, from the lowest. Throws RangeError where there are not so many.
 */
export function drawDistinct(seed: string, count: number, highest: number): number[] {
  const draw = drawsFrom(seed, (block) => `draw ${block}`);
  const places = Array.from({ length: count }, (_, taken) => draw(highest - taken));
  const all = Array.from({ length: highest }, (_, index) => index + 1);
  return take(all, places);
}
