import { describe, expect, test } from 'vitest';
import type { Vendor, VendorConfig } from '@araw/contract/games/games';
import { categoriesOf, categoryPath, entranceTabs } from './gameEntrance.rules.ts';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  accountTypeName: vassalage,
  displayName: `Vendor ${vassalage}`,
  mobileLargeIcon: '',
  lobbyGameId: null,
  lobbyNodeId: null,
});

const config = (categories: Record<string, string[]>, mapping = categories): VendorConfig => ({
  sorting: Object.entries(categories).map(([gameCategory, vendorNames]) => ({
    gameCategory: gameCategory as VendorConfig['sorting'][number]['gameCategory'],
    displayName: gameCategory === 'BINGO' ? 'Bingo Fiesta' : '',
    vendorNames,
  })),
  mapping: Object.fromEntries(Object.entries(mapping).map(([name, codes]) => [name, codes.map(vendor)])),
});

const codes = (tabs: { vendors: Vendor[] }[]) =>
  tabs.map(({ vendors }) => vendors.map(({ vassalage }) => vassalage));

describe('categories', () => {
  test('[ENT-03] esports vendors leave SPORTS and JL leaves RNG, in the operator’s order', () => {
    const categories = categoriesOf(
      config({ SPORTS: ['SB', 'AV', 'TF', 'IA'], RNG: ['PG', 'JL'], FISH: ['JL'] }),
    );
    expect(categories.map(({ gameType }) => gameType)).toEqual(['SPORTS', 'ESPORTS', 'RNG', 'JL', 'FISH']);
    expect(codes(categories)).toEqual([['SB'], ['AV', 'TF', 'IA'], ['PG'], ['JL'], ['JL']]);
  });

  test('[ENT-03] esports listed separately by the operator and those split out are one category', () => {
    const categories = categoriesOf(config({ ESPORTS: ['IMES', 'AI'], SPORTS: ['SB', 'AI'] }));
    expect(categories.map(({ gameType }) => gameType)).toEqual(['ESPORTS', 'SPORTS']);
    expect(codes(categories)).toEqual([['IMES', 'AI'], ['SB']]);
  });

  test.each([
    ['account types', ['B-type', 'A-type'], ['B', 'A']],
    ['codes', ['B', 'A'], ['B', 'A']],
    ['the names that players know', ['Vendor B', 'Vendor A'], ['B', 'A']],
    ['nothing', [], ['A', 'B']],
  ])('[ENT-03] [NET-11] vendors are ordered by %s', (_by, vendorNames, ordered) => {
    const mapped = ['A', 'B'].map((code) => ({ ...vendor(code), accountTypeName: `${code}-type` }));
    const sorting = [{ gameCategory: 'RNG' as const, displayName: '', vendorNames }];
    expect(codes(categoriesOf({ sorting, mapping: { RNG: mapped } }))).toEqual([ordered]);
  });

  test('[ENT-03] unmapped names and empty categories are left out', () => {
    const categories = categoriesOf(
      config({ LIVE: ['GONE'], PVP: ['KX', 'GONE'] }, { LIVE: [], PVP: ['KX'] }),
    );
    expect(categories.map(({ gameType }) => gameType)).toEqual(['PVP']);
  });
});

describe('tabs', () => {
  test('[ENT-01] HOME first, then hot, the categories by what a tap does, PROMO last', () => {
    const tabs = entranceTabs(
      config({
        RNG: ['PG'],
        SPORTS: ['SB', 'SC'],
        LOTT: ['LOTT', 'TCG_LOTTO_VN'],
        LIVE: ['A', 'B'],
        COCKFIGHT: ['DS88'],
        BINGO: ['FC'],
      }),
    );
    expect(tabs.map((tab) => [tab.id, 'opens' in tab ? tab.opens : null])).toEqual([
      ['HOME', null],
      ['HOT', null],
      ['RNG', 'page'],
      ['SPORTS', 'inPlace'],
      ['LOTT', 'inPlace'],
      ['LIVE', 'page'],
      ['COCKFIGHT', 'vendor'],
      ['BINGO', 'page'],
      ['PROMO', null],
    ]);
  });

  test('[ENT-02] BINGO has its own name', () => {
    const bingo = entranceTabs(config({ BINGO: ['FC'] })).find(({ id }) => id === 'BINGO');
    expect(bingo).toMatchObject({ displayName: 'Bingo Fiesta' });
  });
});

test('[ENT-01] [HOME-04] every category links to its page', () => {
  const paths = (
    ['RNG', 'JL', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'BINGO', 'COCKFIGHT'] as const
  ).map(categoryPath);
  expect(paths).toEqual([
    '/m/rng',
    '/m/jl-slot',
    '/m/fish',
    '/m/pvp',
    '/m/live',
    '/m/sports',
    '/m/esports',
    '/m/lott',
    '/m/elott',
    '/m/gameList?gameType=RNG&vassalage=FC',
    '/m/gameList?gameType=COCKFIGHT',
  ]);
});
