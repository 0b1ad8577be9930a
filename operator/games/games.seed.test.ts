import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawTile } from '#operator/art/tile.ts';
import { contentRows } from '#operator/content/content.seed.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { isLottery } from '#operator/rules/drawTimes.ts';
import {
  covers,
  type GameClassify,
  gameClassifies,
  type GameType,
  gameTypes,
  minBets,
} from '@araw/contract/games/gameCodes';
import { type SeedGame, seedCatalogue } from './data/seedCatalogue.ts';
import { seedCategories, seedVendors } from './data/vendors.ts';
import { gameRows } from './games.seed.ts';

const catalogue = seedCatalogue();
const noon = Date.UTC(2026, 10, 21, 12);

const unique = (values: unknown[]) => new Set(values).size === values.length;
const ofTypes = (types: readonly GameType[]) => catalogue.filter(({ gameType }) => types.includes(gameType));

/** Pairs that are side by side or above each other in a grid of two columns. */
const neighbours = (list: readonly SeedGame[]) =>
  list.flatMap((game, index) =>
    [...(index % 2 === 0 ? [index + 1] : []), index + 2].flatMap((other) => {
      const neighbour = list[other];
      return neighbour ? [[game, neighbour] as const] : [];
    }),
  );

describe('the game seed', () => {
  test('has over 650 games in every category from at least 20 vendors, with unique names', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(650);
    expect(seedVendors.length).toBeGreaterThanOrEqual(20);
    expect([...new Set(catalogue.map(({ gameType }) => gameType))].toSorted()).toEqual(
      [...gameTypes].toSorted(),
    );
    expect(unique(catalogue.map(({ name }) => name.toLowerCase()))).toBe(true);
    expect(unique(catalogue.map(({ gameId }) => gameId))).toBe(true);
    expect(unique(catalogue.map(({ nodeId, vendor }) => `${vendor} ${nodeId}`))).toBe(true);
    expect(catalogue.map(({ popularity }) => popularity)).toEqual(catalogue.map((_, index) => index + 1));
  });

  test('gives every vendor the number of games promised', () => {
    const counted = seedVendors.map(({ code, games }) => [
      code,
      Object.fromEntries(
        Object.keys(games).map((gameType) => [
          gameType,
          catalogue.filter((game) => game.vendor === code && game.gameType === gameType).length,
        ]),
      ),
    ]);
    expect(counted).toEqual(seedVendors.map(({ code, games }) => [code, games]));
  });

  test('[LIST-03] has something for every filter value', () => {
    const hall = ofTypes(covers('RNG'));
    for (const classify of gameClassifies)
      expect(hall.filter((game) => game.classify === classify).length).toBeGreaterThan(9);
    for (const minBet of minBets.slice(1))
      expect(hall.filter((game) => game.minBet === Math.round(Number(minBet) * 100)).length).toBeGreaterThan(
        25,
      );
  });

  test('[ENT-01] has categories with a single vendor, so that tapping the tab launches it', () => {
    expect(seedVendors.filter(({ games }) => games.COCKFIGHT).map(({ code }) => code)).toEqual(['DS88']);
    expect(seedCategories.map(({ category }) => category)).not.toContain('ESPORTS');
    expect(seedCategories.map(({ category }) => category)).not.toContain('JL');
  });

  test('has a hot game in every category and labels it', () => {
    const hot = catalogue.filter(({ hotRank }) => hotRank !== null);
    expect(new Set(hot.map(({ gameType }) => gameType)).size).toBe(gameTypes.length);
    expect(hot.every(({ labels }) => labels.includes('HOT'))).toBe(true);
    expect(hot.filter(({ gameType }) => gameType === 'RNG').length).toBeGreaterThanOrEqual(6);
    expect(hot.filter(({ gameType, freeplay }) => gameType === 'RNG' && !freeplay)).toEqual([]);
  });

  test('[TILE-06] [PERM-02] lets trial players play every lottery', () => {
    const games = catalogue.filter(({ gameType }) => isLottery(gameType));
    expect(games.length).toBeGreaterThan(40);
    expect(games.filter(({ freeplay }) => !freeplay)).toEqual([]);
  });

  test('[LANG-01] names every game in each language of the switcher, without duplicates in any', () => {
    const scripts = { TY: /^[A-Z]/, CN: /\p{Script=Han}/u, TH: /\p{Script=Thai}/u, VI: /^[\p{Lu}]/u };
    for (const [language, script] of Object.entries(scripts)) {
      const names = catalogue.map((game) => (game.names as Record<string, string>)[language] ?? '');
      expect(names.filter((name) => !script.test(name))).toEqual([]);
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      expect([language, twice]).toEqual([language, []]);
    }
  });

  test('is not random: two seeds are identical, whatever the hour', () => {
    const digest = (now: number) =>
      createHash('sha256')
        .update(JSON.stringify([gameRows(), contentRows(now)]))
        .digest('hex');
    expect(digest(noon + 3_600_000)).toBe(digest(noon));
  });
});

