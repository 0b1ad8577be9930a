import { describe, expect, test } from 'vitest';
import type { DepositQuote } from '@araw/contract/cashier/deposits';
import { differs, isHopeless, problemOf } from './depositAmount.ts';

const bounds = { least: 100, most: 50_000.29 };

describe('errors in an amount', () => {
  test.each([
    ['100', null],
    ['100.0', null],
    ['0100.00', null],
    ['50000.29', null],
    ['99.99', { kind: 'least', amount: 100 }],
    ['0', { kind: 'least', amount: 100 }],
    ['50000.3', { kind: 'most', amount: 50_000.29 }],
    ['999999999999.99', { kind: 'most', amount: 50_000.29 }],
    ['', { kind: 'missing' }],
    [' ', { kind: 'malformed' }],
    ['200.', { kind: 'malformed' }],
    ['.5', { kind: 'malformed' }],
    ['200.001', { kind: 'malformed' }],
    ['-200', { kind: 'malformed' }],
    ['+200', { kind: 'malformed' }],
    ['2e3', { kind: 'malformed' }],
    ['1,000', { kind: 'malformed' }],
    ['２００', { kind: 'malformed' }],
    ['1000000000000', { kind: 'malformed' }],
    ['200\u0000', { kind: 'malformed' }],
    ['200\n', { kind: 'malformed' }],
  ])('[CASH-02] of %j: %j', (text, problem) => {
    expect(problemOf(text, bounds)).toEqual(problem);
  });

  test.each([
    ['7', null],
    ['', { kind: 'missing' }],
    ['7.777', { kind: 'malformed' }],
  ])('[CASH-02] %j without a payment method: %j', (text, problem) => {
    expect(problemOf(text, null)).toEqual(problem);
  });
});

test.each([
  ['', false],
  ['.', false],
  ['1', false],
  ['99.99', false],
  ['200.', false],
  ['50000.29', false],
  ['50000.3', true],
  ['200.001', true],
  ['2e', true],
  ['1,', true],
  ['-', true],
  ['1000000000000', true],
])('[CASH-02] whether more typing can fix %j: it cannot is %j', (text, hopeless) => {
  expect(isHopeless(text, bounds)).toBe(hopeless);
});

describe('whether a player sees another quote', () => {
  const promotion = {
    id: 'first',
    version: 1,
    title: 'First cash in',
    bonus: 100,
    turnover: 300,
    playBy: null,
    conditions: [{ name: 'who', text: 'For all members.' }],
  };
  const quote: DepositQuote = {
    promotion,
    promotionRefusal: '',
    id: 'q1',
    method: 'usdt',
    amount: 2_000,
    fee: 0,
    pays: 2_000,
    settles: 0,
    arrives: 2_000,
    withBonus: 0,
    rate: { currency: 'USDT', pesos: '57.77', endsAt: 600_000 },
    foreignAmount: '34.62',
    turnover: 2_000,
    endsAt: 600_000,
  };

  test.each([
    ['fee', { fee: 5 }],
    ['what is to be paid', { pays: 2_005 }],
    ['what arrives', { arrives: 1_995 }],
    ['bonus that arrives with it', { withBonus: 100 }],
    ['turnover', { turnover: 4_000 }],
    ['bonus', { promotion: { ...promotion, bonus: 99.99 } }],
    ['turnover of the bonus', { promotion: { ...promotion, turnover: 300.01 } }],
    ['version of the promotion', { promotion: { ...promotion, version: 2 } }],
    ['no promotion', { promotion: null }],
    ['what is to be paid in another currency', { foreignAmount: '34.63' }],
    ['rate', { rate: { currency: 'USDT', pesos: '57.78', endsAt: 600_000 } }],
    ['no rate', { rate: null }],
  ])('[CASH-02] differs by %s', (_what, change) => {
    expect(differs(quote, { ...quote, ...change })).toBe(true);
  });

  test('[CASH-02] not by its number and its end', () => {
    const later = { currency: 'USDT', pesos: '57.77', endsAt: 900_000 };
    const played = { ...promotion, playBy: 900_000 };
    expect(differs(quote, { ...quote, id: 'q2', endsAt: 900_000, rate: later, promotion: played })).toBe(
      false,
    );
  });
});
