import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { game } from '@araw/contract/games/gameLists';
import type { Game } from '@araw/contract/games/games';
import { createOperatorClient } from '#services/client/operator.ts';
import type { Startup } from '@araw/contract/calls/startup';
import { languageToSend } from '@araw/contract/calls/languages';
import { createQueries, homeAnnouncementTypes, queryKeys } from '#services/queries/queries.ts';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';
import { type Reply, startTestServer, value } from './testServer.ts';

const gameOf = (nodeId: number, vassalage = 'JL'): Game =>
  v.parse(game, { gameId: `g${nodeId}`, nodeId, vassalage, name: `Game ${nodeId}` });
const gamesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => gameOf(first + index));

function memoryHost(): StorageHost {
  const store = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    } as Storage;
  };
  const target = new EventTarget() as EventTarget &
    Pick<StorageHost, 'addEventListener' | 'removeEventListener'>;
  return Object.assign(target, { sessionStorage: store(), localStorage: store() });
}

async function queriesOf(replies: Reply[], startup: Startup = {}, merchant = 'araw') {
  const server = await startTestServer(...replies);
  const operator = createOperatorClient({
    baseUrl: server.url,
    merchant: () => 'araw',
    token: () => null,
    standalone: () => false,
    serverNow: Date.now,
  });
  const storage = createStorage(memoryHost());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const loadedAt = Date.now();
  const queries = createQueries({
    operator,
    storage,
    startup,
    loadedAt,
    merchant: () => merchant,
    startupLanguage: 'EN',
  });
  return { server, client, queries, storage };
}

describe('game lists', () => {
  test('[LIST-08] a page is requested and cached by its request', async () => {
    const { server, client, queries } = await queriesOf([
      value({ games: gamesFrom(1, 25), pageNum: 1, totalPages: 2 }),
      value({ games: gamesFrom(26, 1), pageNum: 2, totalPages: 2 }),
    ]);
    const filters = {
      gameName: 'gold',
      gameType: 'RNG',
      vassalage: 'PG',
      gameClassify: '',
      minBet: '0.5',
    } as const;
    const pages = [1, 2, 1].map((page) => queries.gameListPage({ ...filters, language: 'TY', page }));
    const [first, second, firstAgain] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]];
    expect(await client.fetchQuery(first)).toEqual({ games: gamesFrom(1, 25), pageNum: 1, totalPages: 2 });
    expect(await client.fetchQuery(second)).toEqual({ games: gamesFrom(26, 1), pageNum: 2, totalPages: 2 });
    expect(await client.fetchQuery(firstAgain)).toBe(client.getQueryData(first.queryKey));
    expect(
      server.received.map(({ url }) => Object.fromEntries(new URL(url, server.url).searchParams)),
    ).toEqual(
      ['1', '2'].map((pageNo) => ({
        ...filters,
        merchant: 'araw',
        platform: 'html5',
        pageNo,
        pageSize: '25',
        minLine: '',
        language: 'tl',
        clientType: '2',
      })),
    );
  });

  test('[TILE-02] [PERM-05] favourites and recent games page by page', async () => {
    const { server, client, queries } = await queriesOf([
      value({ content: gamesFrom(1, 2), pageNum: 1, totalPages: 1 }),
      value({ list: gamesFrom(3, 1), totalPages: 4 }),
    ]);
    const list = { gameType: 'FISH', language: 'EN', page: 1 } as const;
    const favourites = await client.fetchQuery(queries.favouriteListPage(list));
    const recents = await client.fetchQuery(queries.recentListPage(list));
    expect(favourites).toEqual({
      games: gamesFrom(1, 2).map((game) => ({ ...game, favourite: true })),
      totalPages: 1,
    });
    expect(recents).toEqual({ games: gamesFrom(3, 1), totalPages: 4 });
    const asked = server.received.map(({ url }) => Object.fromEntries(new URL(url, server.url).searchParams));
    expect(asked).toEqual([
      { gameType: 'FISH', language: 'EN', pageNo: '1', pageSize: '15' },
      { gameType: 'FISH', language: 'EN', page: '1', pageSize: '25', clientType: '2' },
    ]);
  });
});

describe('favourites while a heart is being tapped', () => {
  const list = { gameType: 'FISH', language: 'EN', page: 1 } as const;
  const favourites = value({ content: gamesFrom(1, 1), pageNum: 1, totalPages: 1 });

  /** A tap whose call the test answers or fails. */
  function tapIn(client: QueryClient, networkMode: 'always' | 'online' = 'always') {
    let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
    const called = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    const mutationKey = [...queryKeys.heartChanges, 'JL 1'];
    const tap = client
      .getMutationCache()
      .build(client, { mutationKey, networkMode, mutationFn: () => called });
    void tap.execute(undefined).catch(() => {});
    return settle;
  }

  test.each(['answered', 'refused'] as const)(
    '[TILE-02] [LIST-02] are requested after the tap was %s, so that its game is included',
    async (how) => {
      const { server, client, queries } = await queriesOf([value({ list: [] }), favourites]);
      const tap = tapIn(client);
      const page = client.fetchQuery(queries.favouriteListPage(list));
      // A later request is answered first.
      await client.fetchQuery(queries.hotGames('EN'));
      expect(server.received).toHaveLength(1);
      if (how === 'answered') tap?.resolve();
      else tap?.reject(new Error('refused'));
      expect((await page).games).toHaveLength(1);
      expect(server.received).toHaveLength(2);
    },
  );

  test('[TILE-02] are requested while a tap waits for the network', async () => {
    const { client, queries } = await queriesOf([favourites]);
    onlineManager.setOnline(false);
    tapIn(client, 'online');
    const page = client.fetchQuery({ ...queries.favouriteListPage(list), networkMode: 'always' });
    expect((await page.finally(() => onlineManager.setOnline(true))).games).toHaveLength(1);
  });
});

