import { expect, test } from 'vitest';
import { withSearch } from './recentSearches.ts';

test.each<[string, string[], string, string[]]>([
  ['the first', [], ' gold ', ['gold']],
  ['the latest comes first', ['gold'], 'fish', ['fish', 'gold']],
  ['one that was there moves up', ['fish', 'gold'], 'GOLD', ['GOLD', 'fish']],
  ['what led to it goes', ['go', 'fish'], 'gold', ['gold', 'fish']],
  ['a longer one stays', ['gold rush'], 'gold', ['gold', 'gold rush']],
  ['a letter is none', ['gold'], 'g', ['gold']],
  ['nothing is none', ['gold'], '  ', ['gold']],
  ['six are kept', ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'], 'g7', ['g7', 'a1', 'b2', 'c3', 'd4', 'e5']],
])('[LIST-04] recent searches: %s', (_name, before, typed, after) => {
  expect(withSearch(before, typed)).toEqual(after);
});
