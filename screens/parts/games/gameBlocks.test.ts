import { expect, test } from 'vitest';
import { gamesFrom } from '#tests/screens/renderScreen.tsx';
import { blocksOf, sameGames, uniqueGames } from './gameBlocks.ts';

test('[LIST-05] pages run into each other and every game shows once, in the order it came', () => {
  const [first, second] = [gamesFrom(1, 3), gamesFrom(3, 2)];
  expect(uniqueGames([first, second])).toEqual(gamesFrom(1, 4));
  expect(uniqueGames([])).toEqual([]);
});

test('[LIST-05] blocks of twelve, the last shorter; another page leaves the whole ones as they are', () => {
  const games = gamesFrom(1, 37);
  const before = blocksOf(games.slice(0, 25));
  const after = blocksOf(games);
  expect([before, after].map((blocks) => blocks.map(({ length }) => length))).toEqual([
    [12, 12, 1],
    [12, 12, 12, 1],
  ]);
  expect(before.map((block, index) => sameGames(block, after[index] ?? []))).toEqual([true, true, false]);
});