describe('[BOOT-02] start-up data', () => {
  const startup: Startup = { hotGames: { list: gamesFrom(1, 2) }, vendors: { sorting: [], mapping: {} } };
  const home = { types: homeAnnouncementTypes, groupName: '', language: 'EN', account: null };
  const announcements = {
    promotion: [],
    banners: [],
    player: [],
    popup: [],
    hot: [],
    footer: { unreadCount: 0 },
  };

  test('answers the first screen without a call', async () => {
    const { server, client, queries } = await queriesOf([value({})], { ...startup, announcements });
    expect(await client.fetchQuery(queries.hotGames('EN'))).toEqual(startup.hotGames);
    expect(await client.fetchQuery(queries.vendors('EN'))).toEqual(startup.vendors);
    expect(await client.fetchQuery(queries.announcements(home))).toEqual(announcements);
    expect(server.received).toEqual([]);
  });

  test('[TILE-03] shows a type’s hot games immediately, before anything is read', async () => {
    const hotGames = { list: [...gamesFrom(1, 2), { ...gameOf(3), gameType: 'FISH' as const }] };
    const { server, client, queries } = await queriesOf([value({})], { hotGames });
    const shown = (gameType: 'FISH' | 'ALL', language: string) =>
      new QueryObserver(client, queries.hotListPage({ gameType, language })).getCurrentResult().data;
    expect(shown('FISH', 'EN')).toEqual({ games: hotGames.list.slice(2), totalPages: 1 });
    expect(shown('ALL', 'EN')?.games).toEqual(hotGames.list);
    expect(shown('FISH', 'TH')).toBeUndefined();
    expect(server.received).toEqual([]);
  });

  test('is not used in another language, or for a player', async () => {
    const { server, client, queries } = await queriesOf([value({ list: [] })], { ...startup, announcements });
    await client.fetchQuery(queries.hotGames('TH'));
    await client.fetchQuery(queries.announcements({ ...home, account: 'maria' }));
    expect(server.received).toHaveLength(2);
  });

  test('[TRIAL-01] is not used for another merchant', async () => {
    const settings = {
      merchantCode: 'araw',
      trialMerchantCode: 'arawtrial',
      merchantName: 'Araw',
      defaultLanguage: 'EN',
      minimumAge: 21,
      protection: { profile: 'ph', tightened: {} },
      now: 0,
      sealing: { scheme: 'DES' as const, keyId: 'key', publicKey: '' },
      popup: { A: true, B: true, autoplay: true },
      demoTicker: false,
      identity: null,
      humanCheck: { provider: 'none' as const },
      licence: null,
      feedbackWords: { least: 1, most: 100 },
      sandbox: false,
    };
    const replies = [value({ list: [] })];
    const ofTrial = await queriesOf(replies, { ...startup, settings }, 'arawtrial');
    await ofTrial.client.fetchQuery(ofTrial.queries.hotGames('EN'));
    const ofPlayer = await queriesOf(replies, { ...startup, settings });
    await ofPlayer.client.fetchQuery(ofPlayer.queries.hotGames('EN'));
    expect([ofTrial.server.received.length, ofPlayer.server.received.length]).toEqual([1, 0]);
  });

  test('becomes stale with the page', async () => {
    const { server, client, queries } = await queriesOf([value({ list: [] })], startup);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 301_000);
      expect(await client.fetchQuery(queries.hotGames('EN'))).toEqual({ list: [] });
    } finally {
      vi.useRealTimers();
    }
    expect(server.received).toHaveLength(1);
  });
});

describe('the player’s reads', () => {
  test('[BOOT-11] member info is kept for the reload and requested again', async () => {
    const info = {
      id: '1',
      account: 'maria',
      nickname: 'Mari',
      type: 0,
      regDate: 1_763_776_800_000,
      toUpline: false,
      standing: null,
      clubLabel: null,
    };
    const { server, client, queries, storage } = await queriesOf([
      value(info),
      value({ ...info, nickname: 'M' }),
    ]);
    expect(await client.fetchQuery(queries.memberInfo())).toEqual(info);
    expect(storage.read('memberInfo')).toEqual(info);
    client.clear();
    await expect(client.ensureQueryData(queries.memberInfo())).resolves.toEqual(info);
    expect(await client.fetchQuery(queries.memberInfo())).toEqual({ ...info, nickname: 'M' });
    expect(server.received).toHaveLength(2);
  });

  test('[BAL-01] [HOME-01] wallet, favourite ids and the latest games are requested as in the contract', async () => {
    const { server, client, queries } = await queriesOf([
      value({ sumBalance: 3 }),
      value({ content: [] }),
      value({ list: [], totalPages: 0 }),
    ]);
    await client.fetchQuery(queries.wallet());
    await client.fetchQuery(queries.hearts());
    await client.fetchQuery(queries.recentGames({ language: 'EN', count: 3 }));
    expect(server.received.map(({ url }) => url)).toEqual([
      '/wps/wallets/gcs',
      '/wps/relay/MCSFE_getFavoriteGames?pageNo=1&pageSize=100',
      '/wps/relay/GCS_recentGame?page=1&pageSize=3&gameType=&language=EN&clientType=2',
    ]);
  });

  test('[LANG-02] Tagalog is sent as tl, everything else unchanged', () => {
    expect(['TY', 'EN', 'CN'].map(languageToSend)).toEqual(['tl', 'EN', 'CN']);
  });
});
