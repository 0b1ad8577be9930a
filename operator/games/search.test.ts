import { describe, expect, test } from 'vitest';
import { nearlyHolds, searched, searchKey } from './search.ts';

const games = ['Manila Gold Rush', 'Golden Galleon', 'Salon Privé', '马尼拉淘金', 'Manila Bay Nights'];
const find = (phrase: string) => searched(games, phrase, searchKey);

describe('[LIST-04] a search', () => {
  test('for nothing finds everything', () => expect(find('  ')).toEqual(games));

  test.each([
    ['GOLD', ['Manila Gold Rush', 'Golden Galleon']],
    ['manila  gold', ['Manila Gold Rush']],
    ['salon prive', ['Salon Privé']],
    ['尼拉', ['马尼拉淘金']],
    ['gold manila', ['Manila Gold Rush']],
    ['manila', ['Manila Gold Rush', 'Manila Bay Nights']],
    ['manlia', ['Manila Gold Rush', 'Manila Bay Nights']],
    ['gallon', ['Golden Galleon']],
    ['galleon gald', ['Golden Galleon']],
    ['mnaila ruhs', ['Manila Gold Rush']],
    ['mxnxla', []],
    ['gxd', []],
    ['%', []],
  ])('for "%s" finds %j', (phrase, found) => expect(find(phrase)).toEqual(found));
});

describe('[LIST-04] one slip in a word of four letters or more', () => {
  const word = 'galleon';
  const slips = word
    .split('')
    .flatMap((letter, at) => [
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}x${word.slice(at + 1)}`,
      `${word.slice(0, at)}x${word.slice(at)}`,
      word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    ]);
  test.each([...new Set(slips)])('%s is galleon', (typed) => {
    expect(nearlyHolds('the galleon of gold', typed)).toBe(true);
    expect(nearlyHolds(word, typed)).toBe(true);
  });

  test.each(['gxllexn', 'glaelon', 'gallxxn', 'gaxxlleon', 'noellag'])('%s is two slips or more', (typed) =>
    expect(nearlyHolds('the galleon of gold', typed)).toBe(false),
  );

  test('shorter words have none', () => {
    expect(nearlyHolds('gold', 'gol')).toBe(true);
    expect(nearlyHolds('gold', 'gld')).toBe(false);
    expect(nearlyHolds('', 'gold')).toBe(false);
  });
});