describe('a name says what kind of game it is', () => {
  /**
   * Words that names contain for each kind, in each language; slots, fish and esports are named after their pictures.
   */
  const words: Partial<Record<GameKind, RegExp>> = {
    baccarat: /baccarat|百家乐|บาคาร่า/i,
    bingo: /bingo|宾果|บิงโก/i,
    colorGame: /color game|彩色骰|เกมสี|trò chơi màu/i,
    crash: /flight|lipad|飞行|เที่ยวบิน|chuyến bay/i,
    coin: /coin toss|kara krus|抛硬币|โยนเหรียญ|tung đồng xu/i,
    dice: /seven dice|dais ng siyete|七点骰|ลูกเต๋าเลขเจ็ด|xúc xắc số bảy/i,
    dragonTiger: /dragon tiger|龙虎|เสือมังกร|rồng hổ/i,
    poker: /poker|扑克|โป๊กเกอร์/i,
    roulette: /roulette|ruleta|轮盘|รูเล็ต/i,
    sabong: /sabong|斗鸡|ไก่ชน|đá gà/i,
    scratch: /scratch|kaskas|刮刮乐|บัตรขูด|vé cào/i,
    sicBo: /sic bo|骰宝|ไฮโล|tài xỉu/i,
    six42: /6\/42/,
    six49: /6\/49/,
    six55: /6\/55/,
  };
  /** Names of games without rules. */
  const unknown =
    /blackjack|二十一点|tongits|通吉士|pusoy|十三张|mahjong|麻将|domino|骨牌|lucky nine|九点|money wheel|转轮|colour game|video|keno|基诺|billiard|bilyar|台球|eight ball|黑八|\b[45]D\b|four digits|四位|one.minute|分分彩|basket|篮球|tennis|网球|volley|balibol|排球|boxing|boksing|拳击|baseball|棒球/i;
  const namesOf = ({ name, names }: SeedGame) => [name, ...Object.values(names)];

  test('in every language, across the whole catalogue: each name has a word for its own kind and no other', () => {
    const kinds = Object.entries(words);
    const told = catalogue.flatMap((game) =>
      namesOf(game).map((name) => ({
        name,
        kind: game.kind,
        said: kinds.filter(([, word]) => word.test(name)).map(([kind]) => kind),
      })),
    );
    expect(told.length).toBeGreaterThan(5 * 680);
    expect(told.filter(({ kind, said }) => String(said) !== (kind in words ? kind : ''))).toEqual([]);
  });

  test('no name is that of a game without rules', () => {
    expect(catalogue.flatMap(namesOf).filter((name) => unknown.test(name))).toEqual([]);
  });

  test('sports are football, and all other kinds follow the category', () => {
    const kindsOf = (gameType: GameType) => [...new Set(ofTypes([gameType]).map(({ kind }) => kind))];
    expect(ofTypes(['SPORTS']).filter(({ name }) => !/football|sportsbook/i.test(name))).toEqual([]);
    expect(kindsOf('SPORTS')).toEqual(['matches']);
    expect(kindsOf('ESPORTS')).toEqual(['matches']);
    expect(kindsOf('COCKFIGHT')).toEqual(['sabong']);
    expect(kindsOf('FISH')).toEqual(['fish']);
    expect(kindsOf('BINGO')).toEqual(['bingo']);
  });

  test('[LIST-03] a classify code matches the kind', () => {
    const kindsOf = (classify: GameClassify | null) =>
      new Set(
        ofTypes(['RNG', 'JL', 'BINGO'])
          .filter((game) => game.classify === classify)
          .map(({ kind }) => kind),
      );
    expect(kindsOf(null)).toEqual(new Set(['slot', 'lineSlot']));
    expect(kindsOf('JP')).toEqual(new Set(['slot']));
    expect(kindsOf('SC')).toEqual(new Set(['scratch']));
    expect(kindsOf('VP')).toEqual(new Set(['poker']));
    expect(kindsOf('TG')).toEqual(new Set(['dragonTiger']));
    expect(kindsOf('AC')).toEqual(new Set(['crash']));
    expect(kindsOf('BG')).toEqual(new Set(['bingo']));
  });
});

describe('the artwork of the seed', () => {
  const families = [...new Set(gameTypes.map((gameType) => String(covers(gameType))))];

  test.each(gameTypes)('no neighbours in %s share a hero or a palette', (gameType) => {
    const alike = neighbours(ofTypes(covers(gameType))).filter(
      ([a, b]) => a.design.hero === b.design.hero || a.design.palette === b.design.palette,
    );
    expect(alike).toEqual([]);
  });

  test('neighbours in one category or vendor of a longer list do not either', () => {
    const lists = families.flatMap((family) => {
      const games = ofTypes(family.split(',') as GameType[]);
      const by = (key: 'vendor' | 'gameType') =>
        [...new Set(games.map((game) => game[key]))].map((value) =>
          games.filter((game) => game[key] === value),
        );
      return [...by('vendor'), ...by('gameType')];
    });
    expect(lists.length).toBeGreaterThan(seedVendors.length);
    const alike = lists
      .flatMap(neighbours)
      .filter(([a, b]) => a.design.hero === b.design.hero || a.design.palette === b.design.palette);
    expect(alike).toEqual([]);
  });

  test('neighbours among the hot games do not look alike either', () => {
    const hot = catalogue.filter(({ hotRank }) => hotRank !== null);
    const lists = [hot, ...gameTypes.map((gameType) => hot.filter((game) => game.gameType === gameType))];
    const alike = lists
      .flatMap(neighbours)
      .filter(([a, b]) => a.design.hero === b.design.hero && a.design.palette === b.design.palette);
    expect(alike).toEqual([]);
  });

  test('a tile averages 0.9 KB and never exceeds 1.2 KB, compressed', { tags: ['full'] }, () => {
    // The server's compression.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const sizes = catalogue.map(({ design }) => brotliCompressSync(drawTile(design), { params }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(900);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1200);
  });
});
