import { describe, expect, test } from 'vitest';
import { drawDistinct } from './lottery.ts';
import {
  drawSix,
  hundredthsOfSix,
  hundredthsOfWritten,
  isSix,
  isSixBet,
  prizesOf,
  sixes,
  sixKinds,
} from './sixNumbers.ts';

/** The number of ways to choose `few` of `many`. */
const ways = (many: number, few: number): number => (few === 0 ? 1 : (ways(many - 1, few - 1) * many) / few);

const six = [1, 2, 3, 4, 5, 6];
/** Six numbers of which this many are among `six`. */
const withHits = (hits: number) => six.map((number) => (number <= hits ? number : number + 20));

describe.each(sixKinds)('the rules of %s', (kind) => {
  const { highest, returnToPlayer } = sixes[kind];

  test('return exactly what the page states, over every possible six', () => {
    const chances = [0, ...six].map((hits) => ways(6, hits) * ways(highest - 6, 6 - hits));
    expect(chances.reduce((sum, count) => sum + count, 0)).toBe(ways(highest, 6));
    const paid = chances.reduce(
      (sum, count, hits) => sum + count * hundredthsOfSix(kind, withHits(hits), six),
      0,
    );
    expect(Math.floor((paid * 100) / ways(highest, 6))).toBe(returnToPlayer);
  });

  test('pay for three or more hits, in whole multiples of the stake, and nothing for fewer', () => {
    const paid = [0, ...six].map((hits) => hundredthsOfSix(kind, withHits(hits), six) / 100);
    expect(paid).toEqual([0, 0, 0, ...sixes[kind].pays]);
    expect(prizesOf(kind).map(({ hits, times }) => times === paid[hits] && hits)).toEqual([6, 5, 4, 3]);
  });

  test('accept only six different numbers in range, in ascending order', () => {
    const good = ['1-2-3-4-5-6', `3-11-17-20-34-${highest}`];
    expect(good.filter((numbers) => isSixBet(kind, numbers))).toEqual(good);
    const bad = [
      '',
      '123',
      'big',
      '1-2-3-4-5',
      '1-2-3-4-5-6-7',
      '1-1-2-3-4-5',
      '1-1-2-3-4-5-6',
      '0-1-2-3-4-5',
      `1-2-3-4-5-${highest + 1}`,
      '6-5-4-3-2-1',
      '01-2-3-4-5-6',
      '1-2-3-4-5-6.5',
      '1-2-3-4-5-1e1',
      '1-2-3-4-5- 6',
      '1-2-3-4-5-NaN',
    ];
    expect(bad.filter((numbers) => isSixBet(kind, numbers))).toEqual([]);
  });

  test('turn a seed into six numbers, always the same, which a bet on them hits', () => {
    const drawn = drawSix(kind, 'seed');
    expect(drawn).toBe(
      drawDistinct('seed', 6, highest)
        .toSorted((one, other) => one - other)
        .join('-'),
    );
    expect(isSixBet(kind, drawn)).toBe(true);
    expect(hundredthsOfWritten(kind, drawn, drawn)).toBe(sixes[kind].pays[3] * 100);
  });
});

test('the six-number kinds are known by name', () => {
  expect(['six42', 'six49', 'six55', 'digits', 'slot', 'toString'].filter(isSix)).toEqual(sixKinds);
});
