import { expect, test } from 'vitest';
import { betDetail } from '#locales/en/betDetail.ts';
import { startI18n } from '#locales/i18n.ts';
import { results } from '#operator/pages/results.ts';
import { pickWords } from './betWords.ts';
import { drawnWords } from './drawnWords.ts';

const i18n = startI18n(betDetail);

test.each([
  ['123, big', '123, Big'],
  ['3-5-9-14-22-38', '3-5-9-14-22-38'],
  ['leave250', '× 2.50'],
  ['n17', '17'],
  ['dozen2', '13–24'],
  ['triple4', '4 · 4 · 4'],
  ['sum10', '= 10'],
  ['sicBig', 'Big'],
  ['anyTriple', 'Any triple'],
  ['123, somethingNew', ''],
  ['', ''],
  [null, ''],
])('[REC-02] the pick %o reads %o', (choice, words) => {
  expect(pickWords(choice, i18n)).toBe(words);
});

/** The outcome that the verification page computes from these numbers, in the operator's format, for any game. */
const told = (kind: string, pick = '') => {
  const known = results[kind];
  return known?.of(
    known.sizes.map((size, index) => (index * 3 + 1) % size),
    pick,
  );
};

test('[REC-02] the drawn result is in words for every game', () => {
  const words = Object.keys(results).map((kind) => [
    kind,
    drawnWords({ wins: [], own: [], ...told(kind, 'sardine') }, i18n),
  ]);
  expect(Object.fromEntries(words)).toEqual({
    slot: 'Middle line: Sun, Mango, Mango, Crown, Sun',
    lineSlot: 'Middle line: Sun, Mango, Mango, Crown, Sun',
    dice: '2 · 5',
    coin: 'Moon',
    fish: 'Caught: Sardine',
    crash: '× 4850.00',
    dragonTiger: 'Dragon 2♠, Tiger 6♠',
    bingo: '2 full lines',
    digits: '147',
    roulette: '1 Red',
    baccarat: 'Player 2♠ 8♠ A♥ = 1, Banker 5♠ J♠ = 5',
    sicBo: '2 · 5 · 2',
    colorGame: 'Blue, White, Blue',
    scratch: 'Three fields show × 500',
    poker: '2♠ 6♠ 10♠ A♥ 5♥, No pair',
    six42: '2-6-10-14-18-22',
    six49: '2-6-10-14-18-22',
    six55: '2-6-10-14-18-22',
  });
});

test('[REC-02] unknown results are left out', () => {
  expect(drawnWords({ wheel: 7 }, i18n)).toBe('');
  expect(drawnWords({ target: 'crab', caught: false }, i18n)).toBe('Got away: Crab');
  expect(drawnWords({ prize: 0, symbols: [] }, i18n)).toBe('No three fields match');
});
