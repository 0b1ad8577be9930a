import { expect, test } from 'vitest';
import { fillIn } from './languages.ts';

test.each([
  ['EN', '₱500.00 by GCash'],
  ['TL', '₱500.00 by GCash'],
  ['AR', '\u2068₱500.00\u2069 by \u2068GCash\u2069'],
  ['ar', '\u2068₱500.00\u2069 by \u2068GCash\u2069'],
])('[LANG-02] values in %s text keep their own direction', (language, said) => {
  expect(fillIn('{amount} by {method}', { amount: '₱500.00', method: 'GCash' }, language)).toBe(said);
});

test('a name without a value stays, and text inside a value is not treated as a name', () => {
  expect(fillIn('{one} {two}', { one: '{two}' }, 'EN')).toBe('{two} {two}');
});
