import { expect, test } from 'vitest';
import { gamesFrom } from '#tests/screens/renderScreen.tsx';
import { uniqueGames } from './uniqueGames.ts';

test('[LIST-05] overlapping pages show every game once, in the order it arrived', () => {
  const [first, second] = [gamesFrom(1, 3), gamesFrom(3, 2)];
  expect(uniqueGames([first, second])).toEqual(gamesFrom(1, 4));
  expect(uniqueGames([])).toEqual([]);
});
