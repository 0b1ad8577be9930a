import { describe, expect, test } from 'vitest';
import { type Filters, noFilters } from '#machines/gameList/gameList.rules.ts';
import { gameClassifies, gameTypes, listGameType, minBets } from '@araw/contract/games/gameCodes';
import { listAddress, type ListPlace, listPlaceOf, tabs } from './listAddress.ts';

const slots: ListPlace = { gameType: 'RNG', tab: 'all', filters: noFilters };
const slotsBy = (filters: Partial<Filters>): ListPlace => ({
  ...slots,
  filters: { ...noFilters, ...filters },
});
const read = (query: string) => listPlaceOf(new URLSearchParams(query));
const thereAndBack = (place: ListPlace) =>
  listPlaceOf(new URL(listAddress(place), 'http://app').searchParams);

const places: ListPlace[] = [
  { ...slots, gameType: 'ALL', tab: 'recent' },
  ...gameTypes.map((gameType) => ({ ...slots, gameType: listGameType(gameType) })),
  ...tabs.map((tab) => ({ ...slots, tab })),
  ...gameClassifies.map((classify) => slotsBy({ classify })),
  ...minBets.map((minBet) => slotsBy({ minBet })),
  slotsBy({ vendor: 'TCG_LOTTO_VN' }),
  slotsBy({ name: 'a & b=c #1 %26 ทดสอบ 麻将 +' }),
  slotsBy({ vendor: 'FC', name: 'gold', classify: 'BG', minBet: '1' }),
];

test.each(places.map((place) => [listAddress(place), place] as const))(
  '[LIST-01] [LIST-02] [LIST-03] [LIST-04] %s names the list it was written for',
  (_address, place) => {
    expect(thereAndBack(place)).toEqual(place);
  },
);

test('[LIST-01] an address says no more than necessary', () => {
  expect(listAddress(slots)).toBe('/m/gameList?gameType=RNG');
  expect(listAddress({ ...slotsBy({ vendor: 'FC' }), tab: 'filter' })).toBe(
    '/m/gameList?gameType=RNG&vassalage=FC',
  );
  expect(listAddress({ ...slots, tab: 'hot' })).toBe('/m/gameList?gameType=RNG&type=hot');
});

describe('an address ignores what it cannot mean', () => {
  const long = (letters: number) => 'a'.repeat(letters);
  test.each<[string, string, ListPlace]>([
    ['nothing', '', slots],
    ['an unknown type', 'gameType=POKER&type=hot', { ...slots, tab: 'hot' }],
    ['a type in other letters', 'gameType=fish', slots],
    ['a type twice', 'gameType=FISH&gameType=LIVE', slots],
    ['a type twice, both the same', 'gameType=FISH&gameType=FISH', slots],
    ['an unknown tab', 'type=filter', slots],
    ['a tab twice', 'type=hot&type=fav', slots],
    ['a tab of another prototype', 'type=constructor', slots],
    ['an unknown class', 'gameClassify=XX', slots],
    ['an unknown bet', 'minBet=0.2', slots],
    ['a bet written otherwise', 'minBet=1.00', slots],
    [
      'class and bet of another type than slots',
      'gameType=FISH&gameClassify=JP&minBet=1',
      { ...slots, gameType: 'FISH' },
    ],
    ['markup for a vendor', 'vassalage=%3Cscript%3E', slots],
    ['a path for a vendor', 'vassalage=..%2F..%2Fadmin', slots],
    ['a vendor twice', 'vassalage=FC&vassalage=JL', slots],
    ['a vendor of 64 letters', `vassalage=${long(64)}`, slotsBy({ vendor: long(64) })],
    ['a vendor of 65 letters', `vassalage=${long(65)}`, slots],
    ['a name of 100 letters', `gameName=${long(100)}`, slotsBy({ name: long(100) })],
    ['a name of 101 letters', `gameName=${long(101)}`, slots],
    ['a name of a megabyte', `gameName=${long(1_000_000)}`, slots],
    ['a name twice', 'gameName=gold&gameName=sun', slots],
    ['a name of blanks', 'gameName=%20%20', slots],
    ['a name within blanks', 'gameName=%20gold+', slotsBy({ name: 'gold' })],
    ['a name with a line break', 'gameName=gold%0Asun', slots],
    ['a name with a null', 'gameName=%00', slots],
    ['a name that is badly encoded', 'gameName=%E0%A4%A', slots],
    ['a name that is encoded twice', 'gameName=%2567old', slotsBy({ name: '%67old' })],
    ['markup for a name is a name', 'gameName=%3Cb%3E', slotsBy({ name: '<b>' })],
    ['what the list does not know', '__proto__=x&page=9&returnTo=//evil', slots],
  ])('[LIST-01] [LIST-03] %s', (_what, query, place) => {
    expect(read(query)).toEqual(place);
  });
});
