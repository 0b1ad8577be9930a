import { expect, test } from 'vitest';
import { hasForm, plainNumber } from './accountNumber.ts';

test.each([
  ['eWallet', '0917 123-4567', '09171234567'],
  ['eWallet', '+63 917 123 4567', '09171234567'],
  ['eWallet', '639171234567', '09171234567'],
  ['eWallet', '６３９１７１２３４５６７', '09171234567'],
  ['bank', '6300 1234 56', '6300123456'],
  ['crypto', ' TQ5nFXAMPLE ', 'TQ5nFXAMPLE'],
] as const)('[CASH-12] a number for a %s, %s, is %s', (kind, typed, plain) => {
  expect(plainNumber(typed, { kind })).toBe(plain);
});

test.each([
  ['^(\\d{10}|\\d{12})$', '1234567890', true],
  ['^(\\d{10}|\\d{12})$', '123456789012', true],
  ['^(\\d{10}|\\d{12})$', '12345678901', false],
  ['^(\\d{10}|\\d{12})$', '', false],
  ['', '1', true],
  ['', '', false],
  // A pattern that cannot be compiled.
  ['(', '1', true],
])('[CASH-12] by %s a number %s fits: %s', (pattern, plain, fits) => {
  expect(hasForm(plain, { pattern })).toBe(fits);
});
