import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { moneyKey } from '@araw/contract/cashier/deposits';
import { newMoneyKey } from './newMoneyKey.ts';

test.each([
  ['that is secure', crypto],
  ['that is not', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('[NET-13] on a page %s every key is different, and a random UUID', (_, page) => {
  vi.stubGlobal('crypto', page);
  const keys = Array.from({ length: 1_000 }, newMoneyKey);
  expect(new Set(keys).size).toBe(1_000);
  expect(keys.filter((key) => !v.is(moneyKey, key))).toEqual([]);
  expect(keys.filter((key) => !/^.{14}4.{4}[89ab]/.test(key))).toEqual([]);
});
