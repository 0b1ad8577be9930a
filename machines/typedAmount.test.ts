import { describe, expect, test } from 'vitest';
import { amountProblem, centavosOf } from './typedAmount.ts';

test.each([
  ['1', 100],
  ['0.01', 1],
  ['1000.5', 100_050],
  ['0012.30', 1_230],
  ['999999999999.99', 99_999_999_999_999],
])('[CASH-02] %s is an amount', (typed, centavos) => {
  expect(centavosOf(typed)).toBe(centavos);
});

test.each([
  '',
  ' ',
  '.5',
  '1.',
  '1.005',
  '-1',
  '+1',
  '1e3',
  '1,000',
  '１００',
  '0x10',
  '1 000',
  '1\n',
  '1234567890123',
])('[CASH-02] %j is not an amount', (typed) => {
  expect(centavosOf(typed)).toBeNull();
});

describe('[CASH-08] [CASH-13] the limits of an amount', () => {
  const limits = { least: 200, most: 50_000, withdrawable: 9_980.5, timesLeft: 1, sumLeft: 8_000.1 };

  test.each([
    ['200', null],
    ['199.99', { bound: 'least', pesos: 200 }],
    ['8000.10', null],
    ['8000.11', { bound: 'sumADay', pesos: 8_000.1 }],
    ['9980.50', { bound: 'sumADay', pesos: 8_000.1 }],
    ['9980.51', { bound: 'withdrawable', pesos: 9_980.5 }],
    ['0', { bound: 'malformed', pesos: null }],
    ['0.00', { bound: 'malformed', pesos: null }],
    ['x', { bound: 'malformed', pesos: null }],
  ])('%s: %j', (typed, problem) => {
    expect(amountProblem(typed, limits)).toEqual(problem);
  });

  test('one centavo more than the largest', () => {
    const rich = { ...limits, withdrawable: 100_000, sumLeft: 100_000 };
    expect(amountProblem('50000', rich)).toBeNull();
    expect(amountProblem('50000.01', rich)).toEqual({ bound: 'most', pesos: 50_000 });
  });

  test('no amount is possible once the day’s count is used up', () => {
    expect(amountProblem('200', { ...limits, timesLeft: 0 })).toEqual({ bound: 'timesADay', pesos: null });
    expect(amountProblem('', { ...limits, timesLeft: 0 })).toEqual({ bound: 'malformed', pesos: null });
  });

  test('without days only the amounts count', () => {
    const { timesLeft: _, sumLeft: __, ...always } = limits;
    expect(amountProblem('9980.50', always)).toBeNull();
    expect(amountProblem('9980.51', always)).toEqual({ bound: 'withdrawable', pesos: 9_980.5 });
  });
});
