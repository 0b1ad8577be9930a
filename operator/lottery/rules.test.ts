import { createHash, createSecretKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf, drawFrom, hundredthsOf, isBet, returnToPlayer, seedOf, sides } from './rules.ts';

const everyDraw = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

/** Hundredths paid for a stake of 100 on each of all 1,000 draws. */
const paid = (numbers: string) => everyDraw.reduce((sum, drawn) => sum + hundredthsOf(numbers, drawn), 0);

describe('the rules of the lottery', () => {
  test.each(sides)('$id pays back exactly what the page states, over all 1,000 draws', ({ id }) => {
    expect(paid(id) / 10).toBe(returnToPlayer.Entertainment);
  });

  test('every number pays back exactly what the page states', () => {
    expect(new Set(everyDraw.map((numbers) => paid(numbers) / 10))).toEqual(
      new Set([returnToPlayer.Tradition]),
    );
  });

  test('only three digits and the sides are bets', () => {
    expect(['000', '999', 'big', 'even'].filter(isBet)).toEqual(['000', '999', 'big', 'even']);
    expect(['', '12', '1234', 'BIG', '١٢٣', '12a', '__proto__'].filter(isBet)).toEqual([]);
  });
});

describe('a draw', () => {
  const key = createSecretKey(Buffer.alloc(32, 7));

  test('is the same for the same key, game and number, and another for each other', () => {
    const seed = seedOf(key, 'G1', '20260115-0001');
    expect(seedOf(key, 'G1', '20260115-0001')).toBe(seed);
    expect(seedOf(key, 'G2', '20260115-0001')).not.toBe(seed);
    expect(seedOf(key, 'G1', '20260115-0002')).not.toBe(seed);
    expect(drawFrom(seed)).toBe(drawFrom(seed));
  });

  test('can be proved from its seed by anybody with SHA-256', () => {
    const seed = seedOf(key, 'G1', '20260115-0001');
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  test('draws every digit at every place as often as the others', () => {
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
