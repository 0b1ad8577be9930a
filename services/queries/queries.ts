import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallRequest } from '@araw/contract/calls/calls';
import { listPageSize } from '@araw/contract/games/gameLists';
import { askedAs, type GameType, type ListedType } from '@araw/contract/games/gameCodes';
import type { Game, GameListRequest } from '@araw/contract/games/games';
import { languageToSend } from '@araw/contract/calls/languages';
import type { Startup } from '@araw/contract/calls/startup';
import type { OperatorClient } from '../client/operator.ts';
import type { AppStorage } from '../kept/storage.ts';

const minute = 60_000;
const favouritePageSize = 15;
/** Ids of favourites requested in one page (TILE-02). */
const favouriteIdCount = 100;

export interface QueriesOptions {
  operator: OperatorClient;
  storage: AppStorage;
  startup: Startup;
  /** When the page was loaded, milliseconds since 1970: the age of the start-up data. */
  loadedAt: number;
  /** This visit's merchant code: the operator's own, or the trial one. */
  merchant(): string;
  /** The start-up data's language. */
  startupLanguage: string;
}

/** The game type to send: '' requests all of them. */
const typeToSend = (listed: ListedType): GameType | '' => (listed === 'ALL' ? '' : listed);

/** Identifies a game: ids are unique only within a vendor. */
export const gameKey = ({ vassalage, nodeId }: Pick<Game, 'vassalage' | 'nodeId'>) =>
  `${vassalage} ${nodeId}`;

/** The player's favourites, by `gameKey`. */
export type Hearts = Readonly<Record<string, boolean>>;

export interface ListPage {
  games: Game[];
  totalPages: number;
}

/** The request for one page of a list; LIST-08 lists the other fields. */
export type GameListQuery = Pick<GameListRequest, 'gameName' | 'vassalage' | 'gameClassify' | 'minBet'> & {
  gameType: ListedType;
  language: string;
  /** From 1. */
  page: number;
  /** Default: 25. */
  pageSize?: number;
};

export interface PlayerListQuery {
  gameType: ListedType;
  language: string;
  /** From 1. */
  page: number;
}

export interface AnnouncementQuery {
  types: CallRequest<'announcements'>['types'];
  groupName: string;
  language: string;
  /** The account whose read marks are included; null for a visitor. */
  account: string | null;
}

/** Types on the home screen, included in the start-up data (ANN-02). */
export const homeAnnouncementTypes = 'B,PL,PU,PR,H';

/** All keys. Put a player's own data under `member`, which is cleared with the session. */
export const queryKeys = {
  settings: ['settings'],
  captcha: ['captcha'],
  registerSettings: (language: string) => ['registerSettings', language],
  vendors: (merchant: string, language: string) => ['vendors', merchant, language],
  /** Hot games and lists of games in every language: with a session they include favourites. */
  everyHotGames: ['hotGames'],
  everyGameList: ['gameList'],
  hotGames: (merchant: string, language: string) => ['hotGames', merchant, language],
  gameList: (merchant: string, query: GameListQuery) => ['gameList', merchant, query],
  /** Every list of announcements. */
  allAnnouncements: ['announcements'],
  announcements: (merchant: string, query: AnnouncementQuery) => ['announcements', merchant, query],
  member: ['member'],
  memberInfo: ['member', 'info'],
  wallet: ['member', 'wallet'],
  hearts: ['member', 'hearts'],
  /** Taps on hearts that are in progress. */
  heartChanges: ['member', 'heartChange'],
  favouriteList: ['member', 'favouriteList'],
  recentGames: ['member', 'recentGames'],
  winnerBoard: ['winnerBoard'],
} as const;

const heartsIn = (client: QueryClient): Hearts => client.getQueryData<Hearts>(queryKeys.hearts) ?? {};

/** Changes these hearts without affecting when the ids are next fetched. */
export function setHearts(client: QueryClient, changed: Hearts) {
  const updatedAt = client.getQueryState(queryKeys.hearts)?.dataUpdatedAt ?? 0;
  client.setQueryData<Hearts>(queryKeys.hearts, (known) => ({ ...known, ...changed }), { updatedAt });
}

/** Games whose heart is being changed. */
const tappedIn = (client: QueryClient): string[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: queryKeys.heartChanges, status: 'pending' })
    .map(({ options }) => String(options.mutationKey?.at(-1)));

/** Resolves once no tap on a heart is being sent; ignores those waiting for the network. */
function tapsAnswered(client: QueryClient): Promise<void> {
  const cache = client.getMutationCache();
  const isUnderWay = () =>
    cache
      .findAll({ mutationKey: queryKeys.heartChanges, status: 'pending' })
      .some(({ state }) => !state.isPaused);
  return new Promise((resolve) => {
    if (!isUnderWay()) return resolve();
    const stop = cache.subscribe(() => {
      if (isUnderWay()) return;
      stop();
      resolve();
    });
  });
}

