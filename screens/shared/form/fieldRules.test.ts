import { expect, test } from 'vitest';
import { ruleHint } from './fieldRules.ts';

test.each([
  ['Account format incorrect: 4 to 20 letters', '4 to 20 letters'],
  ['格式错误：四个字母', '四个字母'],
  ['Please enter a valid mobile number', ''],
  ['name not valid: as on your bank account', 'As on your bank account'],
  ['Ends with a colon:', ''],
  ['', ''],
])('[REG-02] the rule in %j is %j', (message, hint) => {
  expect(ruleHint({ message })).toBe(hint);
});
