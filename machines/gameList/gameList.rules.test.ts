import { expect, test } from 'vitest';
import { filtersFor, gameTypePath, isUnfiltered, listGameType, noFilters } from './gameList.rules.ts';

test('[LIST-01] the type of the URL, RNG by default, ESPORTS and COCKFIGHT as SPORTS', () => {
  expect(['FISH', 'ESPORTS', 'COCKFIGHT', 'SPORTS', null, '', 'rng', '<script>'].map(listGameType)).toEqual([
    'FISH',
    'SPORTS',
    'SPORTS',
    'SPORTS',
    'RNG',
    'RNG',
    'RNG',
    'RNG',
  ]);
});

test('[LIST-03] classify and minimum bet are kept for RNG alone', () => {
  const filters = { vendor: 'FC', name: ' gold ', classify: 'JP', minBet: '0.5' } as const;
  expect(filtersFor('RNG', filters)).toEqual({ vendor: 'FC', name: 'gold', classify: 'JP', minBet: '0.5' });
  expect(filtersFor('LIVE', filters)).toEqual({ vendor: 'FC', name: 'gold', classify: '', minBet: '' });
});

test('[LIST-03] only empty filters filter nothing', () => {
  expect(isUnfiltered(noFilters)).toBe(true);
  expect(isUnfiltered({ ...noFilters, minBet: '1' })).toBe(false);
});

test('[LIST-07] picking another type leads to the lottery or to its list', () => {
  expect([gameTypePath('LOTT'), gameTypePath('FISH')]).toEqual(['/m/lottery', '/m/gameList?gameType=FISH']);
});