/**
 * One options function per read. The client itself repeats failed reads, so the query client needs `retry: false`.
 * Reads under `queryKeys.member` need a session: enable them with one.
 */
export function createQueries({
  operator,
  storage,
  startup,
  loadedAt,
  merchant,
  startupLanguage,
}: QueriesOptions) {
  const inlined = <Value>(value: Value | undefined, updatedAt = loadedAt) =>
    value === undefined ? {} : { initialData: value, initialDataUpdatedAt: updatedAt };

  const token = () => storage.read('sessionInfo')?.token ?? null;
  /** Games embedded in the page are a visitor's; a player's favourites have yet to be fetched. */
  const inlinedGames = <Value>(value: Value | undefined) => inlined(value, token() === null ? loadedAt : 0);

  /** Fetches games and stores their favourites, except those that a tap has changed meanwhile. */
  async function keepingHearts<Answer>(
    client: QueryClient,
    ask: () => Promise<Answer>,
    gamesOf: (answer: Answer) => readonly Game[],
  ): Promise<Answer> {
    const asker = token();
    const before = heartsIn(client);
    const tappedBefore = tappedIn(client);
    const answer = await ask();
    if (token() !== asker) return answer;
    const now = heartsIn(client);
    const tapped = new Set([...tappedBefore, ...tappedIn(client)]);
    const said = gamesOf(answer).flatMap((game) => {
      const key = gameKey(game);
      const isOutdated = tapped.has(key) || now[key] !== before[key];
      return game.favourite === undefined || isOutdated ? [] : [[key, game.favourite] as const];
    });
    if (said.length > 0) setHearts(client, Object.fromEntries(said));
    return answer;
  }

  /** Start-up data is valid only for its own merchant and language. */
  const startupFor = (language: string): Startup => {
    const { settings } = startup;
    const isItsMerchant = settings === undefined || settings.merchantCode === merchant();
    return isItsMerchant && language === startupLanguage ? startup : {};
  };

  /** One page of a list, cached by its request: the chart knows which pages exist (LIST-05). */
  const listPage = (
    queryKey: QueryKey,
    fetchPage: (signal: AbortSignal, client: QueryClient) => Promise<ListPage>,
  ) =>
    queryOptions({
      queryKey,
      queryFn: ({ client, signal }) =>
        keepingHearts(
          client,
          () => fetchPage(signal, client),
          ({ games }) => games,
        ),
      // Comparing thousands of games by value is slower than rendering them.
      structuralSharing: false,
      staleTime: minute,
    });

  const queries = {
    settings: () =>
      queryOptions({
        queryKey: queryKeys.settings,
        queryFn: ({ signal }) => operator.consolidatedSettings({}, { signal }),
        staleTime: 5 * minute,
        ...inlined(startup.settings),
      }),

    /** The current picture; every fetch returns a new one (LOGIN-03). */
    captcha: () =>
      queryOptions({
        queryKey: queryKeys.captcha,
        queryFn: ({ signal }) => operator.captcha({}, { signal }),
        staleTime: 0,
      }),

    registerSettings: (language: string) =>
      queryOptions({
        queryKey: queryKeys.registerSettings(language),
        queryFn: ({ signal }) =>
          operator.registerSettings({ language: languageToSend(language) }, { signal }),
        staleTime: 5 * minute,
      }),

    vendors: (language: string) =>
      queryOptions({
        queryKey: queryKeys.vendors(merchant(), language),
        queryFn: ({ signal }) =>
          operator.vendors({ merchant: merchant(), language: languageToSend(language) }, { signal }),
        staleTime: 10 * minute,
        ...inlined(startupFor(language).vendors),
      }),

    hotGames: (language: string) =>
      queryOptions({
        queryKey: queryKeys.hotGames(merchant(), language),
        queryFn: ({ client, signal }) => {
          const request = {
            merchantCode: merchant(),
            isPlatform: 2,
            language: languageToSend(language),
            platform: 'html5',
          } as const;
          return keepingHearts(
            client,
            () => operator.hotGames(request, { signal }),
            ({ list }) => list,
          );
        },
        staleTime: 5 * minute,
        ...inlinedGames(startupFor(language).hotGames),
      }),

    announcements: (query: AnnouncementQuery) => {
      const { types, groupName, language, account } = query;
      const isHomeOfVisitor = types === homeAnnouncementTypes && groupName === '' && account === null;
      return queryOptions({
        queryKey: queryKeys.announcements(merchant(), query),
        queryFn: ({ signal }) =>
          operator.announcements(
            { types, groupName, platform: 'M', merchantCode: merchant(), language: languageToSend(language) },
            { signal },
          ),
        staleTime: minute,
        ...inlined(isHomeOfVisitor ? startupFor(language).announcements : undefined),
      });
    },

    /** The call returns hot games of every type at once; the type is filtered here (TILE-03). */
    hotListPage: ({ gameType, language }: { gameType: ListedType; language: string }) => {
      const pageOf = ({ list }: { list: Game[] }): ListPage => {
        const isAsked = (game: Game) => gameType === 'ALL' || askedAs(game.gameType) === gameType;
        return { games: list.filter(isAsked), totalPages: 1 };
      };
      const { hotGames } = startupFor(language);
      return queryOptions({
        queryKey: [...queryKeys.hotGames(merchant(), language), gameType] as QueryKey,
        queryFn: async ({ client }) => pageOf(await client.fetchQuery(queries.hotGames(language))),
        staleTime: minute,
        // Immediately, or the content below the strip would shift.
        ...inlinedGames(hotGames && (() => pageOf(hotGames))),
      });
    },

    gameListPage: (query: GameListQuery) =>
      listPage(queryKeys.gameList(merchant(), { pageSize: listPageSize, ...query }), (signal) => {
        const { page, language, pageSize = listPageSize, gameType, ...filters } = query;
        return operator.gameList(
          {
            ...filters,
            gameType: typeToSend(gameType),
            language: languageToSend(language),
            merchant: merchant(),
            platform: 'html5',
            pageNo: page,
            pageSize,
            minLine: '',
            clientType: 2,
          },
          { signal },
        );
      }),

    favouriteListPage: (query: PlayerListQuery) =>
      listPage([...queryKeys.favouriteList, query], async (signal, client) => {
        // A favourite being added would be missing, and nothing would fetch it later.
        await tapsAnswered(client);
        const { content, totalPages } = await operator.favouriteGames(
          {
            gameType: typeToSend(query.gameType),
            language: languageToSend(query.language),
            pageNo: query.page,
            pageSize: favouritePageSize,
          },
          { signal },
        );
        return { games: content.map((game) => ({ ...game, favourite: true })), totalPages };
      }),

    recentListPage: (query: PlayerListQuery) =>
      listPage([...queryKeys.recentGames, 'list', query], async (signal) => {
        const { list, totalPages } = await operator.recentGames(
          {
            gameType: typeToSend(query.gameType),
            language: languageToSend(query.language),
            page: query.page,
            pageSize: listPageSize,
            clientType: 2,
          },
          { signal },
        );
        return { games: list, totalPages };
      }),

    /** The latest few, for home (HOME-01). */
    recentGames: ({ language, count }: { language: string; count: number }) =>
      queryOptions({
        queryKey: [...queryKeys.recentGames, 'latest', count, language],
        queryFn: ({ client, signal }) => {
          const request = {
            page: 1,
            pageSize: count,
            language: languageToSend(language),
            clientType: 2,
          } as const;
          return keepingHearts(
            client,
            () => operator.recentGames(request, { signal }),
            ({ list }) => list,
          );
        },
        staleTime: minute / 2,
      }),

    /** Favourites known from lists, plus the ids of favourites, of which there may be more (TILE-02). */
    hearts: () =>
      queryOptions({
        queryKey: queryKeys.hearts,
        queryFn: async ({ client, signal }): Promise<Hearts> => {
          const request = { pageNo: 1, pageSize: favouriteIdCount };
          const { content } = await operator.favouriteIds(request, { signal });
          const named = Object.fromEntries(content.map((id) => [gameKey(id), true]));
          return content.length < favouriteIdCount ? named : { ...heartsIn(client), ...named };
        },
        structuralSharing: false,
        staleTime: 5 * minute,
      }),

    wallet: () =>
      queryOptions({
        queryKey: queryKeys.wallet,
        queryFn: ({ signal }) => operator.wallet({}, { signal }),
        staleTime: minute / 6,
      }),

    /** Stored for a reload; the stored value shows until the operator has answered. */
    memberInfo: () =>
      queryOptions({
        queryKey: queryKeys.memberInfo,
        queryFn: async ({ signal }) => {
          const info = await operator.memberInfo({}, { signal });
          storage.write('memberInfo', info);
          return info;
        },
        initialData: () => storage.read('memberInfo') ?? undefined,
        initialDataUpdatedAt: 0,
        staleTime: 5 * minute,
      }),
  };
  return queries;
}

export type Queries = ReturnType<typeof createQueries>;
