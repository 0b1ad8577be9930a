import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { categoriesOf, entranceTabs } from '#machines/gameEntrance/gameEntrance.rules.ts';
import { readBook } from '#operator/compositions/book.ts';
import { playHandlers } from '#operator/compositions/play.handlers.ts';
import { maskedName } from '#operator/compositions/winners.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import {
  favourites,
  games,
  pastWinners,
  recentGames,
  vendors,
} from '#operator/database/tables/games.tables.ts';
import { lotteryOrders } from '#operator/database/tables/lottery.tables.ts';
import { playLaunches, playRounds } from '#operator/database/tables/play.tables.ts';
import { sportsTickets } from '#operator/database/tables/sports.tables.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { calls, type CallName, type CallRequest, type HandlerValue } from '@araw/contract/calls/calls';
import { gameTypes } from '@araw/contract/games/gameCodes';
import { catalogueOf, invalidateCatalogue } from '#operator/games/catalogue.ts';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { gamesHandlers } from '#operator/games/games.handlers.ts';
import { type Obstacle, obstacleMinimum, setObstacle } from '#operator/games/obstacles.ts';

const handlers = { ...gamesHandlers, ...playHandlers };
const context = await createSeededContext();
afterAll(() => context.close());

const seeded = seedCatalogue();
const visitor: Caller = {
  account: null,
  sessionId: null,
  ip: '192.0.2.1',
  userAgent: 'test',
  requestId: 'r1',
};

