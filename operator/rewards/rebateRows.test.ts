import { expect, it } from 'vitest';
import { rebatesOf, type Settled } from './rebateRows.ts';

const row = (day: string, gameType: string, valid: number, rate = 50): Settled => ({
  day,
  gameType,
  valid,
  rate,
});
const figures = (settled: Settled[], before: [string, number][] = []) => {
  const { rows, carries } = rebatesOf(settled, new Map(before));
  return { rows: rows.map(({ carried, rebate }) => [carried, rebate]), carries: [...carries] };
};

it.each([
  [199, 0],
  [200, 1],
  [399, 1],
  [400, 2],
])('[BEN-09] half a percent of %i centavos is %i: each row is rounded down separately', (valid, rebate) => {
  expect(figures([row('2026-03-01', 'RNG', valid), row('2026-03-01', 'FISH', valid)])).toEqual({
    rows: [
      [0, rebate],
      [0, rebate],
    ],
    carries: [],
  });
});

it('[BEN-09] the largest amounts are calculated exactly', () => {
  const { rows } = rebatesOf([row('2026-03-01', 'RNG', 9_007_199_254_740_991, 9_999)], new Map());
  expect(rows[0]?.rebate).toBe(9_006_298_534_815_516);
});

it('[CASH-18] [BEN-09] corrections are offset by later days in the same category', () => {
  expect(
    figures([
      row('2026-03-01', 'RNG', -10_000),
      row('2026-03-01', 'FISH', 4_000),
      row('2026-03-02', 'RNG', 4_000),
      row('2026-03-03', 'RNG', 8_000),
    ]),
  ).toEqual({
    rows: [
      [0, 0],
      [0, 20],
      [-4_000, 0],
      [-6_000, 10],
    ],
    carries: [],
  });
});

it.each([
  [9_999, [-9_999, 0], [['RNG', -1]]],
  [10_000, [-10_000, 0], []],
  [10_200, [-10_000, 1], []],
])(
  '[CASH-18] [BEN-09] with ₱100 carried from an earlier claim, %i centavos leave the rest',
  (valid, figure, left) => {
    expect(figures([row('2026-03-01', 'RNG', valid)], [['RNG', -10_000]])).toEqual({
      rows: [figure],
      carries: left,
    });
  },
);

it('[CASH-18] [BEN-09] a debt in one category does not affect another, and grows with further corrections', () => {
  expect(figures([row('2026-03-01', 'RNG', -500), row('2026-03-01', 'LIVE', 200)], [['RNG', -1]])).toEqual({
    rows: [
      [0, 0],
      [0, 1],
    ],
    carries: [['RNG', -501]],
  });
});
