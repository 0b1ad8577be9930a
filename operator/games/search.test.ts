import { Converter } from 'opencc-js/cn2t';
import { describe, expect, test } from 'vitest';
import { switcherLanguages } from '@araw/contract/calls/languages';
import { seedCatalogue } from './data/seedCatalogue.ts';
import { seedVendors } from './data/vendors.ts';
import { nearlyHolds, searched, searchKey } from './search.ts';

const games = [
  'Manila Gold Rush',
  'Golden Galleon',
  'Salon Privé',
  '马尼拉淘金',
  '馬尼拉灣輪盤',
  'Manila Bay Nights',
  'Đá Gà',
  'ตื่นทองมะนิลา',
  'Altın Łódź',
  'Fußball',
  'Cœur d’Or',
  'جک‌پات جیپنی',
  'ເພັດນຳໂຊກ',
];
const find = (phrase: string) => searched(games, phrase, searchKey, searchKey);

describe('[LIST-04] a search', () => {
  test('for nothing finds everything', () => expect(find('  ')).toEqual(games));

  test.each([
    ['GOLD', ['Manila Gold Rush', 'Golden Galleon']],
    ['manila  gold', ['Manila Gold Rush']],
    ['salon prive', ['Salon Privé']],
    ['尼拉', ['马尼拉淘金', '馬尼拉灣輪盤']],
    ['马尼拉湾轮盘', ['馬尼拉灣輪盤']],
    ['馬尼拉淘金', ['马尼拉淘金']],
    ['拉灣輪', ['馬尼拉灣輪盤']],
    ['马尼拉陶金', ['马尼拉淘金']],
    ['da ga', ['Đá Gà']],
    ['ตื่นทองมะนลา', ['ตื่นทองมะนิลา']],
    ['altin lodz', ['Altın Łódź']],
    ['ALTIN', ['Altın Łódź']],
    ['fussball', ['Fußball']],
    ["coeur d'or", ['Cœur d’Or']],
    ['جکپات', ['جک‌پات جیپنی']],
    ['ນຳໂຊກ', ['ເພັດນຳໂຊກ']],
    ['ນຳໂຊດ', ['ເພັດນຳໂຊກ']],
    ['gold manila', ['Manila Gold Rush']],
    ['manila', ['Manila Gold Rush', 'Manila Bay Nights']],
    ['manlia', ['Manila Gold Rush', 'Manila Bay Nights']],
    ['gallon', ['Golden Galleon']],
    ['galleon goldan', ['Golden Galleon']],
    ['gald', ['Manila Gold Rush']],
    ['gild rush', ['Manila Gold Rush']],
    ['galleon gald', []],
    ['dolg', []],
    ['mnaila ruhs', ['Manila Gold Rush']],
    ['mxnxla', []],
    ['gxd', []],
    ['%', []],
  ])('for "%s" finds %j', (phrase, found) => expect(find(phrase)).toEqual(found));
});

describe('[LIST-04] a search in languages that the player does not see', () => {
  const shown = [
    { name: 'Golden Galleon', elsewhere: 'Goldene Galeone' },
    { name: 'Garden', elsewhere: 'Galeonengarten' },
  ];
  const findShown = (phrase: string) =>
    searched(
      shown,
      phrase,
      ({ name }) => searchKey(name),
      ({ elsewhere }) => searchKey(elsewhere),
    ).map(({ name }) => name);

  test.each([
    ['galeone', ['Golden Galleon', 'Garden']],
    ['galeone goldene', ['Golden Galleon']],
    ['garden', ['Garden']],
    ['galleom', ['Golden Galleon']],
    ['galeonem', []],
  ])('for "%s" finds %j: only what is spelled as typed, and only if nothing shown is', (phrase, found) =>
    expect(findShown(phrase)).toEqual(found),
  );
});