/** A demo account with its own session. */
async function callerNamed(name: string): Promise<Caller> {
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no account ${name}`);
  const [session] = await context.database
    .insert(sessions)
    .values({
      accountId: account.id,
      tokenDigest: `${name}-token`,
      createdAt: 0,
      lastSeenAt: 0,
      ip: '',
      userAgent: '',
    })
    .returning({ id: sessions.id });
  const { id, type, merchantCode } = account;
  return { ...visitor, account: { id, name, type, merchantCode }, sessionId: session?.id ?? null };
}

const maria = await callerNamed('maria');
const nena = await callerNamed('nena');
const tina = await callerNamed('tina');

beforeEach(async () => {
  await context.database.delete(favourites);
  await context.database.delete(recentGames);
});

/** Parses the request like a real call, before the handler sees it. */
const parse = <Name extends CallName>(name: Name, request: Record<string, unknown>) =>
  v.parse(calls[name].request, request) as v.InferOutput<(typeof calls)[Name]['request']>;

const listRequest = (changes: Record<string, unknown> = {}) => ({
  merchant: 'ARAW',
  platform: 'html5',
  gameName: '',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 25,
  vassalage: '',
  gameClassify: '',
  minBet: '',
  minLine: '',
  language: 'EN',
  clientType: 2,
  ...changes,
});
const list = (changes: Record<string, unknown> = {}) =>
  handlers.gameList(parse('gameList', listRequest(changes)), visitor, context);

const idsOf = (rows: readonly { gameId: string }[]) => rows.map(({ gameId }) => gameId);
const seededIds = (keep: (game: (typeof seeded)[number]) => boolean) => idsOf(seeded.filter(keep));

async function codeOf(promise: Promise<unknown>) {
  return promise.then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  );
}

function nodeOf(gameId: string) {
  const game = seeded.find((candidate) => candidate.gameId === gameId);
  if (!game) throw new Error(`There is no game ${gameId}`);
  return { vendor: game.vendor, nodeId: game.nodeId };
}
const launchOf = (gameId: string): CallRequest<'launchGame'> => ({
  ...nodeOf(gameId),
  gameId,
  roomId: '',
  language: 'EN',
});

describe('the game list', () => {
  test('[LIST-08] contains complete games', async () => {
    expect(await list({ gameName: 'manila gold rush' })).toEqual({
      games: [
        {
          gameId: 'JL-001',
          nodeId: '1001',
          nodeName: 'Manila Gold Rush',
          name: 'Manila Gold Rush',
          gameType: 'JL',
          roomId: null,
          vassalage: 'JL',
          supportPlay: true,
          isGameH5: true,
          freeplay: true,
          gameClassifyNew: null,
          lottoMode: null,
          displayName: 'JL Games',
          showIcon: true,
          iconUrl: expect.stringMatching(/^\/art\/tile\/coin-\d-\w+-\w+-JL-\d+\.svg$/),
          labels: ['HOT'],
        },
      ] satisfies HandlerValue<'gameList'>['games'],
      pageNum: 1,
      totalPages: 1,
    });
  });

  test('[LIST-01] without a type contains every type, most popular first, each game once', async () => {
    const { totalPages } = await list({ gameType: '', pageSize: 100 });
    const pages = Array.from({ length: totalPages }, (_, index) =>
      list({ gameType: '', pageSize: 100, pageNo: index + 1 }),
    );
    const all = (await Promise.all(pages)).flatMap(({ games: rows }) => rows);
    expect(idsOf(all)).toEqual(seededIds(() => true));
  });

  test.each(gameTypes)(
    '[LIST-01] %s pages through all of its games, most popular first, each once',
    async (gameType) => {
      const held: string[] = { RNG: ['RNG', 'JL', 'BINGO'], SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'] }[
        gameType as string
      ] ?? [gameType];
      const expected = seededIds((game) => held.includes(game.gameType));
      const totalPages = Math.ceil(expected.length / 25);
      const pages = await Promise.all(
        Array.from({ length: totalPages }, (_, index) => list({ gameType, pageNo: index + 1 })),
      );
      expect(pages.map((page) => [page.pageNum, page.totalPages])).toEqual(
        pages.map((_, index) => [index + 1, totalPages]),
      );
      expect(pages.flatMap((page) => idsOf(page.games))).toEqual(expected);
    },
  );

  test('[LIST-08] a page beyond the end is empty but has the right totals', async () => {
    const { totalPages } = await list();
    expect(await list({ pageNo: totalPages + 1 })).toEqual({
      games: [],
      pageNum: totalPages + 1,
      totalPages,
    });
    expect(await list({ pageNo: 100_000 })).toEqual({ games: [], pageNum: 100_000, totalPages });
    expect(await list({ gameName: 'no such game' })).toEqual({ games: [], pageNum: 1, totalPages: 0 });
  });

  test.each(['MANILA GOLD', '  manila gold  ', 'Manila   Gold', 'mánîla göld', 'ｍａｎｉｌａ gold'])(
    '[LIST-04] %j finds Manila Gold Rush',
    async (gameName) => {
      expect(idsOf((await list({ gameName })).games)).toContain('JL-001');
    },
  );

  test('[LIST-04] accents in names do not matter either', async () => {
    const found = await list({ gameType: 'LIVE', gameName: 'salon prive' });
    expect(found.games.length).toBeGreaterThan(0);
    expect(found.games.every(({ name }) => name?.includes('Salon Privé'))).toBe(true);
  });

  test('[LIST-04] searches the names in every language, and answers in the requested one', async () => {
    const found = await list({ gameName: '马尼拉', language: 'CN' });
    expect(found.games.map(({ name }) => name)).toEqual(['马尼拉淘金']);
    expect(idsOf((await list({ gameName: 'manila gold', language: 'CN' })).games)).toEqual(['JL-001']);
    expect((await list({ gameName: 'manila gold', language: 'tl' })).games[0]?.name).toBe('Ginto ng Maynila');
    expect((await list({ gameName: 'manila gold', language: 'TH' })).games[0]?.name).toBe('ตื่นทองมะนิลา');
    expect((await list({ gameName: 'manila gold', language: '__proto' })).games[0]?.name).toBe(
      'Manila Gold Rush',
    );
    const inEnglish = await list({ gameName: '马尼拉', language: 'EN' });
    expect(inEnglish.games.map(({ name }) => name)).toEqual(['Manila Gold Rush']);
  });

  test('[LIST-04] searches the vendors, and forgives one typo in a word if nothing else is found', async () => {
    const ofVendor = await list({ gameType: 'JL', gameName: 'jl games', pageSize: 100 });
    expect(idsOf(ofVendor.games)).toEqual(seededIds(({ gameType }) => gameType === 'JL').slice(0, 100));
    for (const gameName of ['manlia gold rush', 'manila godl rush', 'manilla gold rusn']) {
      expect(idsOf((await list({ gameName })).games)).toEqual(['JL-001']);
    }
  });

  test.each([
    '%',
    '_',
    '\\',
    '%_\\',
    "' OR 1=1 --",
    "'; DROP TABLE games; --",
    '<img onerror>',
    '__proto__',
    '{{}}',
    '.*',
  ])('[LIST-08] %j is searched for literally', async (gameName) => {
    expect((await list({ gameName })).games).toEqual([]);
  });

  test('[LIST-08] a wildcard in a search finds only itself', async () => {
    await context.database.update(games).set({ name: '100% Mango_\\' }).where(eq(games.gameId, 'JL-001'));
    invalidateCatalogue(context);
    for (const gameName of ['%', '_', '\\', '0% m', 'o_\\'])
      expect(idsOf((await list({ gameName })).games)).toEqual(['JL-001']);
    await context.database.update(games).set({ name: 'Manila Gold Rush' }).where(eq(games.gameId, 'JL-001'));
    invalidateCatalogue(context);
  });

  test('[LIST-03] filters by vendor, kind and minimum bet, separately and together', async () => {
    const slots = (game: (typeof seeded)[number]) => ['RNG', 'JL', 'BINGO'].includes(game.gameType);
    const all = { pageSize: 100 };
    expect(idsOf((await list({ ...all, vassalage: 'JL' })).games)).toEqual(
      seededIds((game) => slots(game) && game.vendor === 'JL'),
    );
    expect(idsOf((await list({ ...all, vassalage: 'FC' })).games)).toEqual(
      seededIds(({ gameType }) => gameType === 'BINGO'),
    );
    expect(idsOf((await list({ ...all, gameClassify: 'SC' })).games)).toEqual(
      seededIds(({ classify }) => classify === 'SC'),
    );
    expect(idsOf((await list({ ...all, minBet: '0.75' })).games)).toEqual(
      seededIds((game) => slots(game) && game.minBet === 75).slice(0, 100),
    );
    const named = seededIds(
      ({ vendor, minBet, name, names }) =>
        vendor === 'PP' &&
        minBet === 5 &&
        [name, ...Object.values(names)].some((one) =>
          /an/i.test(one.normalize('NFKD').replace(/\p{M}/gu, '')),
        ),
    );
    expect(named).not.toEqual([]);
    expect(idsOf((await list({ ...all, vassalage: 'PP', minBet: '0.05', gameName: 'an' })).games)).toEqual(
      named,
    );
    expect((await list({ vassalage: 'NOBODY' })).games).toEqual([]);
    expect((await list({ vassalage: "JL' OR ''='" })).games).toEqual([]);
  });

  test.each([
    { pageNo: 0 },
    { pageNo: -1 },
    { pageNo: 1.5 },
    { pageNo: 1e9 },
    { pageNo: Number.NaN },
    { pageNo: '1e3' },
    { pageSize: 0 },
    { pageSize: 101 },
    { minBet: '0.02' },
    { gameClassify: 'XX' },
    { gameType: 'rng' },
    { gameName: 'a'.repeat(101) },
    { gameName: '\u0000' },
    { gameName: ['a'] },
    { language: {} },
    { clientType: 3 },
    { platform: 'flash' },
  ])('[LIST-08] %j is not a valid request', (changes) => {
    expect(v.safeParse(calls.gameList.request, listRequest(changes)).success).toBe(false);
  });

  test('a change appears once the catalogue is invalidated', async () => {
    const before = await catalogueOf(context);
    expect(await catalogueOf(context)).toBe(before);
    invalidateCatalogue(context);
    expect(await catalogueOf(context)).not.toBe(before);
  });
});

describe('vendors', () => {
  test('[ENT-03] are structured as operators send them: JL inside RNG, esports inside SPORTS', async () => {
    const { sorting, mapping } = await handlers.vendors(
      parse('vendors', { merchant: 'ARAW' }),
      visitor,
      context,
    );
    expect(sorting.map(({ gameCategory, vendorNames }) => [gameCategory, vendorNames])).toEqual([
      ['RNG', ['JL', 'PP', 'BH', 'KW', 'TL', 'SB', 'MX']],
      ['LIVE', ['HL', 'DW', 'SL']],
      ['FISH', ['JL', 'LG', 'AL']],
      ['BINGO', ['FC']],
      ['PVP', ['TB', 'BR']],
      ['SPORTS', ['LR', 'KP', 'AV', 'AI', 'IMES', 'TF', 'IA']],
      ['COCKFIGHT', ['DS88']],
      ['LOTT', ['SWL']],
      ['ELOTT', ['TCG_LOTTO_VN']],
      ['ELOTTO', ['EZL']],
    ]);
    expect(mapping['COCKFIGHT']).toEqual([
      {
        vassalage: 'DS88',
        accountTypeName: 'DS88',
        displayName: 'Derby Sabong 88',
        mobileLargeIcon: '/art/vendor/DS88.svg',
        lobbyGameId: 'DS88-001',
        lobbyNodeId: nodeOf('DS88-001').nodeId,
      },
    ]);
  });

  test('[ENT-01] [ENT-03] [ENT-04] are split by the app into the twelve categories', async () => {
    const config = v.parse(
      calls.vendors.response,
      await handlers.vendors(parse('vendors', { merchant: 'ARAW' }), visitor, context),
    );
    expect(
      categoriesOf(config)
        .map(({ gameType }) => gameType)
        .toSorted(),
    ).toEqual([...gameTypes].toSorted());
    expect(entranceTabs(config).find(({ id }) => id === 'COCKFIGHT')).toMatchObject({ opens: 'vendor' });
  });

  test('list the game types of one', async () => {
    const ask = (typeId: string) =>
      handlers.vendorGameTypes(parse('vendorGameTypes', { typeId, merchant_code: 'ARAW' }), visitor, context);
    expect(await ask('JL')).toEqual({ list: ['FISH', 'JL'] });
    expect(await ask('FC')).toEqual({ list: ['BINGO'] });
    expect(await ask("' OR 1=1 --")).toEqual({ list: [] });
  });
});

describe('ready-made lists', () => {
  test('[TILE-03] hot games are in order of rank, including the best casino games', async () => {
    const request = parse('hotGames', {
      merchantCode: 'ARAW',
      isPlatform: 2,
      language: 'EN',
      platform: 'html5',
    });
    const { list: hot } = await handlers.hotGames(request, visitor, context);
    expect(idsOf(hot)).toEqual(seededIds(({ hotRank }) => hotRank !== null));
    expect(hot.filter(({ gameType }) => gameType === 'RNG').length).toBeGreaterThanOrEqual(6);
  });

  test('popular games are the first of the catalogue, phone games all of it', async () => {
    const popular = await handlers.popularGames(parse('popularGames', {}), visitor, context);
    expect(idsOf(popular.list)).toEqual(seededIds(() => true).slice(0, 25));
    const mobile = await handlers.mobileGames(
      parse('mobileGames', { merchant: 'ARAW', language: 'EN' }),
      visitor,
      context,
    );
    expect(idsOf(mobile.list)).toEqual(seededIds(() => true));
  });
});

describe('favourites', () => {
  const add = (gameId: string, caller = maria) => handlers.addFavourite(nodeOf(gameId), caller, context);
  const remove = (gameId: string, caller = maria) =>
    handlers.removeFavourite(nodeOf(gameId), caller, context);
  const page = (changes: Record<string, unknown> = {}, caller = maria) =>
    handlers.favouriteGames(
      parse('favouriteGames', { pageNo: 1, pageSize: 15, language: 'EN', ...changes }),
      caller,
      context,
    );
  const ids = (caller = maria) =>
    handlers.favouriteIds(parse('favouriteIds', { pageNo: 1, pageSize: 100 }), caller, context);

  test('[TILE-02] adding or removing twice has the same effect as once; the last call wins', async () => {
    expect(await add('JL-001')).toEqual({});
    await add('JL-001');
    expect(await ids()).toEqual({ content: [{ nodeId: '1001', vassalage: 'JL' }] });
    await remove('JL-001');
    await remove('JL-001');
    expect(await ids()).toEqual({ content: [] });
    await add('JL-001');
    expect((await ids()).content).toHaveLength(1);
  });

  test('[TILE-02] every list marks the caller’s favourites among its games, however many there are', async () => {
    const [first, second] = [seeded[0]?.gameId ?? '', seeded[1]?.gameId ?? ''];
    await add(first);
    for (const { gameId } of seeded.slice(100, 220)) await add(gameId);
    await add(second, nena);
    const hearts = (rows: readonly { gameId: string; favourite?: unknown }[]) =>
      Object.fromEntries(
        rows
          .filter(({ gameId }) => [first, second].includes(gameId))
          .map((row) => [row.gameId, row.favourite]),
      );
    const language = 'EN';
    for (const [caller, expected] of [
      [maria, { [first]: true, [second]: false }],
      [nena, { [first]: false, [second]: true }],
      [visitor, { [first]: undefined, [second]: undefined }],
    ] as const) {
      const all = parse('mobileGames', { merchant: 'ARAW', language });
      const request = parse('popularGames', { merchant: 'ARAW', language });
      expect(hearts((await handlers.mobileGames(all, caller, context)).list)).toEqual(expected);
      expect(hearts((await handlers.popularGames(request, caller, context)).list)).toEqual(expected);
    }
    const { games: listed } = await handlers.gameList(parse('gameList', listRequest()), maria, context);
    expect(listed.every(({ favourite }) => typeof favourite === 'boolean')).toBe(true);
    const hotRequest = parse('hotGames', {
      merchantCode: 'ARAW',
      isPlatform: 2,
      language,
      platform: 'html5',
    });
    const hot = (await handlers.hotGames(hotRequest, maria, context)).list;
    expect(hot.every(({ favourite }) => typeof favourite === 'boolean')).toBe(true);
    await handlers.addRecentGame(nodeOf(second), maria, context);
    const recents = parse('recentGames', { page: 1, pageSize: 25, language, clientType: 2 });
    expect(hearts((await handlers.recentGames(recents, maria, context)).list)).toEqual({
      [second]: false,
    });

    for (let pageNo = 1; pageNo <= 9; pageNo += 1) {
      const { content, totalPages } = await page({ pageNo });
      expect([totalPages, content.filter(({ favourite }) => favourite !== true)]).toEqual([9, []]);
    }
  });

  test('[TILE-02] belong to the player', async () => {
    await add('JL-001', maria);
    expect(await ids(nena)).toEqual({ content: [] });
    await remove('JL-001', nena);
    expect((await ids(maria)).content).toHaveLength(1);
  });

  test('[LIST-06] are listed latest first, page by page, by category', async () => {
    for (const gameId of ['JL-001', 'PP-001', 'FC-001', 'HL-001', 'AV-001']) await add(gameId);
    expect(idsOf((await page()).content)).toEqual(['AV-001', 'HL-001', 'FC-001', 'PP-001', 'JL-001']);
    expect(idsOf((await page({ gameType: 'RNG' })).content)).toEqual(['FC-001', 'PP-001', 'JL-001']);
    expect(idsOf((await page({ gameType: 'SPORTS' })).content)).toEqual(['AV-001']);
    const second = await page({ pageNo: 2, pageSize: 2 });
    expect([idsOf(second.content), second.pageNum, second.totalPages]).toEqual([['FC-001', 'PP-001'], 2, 3]);
    expect(await page({ pageNo: 9 })).toEqual({ content: [], pageNum: 9, totalPages: 1 });
  });

  test('[TILE-02] an unknown game is refused, whatever its name', async () => {
    for (const request of [
      { vendor: 'JL', nodeId: '2001' },
      { vendor: 'PP', nodeId: '1001' },
      { vendor: "JL' --", nodeId: '1001' },
      { vendor: '', nodeId: '' },
    ]) {
      expect(await codeOf(handlers.addFavourite(request, maria, context))).toBe('notFound');
      expect(await codeOf(handlers.removeFavourite(request, maria, context))).toBe('notFound');
    }
  });

  test('[TILE-02] a visitor has none', async () => {
    expect(await codeOf(ids(visitor))).toBe('notLoggedIn');
    expect(await codeOf(add('JL-001', visitor))).toBe('notLoggedIn');
  });
});

describe('recent games', () => {
  const recent = (changes: Record<string, unknown> = {}, caller = maria) =>
    handlers.recentGames(
      parse('recentGames', { page: 1, pageSize: 25, language: 'EN', clientType: 2, ...changes }),
      caller,
      context,
    );
  const play = (gameId: string) => handlers.addRecentGame(nodeOf(gameId), maria, context);

  test('are listed latest first, each once, even after the clock has gone back', async () => {
    for (const gameId of ['JL-001', 'PP-001', 'JL-001', 'FC-001']) {
      await play(gameId);
      context.clock.shift(-60_000);
    }
    context.clock.shift(0);
    const { list: games, totalPages } = await recent();
    expect([idsOf(games), totalPages]).toEqual([['FC-001', 'JL-001', 'PP-001'], 1]);
  });

  test('[HOME-01] are paged and filtered by category', async () => {
    for (const gameId of ['JL-001', 'PP-001', 'HL-001', 'FC-001']) await play(gameId);
    expect(idsOf((await recent({ pageSize: 3 })).list)).toEqual(['FC-001', 'HL-001', 'PP-001']);
    expect(idsOf((await recent({ gameType: 'LIVE' })).list)).toEqual(['HL-001']);
    expect(await recent({ page: 5 })).toEqual({ list: [], totalPages: 1 });
    expect(await recent({}, nena)).toEqual({ list: [], totalPages: 0 });
    expect(await codeOf(recent({}, visitor))).toBe('notLoggedIn');
  });
});

describe('launching', () => {
  const recentIds = async (caller: Caller) => {
    const request = parse('recentGames', { page: 1, pageSize: 25, language: 'EN', clientType: 2 });
    return idsOf((await handlers.recentGames(request, caller, context)).list);
  };
  const launches = () => context.database.select().from(playLaunches);

  beforeEach(async () => {
    await context.database.delete(playLaunches);
  });

  test('[TILE-05] a real account plays for money and the game becomes its latest recent one', async () => {
    const { gameUrl } = await handlers.launchGame(parse('launchGame', launchOf('JL-001')), maria, context);
    expect(gameUrl).toMatch(/^\/play\/JL-001\?code=[\w-]{32,}&language=en&css=$/);
    expect(await launches()).toMatchObject([
      {
        accountId: maria.account?.id,
        sessionId: maria.sessionId,
        gameId: 'JL-001',
        gameName: 'Manila Gold Rush',
        kind: 'slot',
        fun: false,
      },
    ]);
    expect(await recentIds(maria)).toEqual(['JL-001']);
  });

  test('[TILE-06] a lottery opens in its frame, with a code that works once', async () => {
    const asked = { ...launchOf('SWL-001'), css: 'light', playType: 'Entertainment', prizeMode: 'Elott' };
    const { gameUrl } = await handlers.launchGame(parse('launchGame', asked), maria, context);
    const [path, query] = gameUrl.split('?');
    expect(path).toBe('/lotto-h5/mobile/Entertainment/games/SWL-001');
    const { token, ...rest } = Object.fromEntries(new URLSearchParams(query));
    expect(token).toMatch(/^[\w-]{32,}$/);
    expect(rest).toEqual({ merchant: 'ARAW', css: 'light', prize_mode: 'Elott', language: 'en' });
  });

  test('[TILE-04] tapping a match opens its room, next to the vendor’s others', async () => {
    const [soonest] = (
      await handlers.matches(parse('matches', { merchant: 'ARAW', language: 'EN' }), visitor, context)
    ).list;
    if (!soonest) throw new Error('There is no match');
    const { vendor, gameId, nodeId, roomId } = soonest;
    const asked = { vendor, gameId, nodeId, roomId, language: 'EN' };
    const { gameUrl } = await handlers.launchGame(parse('launchGame', asked), maria, context);
    const [path, query] = gameUrl.split('?');
    const { code: _, ...rest } = Object.fromEntries(new URLSearchParams(query));
    expect([path, rest]).toEqual([`/play/book/${gameId}`, { language: 'en', css: '', room: roomId }]);
    const record = { classify: null, minBet: 100 } as const;
    const opened = { accountId: maria.account?.id ?? 0, sessionId: 0, gameId, gameName: '', ...record };
    const { events } = await readBook(context, { ...opened, kind: 'matches', fun: false, launchedAt: 0 });
    expect(events.map((event) => event.roomId)).toContain(roomId);
    expect(new Set(events.map((event) => event.roomId)).size).toBe(3);
  });

  test('[TILE-05] the game opens under its name in the player’s language', async () => {
    await handlers.launchGame(parse('launchGame', { ...launchOf('JL-001'), language: 'CN' }), maria, context);
    expect((await launches()).map(({ gameName }) => gameName)).toEqual(['马尼拉淘金']);
  });

  test('[PERM-05] a trial account plays only for fun, in games that allow it', async () => {
    const realOnly = seeded.find(({ freeplay }) => !freeplay)!;
    expect(await codeOf(handlers.launchGame(parse('launchGame', launchOf('JL-001')), tina, context))).toBe(
      'realAccountOnly',
    );
    expect(
      await codeOf(
        handlers.launchTrialGame(parse('launchTrialGame', launchOf(realOnly.gameId)), tina, context),
      ),
    ).toBe('realAccountOnly');
    expect(await launches()).toEqual([]);
    expect(await recentIds(tina)).toEqual([]);

    await handlers.launchTrialGame(parse('launchTrialGame', launchOf('JL-001')), tina, context);
    expect((await launches()).map(({ fun }) => fun)).toEqual([true]);
    expect(await recentIds(tina)).toEqual(['JL-001']);
  });

  test('[PERM-05] matches and fights cannot be played for fun: they draw nothing immediately', async () => {
    const forBets = seeded.filter(({ gameType }) => ['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(gameType));
    expect(forBets).toHaveLength(69);
    for (const { gameId } of forBets) {
      for (const caller of [tina, maria]) {
        expect([
          gameId,
          await codeOf(handlers.launchTrialGame(parse('launchTrialGame', launchOf(gameId)), caller, context)),
        ]).toEqual([gameId, 'realAccountOnly']);
      }
    }
    expect(await launches()).toEqual([]);
    expect(forBets.filter(({ freeplay }) => freeplay)).toEqual([]);
  });

  test('a real account can try a game for fun', async () => {
    await handlers.launchTrialGame(parse('launchTrialGame', launchOf('JL-001')), maria, context);
    expect((await launches()).map(({ fun }) => fun)).toEqual([true]);
  });

  test('[TILE-05] an unknown game, another vendor’s or another node is not found', async () => {
    const right = launchOf('JL-001');
    for (const wrong of [
      { gameId: 'JL-999' },
      { vendor: 'PP' },
      { nodeId: '1002' },
      { gameId: "' OR 1=1 --" },
    ]) {
      expect(
        await codeOf(handlers.launchGame(parse('launchGame', { ...right, ...wrong }), maria, context)),
      ).toBe('notFound');
    }
    expect(await launches()).toEqual([]);
  });

  test('[TILE-05] a game or vendor under maintenance is unavailable from the next tap on', async () => {
    const tap = () => codeOf(handlers.launchGame(parse('launchGame', launchOf('JL-001')), maria, context));
    const resting = seeded.find(({ maintenance }) => maintenance)!;
    expect(
      await codeOf(handlers.launchGame(parse('launchGame', launchOf(resting.gameId)), maria, context)),
    ).toBe('gameUnavailable');
    await context.database.update(vendors).set({ maintenance: true }).where(eq(vendors.code, 'JL'));
    expect(await tap()).toBe('vendorUnavailable');
    await context.database.update(vendors).set({ maintenance: false }).where(eq(vendors.code, 'JL'));
    await context.database.update(games).set({ maintenance: true }).where(eq(games.gameId, 'JL-001'));
    expect(await tap()).toBe('gameUnavailable');
    await context.database.update(games).set({ maintenance: false }).where(eq(games.gameId, 'JL-001'));
    expect(await recentIds(maria)).toEqual([]);
    expect(await tap()).toBe('answered');
  });

  describe('closed by the operator', () => {
    const tap = (who: Caller) =>
      codeOf(handlers.launchGame(parse('launchGame', launchOf('JL-001')), who, context));
    const close = (obstacle: Obstacle, on: boolean) =>
      setObstacle(context, { obstacle, on, gameId: 'JL-001', account: 'maria' });

    test.each([
      ['maintenance', 'gameUnavailable', 'gameUnavailable'],
      ['vendorMaintenance', 'vendorUnavailable', 'vendorUnavailable'],
      ['region', 'gameRegionRestricted', 'gameRegionRestricted'],
      ['exclusion', 'gameNotAllowed', 'answered'],
      ['minimum', 'balanceBelowMinimum', 'balanceBelowMinimum'],
    ] as const)('[TILE-05] %s has its own code', async (obstacle, own, other) => {
      await close(obstacle, true);
      expect([await tap(maria), await tap(nena)]).toEqual([own, other]);
      await close(obstacle, false);
      expect([await tap(maria), await tap(nena)]).toEqual(['answered', 'answered']);
    });

    test('[TILE-05] a vendor that forbids frames opens its games in their own window', async () => {
      const framed = async () =>
        (await handlers.launchGame(parse('launchGame', launchOf('JL-001')), maria, context)).framed;
      await close('noFrames', true);
      expect(await framed()).toBe(false);
      await close('noFrames', false);
      expect(await framed()).toBe(true);
    });

    test.each([
      ['money', 'launchGame'],
      ['fun', 'launchTrialGame'],
    ] as const)('[CASH-02] a launch for %s includes the highest accepted stake', async (_, call) => {
      const told = async () =>
        (await handlers[call](parse(call, launchOf('JL-001')), maria, context)).highestStake;
      const ofGame = eq(games.gameId, 'JL-001');
      const [{ minBet } = { minBet: 0 }] = await context.database.select().from(games).where(ofGame);
      expect(await told()).toBe(500);
      await context.database.update(games).set({ minBet: 50_001 }).where(ofGame);
      expect(await told()).toBe(0);
      await context.database.update(games).set({ minBet }).where(ofGame);
    });

    test('[TILE-05] the proxy’s country takes precedence over the merchant’s', async () => {
      await close('region', true);
      expect(await tap({ ...maria, country: 'SG' })).toBe('answered');
      await context.database
        .update(vendors)
        .set({ closedCountries: ['SG'] })
        .where(eq(vendors.code, 'JL'));
      expect(await tap({ ...maria, country: 'SG' })).toBe('gameRegionRestricted');
      expect(await tap(maria)).toBe('answered');
      await close('region', false);
    });

    test('[TILE-05] the minimum is in pesos and does not apply to play money', async () => {
      await close('minimum', true);
      const asked = handlers.launchGame(parse('launchGame', launchOf('JL-001')), maria, context);
      await expect(asked).rejects.toMatchObject({ value: { minimum: obstacleMinimum / 100 } });
      const fun = handlers.launchTrialGame(parse('launchTrialGame', launchOf('JL-001')), maria, context);
      expect(await codeOf(fun)).toBe('answered');
      await close('minimum', false);
    });

    test('an unknown game or account is not found', async () => {
      const request = { obstacle: 'exclusion', on: true, gameId: 'JL-001', account: 'maria' } as const;
      expect(await codeOf(setObstacle(context, { ...request, gameId: 'JL-999' }))).toBe('notFound');
      expect(await codeOf(setObstacle(context, { ...request, account: 'nobody' }))).toBe('notFound');
    });
  });

  test('a visitor cannot launch anything', async () => {
    expect(await codeOf(handlers.launchGame(parse('launchGame', launchOf('JL-001')), visitor, context))).toBe(
      'notLoggedIn',
    );
  });
});

describe('the winner board', () => {
  const board = (limitNum = 100, language = 'EN') =>
    handlers.winnerBoard(parse('winnerBoard', { gameCategory: 'ALL', language, limitNum }), visitor, context);
  const round = (changes: Partial<typeof playRounds.$inferInsert>): typeof playRounds.$inferInsert => ({
    accountId: maria.account?.id ?? 0,
    idempotencyKey: crypto.randomUUID(),
    gameId: 'JL-001',
    fun: false,
    stake: 1_000,
    payout: 25_050,
    balanceAfter: 0,
    outcome: {},
    createdAt: 1,
    ...changes,
  });

  test('[HOME-06] shows won real-money rounds, latest first, before the history', async () => {
    await context.database.delete(playRounds);
    const history = await context.database.select().from(pastWinners);
    expect(history.length).toBeGreaterThan(20);
    expect((await board()).list).toHaveLength(history.length);

    await context.database
      .insert(playRounds)
      .values([
        round({ createdAt: 10 }),
        round({ createdAt: 30, gameId: 'PP-001', payout: 100_000_000 }),
        round({ createdAt: 40, fun: true }),
        round({ createdAt: 50, payout: 1_000 }),
        round({ createdAt: 60, payout: 0 }),
      ]);
    const { list: shown } = await board();
    expect(shown).toHaveLength(history.length + 2);
    expect(shown.slice(0, 2)).toEqual([
      {
        iconUrl: expect.stringMatching(/^\/art\/tile\/sun-/),
        customerName: 'ma***a',
        gameName: 'Boracay Sunset',
        winAmount: 1_000_000,
        vassalage: 'PP',
        gameId: 'PP-001',
        nodeId: '2001',
      },
      expect.objectContaining({ customerName: 'ma***a', gameName: 'Manila Gold Rush', winAmount: 250.5 }),
    ]);
    expect((await board(1, 'CN')).list.map(({ gameName }) => gameName)).toEqual(['长滩落日']);
    expect((await board(3)).list).toHaveLength(3);
  });

  test('[HOME-06] shows won lottery orders and tickets among the rounds, by settlement time', async () => {
    await context.database.delete(playRounds);
    await context.database.insert(playRounds).values(round({ createdAt: 20 }));
    const bet = { accountId: maria.account?.id ?? 0, stake: 1_000, placedAt: 1 };
    const draw = { gameId: 'SWL-001', numero: '20260115-0001', commitment: '' };
    const order = { ...bet, ...draw, prizeMode: 'Lott' as const };
    await context.database.insert(lotteryOrders).values([
      { ...order, idempotencyKey: 'won', closesAt: 30, won: 1_900, status: 'won' },
      { ...order, idempotencyKey: 'part of it back', closesAt: 40, won: 500, status: 'won' },
      { ...order, idempotencyKey: 'open', closesAt: 50 },
    ]);
    const ticket = { ...bet, gameId: 'LR-001', match: 1, side: 'home', hundredths: 250 } as const;
    await context.database.insert(sportsTickets).values([
      { ...ticket, idempotencyKey: 'won', endsAt: 10, won: 2_500, status: 'won' },
      { ...ticket, idempotencyKey: 'lost', endsAt: 60, status: 'lost' },
    ]);
    const { list } = await board(3);
    expect(list.map(({ gameId, winAmount }) => [gameId, winAmount])).toEqual([
      ['SWL-001', 19],
      ['JL-001', 250.5],
      ['LR-001', 25],
    ]);
  });

  test('[HOME-06] shows nothing that did not happen: without bets it does not change', async () => {
    const first = await board();
    context.clock.shift(24 * 3_600_000);
    expect(await board()).toEqual(first);
    context.clock.shift(0);
  });

  test('[HOME-06] masks names', () => {
    expect(['maria', 'jose', 'ana', 'x', '', '😀😁😂😃'].map(maskedName)).toEqual([
      'ma***a',
      'jo***e',
      'a***',
      'x***',
      '***',
      '😀😁***😃',
    ]);
  });
});

describe('over time', () => {
  test('[TILE-04] there are always twelve matches to come, the next one first, each between two teams', async () => {
    const ask = () =>
      handlers.matches(parse('matches', { merchant: 'ARAW', language: 'EN' }), visitor, context);
    for (const shift of [0, 5 * 3_600_000, 400 * 24 * 3_600_000]) {
      context.clock.shift(shift);
      const { list: matches } = await ask();
      const times = matches.map(({ matchTime }) => matchTime);
      expect(matches).toHaveLength(12);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeGreaterThan(context.clock.now());
      expect((times[0] ?? 0) - context.clock.now()).toBeLessThanOrEqual(2 * 3_600_000);
      expect(matches.filter(({ homeTeam, awayTeam }) => homeTeam === awayTeam)).toEqual([]);
      expect(
        matches.every(
          ({ gameId, vendor, nodeId }) =>
            nodeOf(gameId).vendor === vendor && nodeOf(gameId).nodeId === nodeId,
        ),
      ).toBe(true);
      expect((await ask()).list).toEqual(matches);
    }
    context.clock.shift(0);
  });
});
