import { describe, expect, test } from 'vitest';
import { type RainForm, rainProblem, rainSums, sharesOf } from './rainForm.ts';

const form = (rest: Partial<RainForm> = {}): RainForm => ({
  audience: 'all',
  accounts: [],
  shares: '3',
  split: 'equal',
  amount: '10',
  greeting: '',
  hours: 24,
  ...rest,
});
const chosen = (count: number) => ({
  audience: 'chosen' as const,
  accounts: Array.from({ length: count }, (_, index) => `m${index}`),
});
const means = { direct: 2, all: 3, least: 1, withdrawable: 5_000 };

describe('[TEAM-07] the shares of a rain', () => {
  test.each([
    ['', null],
    ['0', null],
    ['1', 1],
    ['1000', 1_000],
    ['1001', null],
    ['-1', null],
    ['1.5', null],
    ['1e2', null],
    ['12345', null],
  ])('typed as "%s" are %s', (shares, count) => {
    expect([sharesOf(form({ shares })), sharesOf(form({ audience: 'direct', shares }))]).toEqual([
      count,
      count,
    ]);
  });

  test.each([
    [0, null],
    [1, 1],
    [100, 100],
    [101, null],
  ])('for %s chosen members are %s', (count, shares) => {
    expect(sharesOf(form({ ...chosen(count), shares: '7' }))).toBe(shares);
  });

  test.each([
    [{ amount: '10' }, { shares: 3, held: 9.99, kept: 0.01, smallest: 3.33, largest: 3.33 }],
    [{ amount: '9' }, { shares: 3, held: 9, kept: 0, smallest: 3, largest: 3 }],
    [{ amount: '3' }, { shares: 3, held: 3, kept: 0, smallest: 1, largest: 1 }],
    [{ amount: '2.99' }, null],
    [{ amount: '' }, null],
    [
      { split: 'drawn', amount: '10' },
      { shares: 3, held: 10, kept: 0, smallest: 1, largest: 8 },
    ],
    [
      { split: 'drawn', amount: '3' },
      { shares: 3, held: 3, kept: 0, smallest: 1, largest: 1 },
    ],
    [
      { split: 'drawn', amount: '10', shares: '1' },
      { shares: 1, held: 10, kept: 0, smallest: 10, largest: 10 },
    ],
  ] as const)('for %o add up to %o', (typed, sums) => {
    expect(rainSums(form(typed), 1)).toEqual(sums);
  });
});

describe('[TEAM-07] invalid rains', () => {
  test.each([
    [{}, null],
    [{ amount: '5000' }, null],
    [{ amount: '5000.01' }, { field: 'amount', bound: 'withdrawable', pesos: 5_000 }],
    [{ amount: '2.99' }, { field: 'amount', bound: 'least', pesos: 3 }],
    [{ amount: '1,000' }, { field: 'amount', bound: 'malformed', pesos: null }],
    [{ shares: '0', amount: '' }, { field: 'shares' }],
    [chosen(0), { field: 'audience' }],
    [chosen(101), { field: 'audience' }],
    [{ ...chosen(100), amount: '100' }, null],
    [{ greeting: 'x'.repeat(80) }, null],
    [{ greeting: 'x'.repeat(81) }, { field: 'greeting' }],
    [{ greeting: 'one\ntwo' }, { field: 'greeting' }],
  ] as const)('%o is reported by %o', (typed, problem) => {
    expect(rainProblem(form(typed as Partial<RainForm>), means)).toEqual(problem);
  });

  test.each([
    ['all', { all: 0, direct: 0 }],
    ['direct', { all: 3, direct: 0 }],
  ] as const)('one to %s is reported if there is no one', (audience, counts) => {
    expect(rainProblem(form({ audience }), { ...means, ...counts })).toEqual({ field: 'audience' });
  });
});