describe('[LIST-04] one typo in a word of four letters or more', () => {
  const word = 'galleon';
  const slips = word
    .split('')
    .flatMap((letter, at) => [
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}x${word.slice(at + 1)}`,
      `${word.slice(0, at)}x${word.slice(at)}`,
      word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    ]);
  test.each([...new Set(slips)])('%s finds galleon', (typed) => {
    expect(nearlyHolds('the galleon of gold', typed)).toBe(true);
    expect(nearlyHolds(word, typed)).toBe(true);
  });

  test.each(['gxllexn', 'glaelon', 'gallxxn', 'gaxxlleon', 'noellag'])('%s has two typos or more', (typed) =>
    expect(nearlyHolds('the galleon of gold', typed)).toBe(false),
  );

  test('is not forgiven in shorter words', () => {
    expect(nearlyHolds('gold', 'gol')).toBe(true);
    expect(nearlyHolds('gold', 'gld')).toBe(false);
    expect(nearlyHolds('', 'gold')).toBe(false);
  });

  test.each([
    ['gild', true],
    ['godl', true],
    ['goldd', true],
    ['bold', false],
    ['ogld', false],
    ['golf', true],
    ['goln', true],
  ])('in a short word, %s finds gold: %s', (typed, is) => expect(nearlyHolds('a gold rush', typed)).toBe(is));

  test.each([
    ['golen', 'golden', true],
    ['goden', 'golden', true],
    ['gild', 'golden', false],
    ['gilde', 'golden', false],
    ['gilden', 'goldens', true],
    ['xolden', 'goldens', true],
    ['xold', 'gold', false],
  ])('%s is the beginning of %s: %s', (typed, word, is) => expect(nearlyHolds(word, typed)).toBe(is));
});

describe('[LIST-04] a short word with a typo, across the whole seed', () => {
  const catalogue = seedCatalogue();
  const vendorNames = new Map(seedVendors.map(({ code, displayName }) => [code, displayName]));
  const keyed = catalogue.map((game) => {
    const shown = [game.name, ...switcherLanguages.map((code) => game.names[code] ?? '')];
    const names = shown.map(searchKey).join('\n');
    const vendor = [vendorNames.get(game.vendor) ?? '', game.vendor].map(searchKey).join('\n');
    return { game, names, all: `${names}\n${vendor}` };
  });
  const findGames = (phrase: string) =>
    searched(
      keyed,
      phrase,
      ({ all }) => all,
      ({ all }) => all,
    ).map(({ game }) => game);
  const findByName = (phrase: string) =>
    searched(
      keyed,
      phrase,
      ({ names }) => names,
      ({ names }) => names,
    );

  const words = [...new Set(catalogue.flatMap(({ name }) => searchKey(name).split(/[^a-z]+/)))];
  const slipsOf = (word: string) =>
    word
      .split('')
      .flatMap((letter, at) => [
        word.slice(0, at) + word.slice(at + 1),
        `${word.slice(0, at)}a${word.slice(at + 1)}`,
        `${word.slice(0, at)}i${word.slice(at)}`,
        word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
      ]);
  const held = keyed.map(({ all }) => all).join('\n');
  const typos = [...new Set(words.filter(({ length }) => length === 4).flatMap(slipsOf))].filter(
    (typo) => !held.includes(typo),
  );

  test('finds less than a tenth of it, and less than a twelfth by game names', { tags: ['full'] }, () => {
    expect(typos.length).toBeGreaterThan(300);
    const counts = typos.map((typo) => ({
      typo,
      byName: findByName(typo).length / catalogue.length,
      found: findGames(typo).length / catalogue.length,
    }));
    expect(counts.filter(({ byName }) => byName >= 1 / 12)).toEqual([]);
    // The vendors Tala and Tabla are both one typo away from it.
    expect(counts.filter(({ typo, found }) => typo !== 'taila' && found >= 1 / 10)).toEqual([]);
  });

  test.each([
    ['mynila', 'manila'],
    ['diomond', 'diamond'],
    ['bigno', 'bingo'],
    ['pokr', 'poker'],
    ['bacarat', 'baccarat'],
    ['vulcano', 'volcano'],
  ])('"%s" finds the same as "%s"', (typo, word) => {
    expect(findGames(word).length).toBeGreaterThan(0);
    expect(findGames(typo)).toEqual(expect.arrayContaining(findGames(word)));
  });

  test('names in simplified Chinese are found in traditional characters', () => {
    const toTraditional = Converter({ from: 'cn', to: 't' });
    const lost = catalogue.filter((game) => !findGames(toTraditional(game.names.CN ?? '')).includes(game));
    expect(lost).toEqual([]);
    expect(
      catalogue.filter(({ names }) => toTraditional(names.CN ?? '') !== names.CN).length,
    ).toBeGreaterThan(300);
  });
});
