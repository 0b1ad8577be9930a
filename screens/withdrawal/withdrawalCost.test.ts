import { describe, expect, test } from 'vitest';
import { withdrawalQuoteOf, withdrawPageOf } from '#tests/withdrawals.ts';
import { allOf, asTyped, boundsOf, costOf, quickAmountsOf } from './withdrawalCost.ts';

const { account } = withdrawalQuoteOf();
const bank = { ...account, kind: 'bank' as const };
const crypto = { ...account, kind: 'crypto' as const };

describe('[CASH-08] the cost of a withdrawal', () => {
  test.each([
    ['an e-wallet by its flat fee', account, '5000', { name: 'InstaPay', fee: 15, net: 4_985 }],
    ['the least of its rail', account, '200', { name: 'InstaPay', fee: 15, net: 185 }],
    ['the most of its rail', account, '50000', { name: 'InstaPay', fee: 15, net: 49_985 }],
    ['a bank by InstaPay up to its most', bank, '50000', { name: 'InstaPay', fee: 15, net: 49_985 }],
    ['a bank by PESONet a centavo beyond', bank, '50000.01', { name: 'PESONet', fee: 15, net: 49_985.01 }],
    ['crypto by a share that is rounded up', crypto, '1000.01', { name: 'TRC-20', fee: 15.01, net: 985 }],
  ])('%s', (_what, to, typed, { name, fee, net }) => {
    const cost = costOf(withdrawPageOf(), to, typed);
    expect(cost && { name: cost.rail.name, fee: cost.fee, net: cost.net }).toEqual({ name, fee, net });
  });

  test.each([
    ['a centavo less than the least', account, '199.99'],
    ['a centavo more than the most', account, '50000.01'],
    ['no amount', account, '5,000'],
    ['no account', undefined, '5000'],
  ])('is unknown for %s', (_what, to, typed) => {
    expect(costOf(withdrawPageOf(), to, typed)).toBe(null);
  });

  test('is unknown if nothing would arrive', () => {
    const rails = withdrawPageOf().rails.map((rail) => ({ ...rail, least: 1 }));
    expect(costOf(withdrawPageOf({ rails }), account, '15')).toBe(null);
    expect(costOf(withdrawPageOf({ rails }), account, '15.01')).toMatchObject({ net: 0.01 });
  });
});

test('[CASH-08] the limits are the tightest of merchant and rail', () => {
  const page = withdrawPageOf();
  expect([account, bank, crypto, undefined].map((to) => boundsOf(page, to))).toEqual([
    { least: 200, most: 50_000 },
    { least: 200, most: 200_000 },
    { least: 500, most: 200_000 },
    { least: 200, most: 200_000 },
  ]);
});

test.each([
  ['the balance', { sumLeft: 48_500, withdrawable: 9_980.5 }, 9_980.5, [1_000, 2_000, 5_000]],
  ['the day', { sumLeft: 2_000, withdrawable: 9_980.5 }, 2_000, [500, 1_000]],
  ['nothing', { sumLeft: 48_500, withdrawable: 0 }, 0, []],
  ['the rail', { withdrawable: 90_000, sumLeft: 90_000 }, 50_000, [5_000, 10_000, 20_000]],
])('[CASH-08] the full amount is limited by %s', (_what, { sumLeft, withdrawable }, all, quick) => {
  const { limits } = withdrawPageOf();
  const page = withdrawPageOf({ withdrawable, limits: { ...limits, sumLeft } });
  expect([allOf(page, account), quickAmountsOf(page, account)]).toEqual([all, quick]);
});

test.each([
  [9_980.5, '9980.50'],
  [200, '200'],
  [0.1 + 0.2, '0.30'],
])('%d is typed as %s', (pesos, text) => expect(asTyped(pesos)).toBe(text));
