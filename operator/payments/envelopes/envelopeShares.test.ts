import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@araw/testing/shortRun';
import { type Draw, drawnShares, equalShares, shuffle } from './envelopeShares.ts';

const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);

/** Pseudo-random numbers, the same for the same seed. */
const drawBy = (seed: number): Draw => {
  let state = seed >>> 0;
  return (least, most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + Math.floor((state / 2 ** 32) * (most - least + 1));
  };
};

describe('drawn shares', () => {
  it('[TEAM-07] add up to the total exactly, and none is below the minimum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (count, least, more) => {
          const total = count * least + more;
          const shares = drawnShares(total, count, least);
          expect([shares.length, sum(shares)]).toEqual([count, total]);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(least);
        },
      ),
      propertyRuns(),
    );
  });

  it('[TEAM-07] each is drawn up to twice the mean of what remains, with the minimum reserved for all others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 200 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer(),
        (count, least, more, seed) => {
          const total = count * least + more;
          const asked: [number, number][] = [];
          const expected: [number, number][] = [];
          const chance = drawBy(seed);
          let left = total;
          drawnShares(total, count, least, (from, to) => {
            const drawn = chance(from, to);
            const others = count - asked.length;
            asked.push([from, to]);
            if (others > 1) {
              const most = Math.min(Math.floor((2 * left) / others), left - (others - 1) * least);
              expected.push([least, most]);
            }
            left -= drawn;
            return drawn;
          });
          expect(asked.slice(0, count - 1)).toEqual(expected);
          expect(asked).toHaveLength(2 * (count - 1));
        },
      ),
      propertyRuns(),
    );
  });

  it.each([
    [100, 1, 100, [100]],
    [1_000, 10, 100, Array.from({ length: 10 }, () => 100)],
    [100_000, 1_000, 100, Array.from({ length: 1_000 }, () => 100)],
  ])(
    '[TEAM-07] of %i centavos for %i, with exactly the minimum for each, are the minimum',
    (total, count, least, shares) => {
      expect(drawnShares(total, count, least)).toEqual(shares);
    },
  );

  it('[TEAM-07] of one centavo more give it to one of them', () => {
    const shares = drawnShares(301, 3, 100).toSorted((one, other) => one - other);
    expect(shares).toEqual([100, 100, 101]);
  });

  it('[TEAM-07] differ each time, and the first place is no better than the last', () => {
    const times = Array.from({ length: 400 }, () => drawnShares(10_000, 5, 100));
    expect(new Set(times.map(String)).size).toBeGreaterThan(390);
    const means = [0, 1, 2, 3, 4].map((place) => sum(times.map((shares) => shares[place] ?? 0)) / 400);
    for (const mean of means) expect(Math.abs(mean - 2_000)).toBeLessThan(350);
  });
});

it('[TEAM-07] equal shares leave the indivisible rest to the sender', () => {
  expect(equalShares(1_000, 3)).toEqual([333, 333, 333]);
  expect(equalShares(100_000, 1_000)).toEqual(Array.from({ length: 1_000 }, () => 100));
  expect(equalShares(199, 2)).toEqual([99, 99]);
});

it('[TEAM-07] shuffling keeps every element', () => {
  expect(shuffle(['a', 'b', 'b', 'c']).toSorted()).toEqual(['a', 'b', 'b', 'c']);
  expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
});
