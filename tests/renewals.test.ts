import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf, filesBelow } from '#tools/files.ts';

/** Hooks that several features share, and the test of the one that holds them. */
const sharedTests: Record<string, string> = {
  'screens/shared/games/useFavourite.ts': 'screens/gameList/GameListScreen.test.tsx',
  'screens/shared/rewards/useClaim.ts': 'screens/rewards/RewardsScreen.test.tsx',
};

const isTest = (path: string) => path.includes('.test.');
const sources = filesBelow(['screens'], /\.tsx?$/);
const featureOf = (path: string) => path.split('/').slice(0, 2).join('/');
const holding = sources.filter((path) => isTest(path) && contentOf(path).includes('renewed()'));

/** By a test of its feature; a shared hook by the one listed above. */
const isHeld = (path: string) =>
  featureOf(path) === 'screens/shared'
    ? holding.includes(sharedTests[path] ?? '')
    : holding.some((one) => featureOf(one) === featureOf(path));

test('what renews lists on a screen is held by a test that names exactly those lists', () => {
  const renewing = sources.filter((path) => !isTest(path) && contentOf(path).includes('invalidateQueries'));
  const loose = renewing.filter((path) => !isHeld(path));
  expect(renewing.map((path) => posix.basename(path))).toContain('useWithdrawal.ts');
  expect(loose).toEqual([]);
});
