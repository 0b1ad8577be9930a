import { createHash, createSecretKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from '#operator/fairness/numbers.ts';
import { type PrizeMode, prizeModes } from '@araw/contract/games/lottery';
import {
  drawDistinct,
  drawFrom,
  hundredthsOf,
  isBet,
  paytables,
  returnsOf,
  seedOf,
  sides,
} from './lottery.ts';

const everyDraw = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

/** Hundredths paid for a stake of 100 on each of all 1,000 draws. */
const paid = (numbers: string, mode: PrizeMode) =>
  everyDraw.reduce((sum, drawn) => sum + hundredthsOf(numbers, drawn, mode), 0);

describe.each(prizeModes)('[TILE-06] the lottery rules in prize mode %s', (mode) => {
  test.each(sides)('$id returns exactly what the page states, over all 1,000 draws', ({ id }) => {
    expect(paid(id, mode) / 10).toBe(returnsOf(mode).sides);
  });

  test('every number returns exactly what the page states, and never the whole stake', () => {
    const returned = new Set(everyDraw.map((numbers) => paid(numbers, mode) / 10));
    expect(returned).toEqual(new Set([returnsOf(mode).digits]));
    expect(Math.max(...Object.values(returnsOf(mode)))).toBeLessThan(10_000);
  });
});

describe('the lottery rules', () => {
  test('each mode has its own payouts, in whole centavos for whole pesos', () => {
    const pays = Object.values(paytables);
    expect(new Set(pays.map(({ digits, side }) => `${digits} ${side}`)).size).toBe(3);
    expect(pays.flatMap(({ digits, side }) => [digits, side]).every(Number.isInteger)).toBe(true);
  });

  test('only three digits and the sides can be bet on', () => {
    expect(['000', '999', 'big', 'even'].filter(isBet)).toEqual(['000', '999', 'big', 'even']);
    expect(['', '12', '1234', 'BIG', '١٢٣', '12a', '__proto__'].filter(isBet)).toEqual([]);
  });
});

describe('a draw', () => {
  const key = createSecretKey(Buffer.alloc(32, 7));

  test('is the same for the same key, game and number, and different for any other', () => {
    const seed = seedOf(key, 'G1', '20260115-0001');
    expect(seedOf(key, 'G1', '20260115-0001')).toBe(seed);
    expect(seedOf(key, 'G2', '20260115-0001')).not.toBe(seed);
    expect(seedOf(key, 'G1', '20260115-0002')).not.toBe(seed);
    expect(drawFrom(seed)).toBe(drawFrom(seed));
  });

  test('can be proved from its seed by anyone with SHA-256', () => {
    const seed = seedOf(key, 'G1', '20260115-0001');
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  test('gives every digit at every position equally often', () => {
    const draws = 20_000;
    const counts = Array.from({ length: 3 }, () => Array.from({ length: 10 }, () => 0));
    for (let draw = 0; draw < draws; draw += 1) {
      const digits = Array.from(drawFrom(seedOf(key, 'G1', String(draw))), Number);
      digits.forEach((digit, place) => {
        const ofPlace = counts[place];
        if (ofPlace) ofPlace[digit] = (ofPlace[digit] ?? 0) + 1;
      });
    }
    const expected = draws / 10;
    const chiSquares = counts.map((of) =>
      of.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    );
    // Nine degrees of freedom: above 27.88 once in a thousand.
    expect(chiSquares.filter((chiSquare) => chiSquare > 27.88)).toEqual([]);
  });
});

describe('a draw of six numbers out of 42', () => {
  const seeds = Array.from({ length: 7_000 }, (_, index) => commitmentOf(`seed ${index}`));

  test('gives six different ones from 1 to 42, the same for the same seed', () => {
    const drawn = seeds.slice(0, 500).map((seed) => drawDistinct(seed, 6, 42));
    for (const numbers of drawn) {
      expect(new Set(numbers).size).toBe(6);
      expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 42)).toBe(true);
    }
    expect(drawn).toEqual(seeds.slice(0, 500).map((seed) => drawDistinct(seed, 6, 42)));
    expect(new Set(drawn.map(String)).size).toBe(500);
  });

  test('gives every number equally often, at each position', () => {
    const drawn = seeds.map((seed) => drawDistinct(seed, 6, 42));
    const expected = seeds.length / 42;
    const chiSquares = [0, 5].map((place) => {
      const counts = Array.from({ length: 42 }, () => 0);
      for (const numbers of drawn) {
        const index = (numbers[place] ?? 0) - 1;
        counts[index] = (counts[index] ?? 0) + 1;
      }
      return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    });
    // 41 degrees of freedom: above 74.75 once in a thousand.
    expect(chiSquares.filter((chiSquare) => chiSquare > 74.75)).toEqual([]);
  });

  test('can use all the numbers there are, but no more', () => {
    expect(new Set(drawDistinct('seed', 5, 5))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(drawDistinct('seed', 0, 5)).toEqual([]);
    expect(() => drawDistinct('seed', 6, 5)).toThrow(RangeError);
  });
});
