import { expect, test } from 'vitest';
import { type GameType, listGameType, type ListedType } from '@araw/contract/games/gameCodes';
import type { Vendor } from '@araw/contract/games/games';
import { filterVendors, filtersFor, gameTypePath, isUnfiltered, noFilters } from './gameList.rules.ts';

test('[LIST-01] the type is the URL’s, RNG by default, with ESPORTS and COCKFIGHT as SPORTS', () => {
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

test('[LIST-03] classify and minimum bet are kept only for RNG', () => {
  const filters = { vendor: 'FC', name: ' gold ', classify: 'JP', minBet: '0.5' } as const;
  expect(filtersFor('RNG', filters)).toEqual({ vendor: 'FC', name: 'gold', classify: 'JP', minBet: '0.5' });
  expect(filtersFor('LIVE', filters)).toEqual({ vendor: 'FC', name: 'gold', classify: '', minBet: '' });
});

test('[LIST-03] only empty filters filter nothing', () => {
  expect(isUnfiltered(noFilters)).toBe(true);
  expect(isUnfiltered({ ...noFilters, minBet: '1' })).toBe(false);
});

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  accountTypeName: vassalage,
  displayName: `Vendor ${vassalage}`,
  mobileLargeIcon: '',
  lobbyGameId: null,
  lobbyNodeId: null,
});

test('[LIST-03] [ENT-03] the vendor filter offers those of all games in the list; ELOTT has none', () => {
  const categories: [GameType, string[]][] = [
    ['RNG', ['JL', 'PG']],
    ['FISH', ['JL', 'LG']],
    ['BINGO', ['FC', 'PG']],
    ['SPORTS', ['LR', 'AV']],
    ['COCKFIGHT', ['DS88']],
    ['ELOTT', ['LOTT']],
  ];
  const config = {
    sorting: categories.map(([gameCategory, vendorNames]) => ({
      gameCategory,
      displayName: '',
      vendorNames,
    })),
    mapping: Object.fromEntries(categories.map(([category, codes]) => [category, codes.map(vendor)])),
  };
  const offered = (gameType: ListedType) => filterVendors(config, gameType).map(({ vassalage }) => vassalage);
  expect(offered('RNG')).toEqual(['PG', 'JL', 'FC']);
  expect(offered('SPORTS')).toEqual(['LR', 'AV', 'DS88']);
  expect(offered('ALL')).toEqual(['PG', 'JL', 'LG', 'FC', 'LR', 'AV', 'DS88', 'LOTT']);
  expect(offered('FISH')).toEqual(['JL', 'LG']);
  expect([offered('ELOTT'), offered('LIVE')]).toEqual([[], []]);
});

test('[LIST-07] another type leads to the lottery or to its list', () => {
  expect(gameTypePath('ALL')).toBe('/m/gameList?gameType=ALL');
  expect([gameTypePath('LOTT'), gameTypePath('FISH')]).toEqual(['/m/lottery', '/m/gameList?gameType=FISH']);
});
