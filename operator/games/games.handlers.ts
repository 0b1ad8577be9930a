import { type Caller, type Handlers, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { favourites, recentGames } from '#operator/database/tables/games.tables.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import { covers, gameTypes } from '@araw/contract/games/gameCodes';
import { type CatalogueGame, catalogueOf, nodeKey, type WireGame } from './catalogue.ts';
import { jackpotOf } from './jackpot.ts';
import { pageOf } from './paging.ts';
import { addFavourite, favouritesOf, listGames, noteRecent, removeFavourite } from './playerLists.ts';
import { matchesAfter } from './schedule.ts';
import { searched } from './search.ts';

const popularCount = 25;

/** Calls about games: catalogue, players' lists, matches and jackpot. */
export const gamesHandlers = {
  async vendors(_request, _caller, context) {
    return (await catalogueOf(context)).config;
  },

  async vendorGameTypes({ typeId }, _caller, context) {
    const { games } = await catalogueOf(context);
    const has = new Set(games.filter(({ vendor }) => vendor === typeId).map(({ gameType }) => gameType));
    return { list: gameTypes.filter((gameType) => has.has(gameType)) };
  },

  async gameList(request, caller, context) {
    const catalogue = await catalogueOf(context);
    const { gameName, language, pageNo, pageSize } = request;
    const matching = catalogue.games.filter(matcher(request));
    const text = catalogue.searchText(language);
    const found = searched(
      matching,
      gameName,
      ({ gameId }) => text.of(gameId),
      ({ gameId }) => text.inEveryLanguage(gameId),
    );
    const { rows, totalPages } = pageOf(found, pageNo, pageSize);
    return { games: await show(rows, language, caller, context), pageNum: pageNo, totalPages };
  },

  async mobileGames({ language }, caller, context) {
    const catalogue = await catalogueOf(context);
    return { list: await show(catalogue.games, language, caller, context) };
  },

  async popularGames({ language }, caller, context) {
    const catalogue = await catalogueOf(context);
    return { list: await show(catalogue.games.slice(0, popularCount), language, caller, context) };
  },

  async hotGames({ language }, caller, context) {
    const catalogue = await catalogueOf(context);
    const hot = catalogue.games
      .filter(({ hotRank }) => hotRank !== null)
      .toSorted((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0));
    return { list: await show(hot, language, caller, context) };
  },

  async recentGames({ page, pageSize, gameType, language }, caller, context) {
    const games = await listGames(context, recentGames, signedIn(caller).id, gameType);
    const { rows, totalPages } = pageOf(games, page, pageSize);
    return { list: await show(rows, language, caller, context), totalPages };
  },

  async addRecentGame(request, caller, context) {
    const game = await gameAt(request, context);
    await noteRecent(context, signedIn(caller).id, game.gameId);
    return {};
  },

  async addFavourite(request, caller, context) {
    const game = await gameAt(request, context);
    await addFavourite(context, signedIn(caller).id, game.gameId);
    return {};
  },

  async removeFavourite(request, caller, context) {
    const game = await gameAt(request, context);
    await removeFavourite(context, signedIn(caller).id, game.gameId);
    return {};
  },

  async favouriteIds({ pageNo, pageSize }, caller, context) {
    const games = await listGames(context, favourites, signedIn(caller).id, '');
    const { rows } = pageOf(games, pageNo, pageSize);
    return { content: rows.map(({ nodeId, vendor }) => ({ nodeId, vassalage: vendor })) };
  },

  async favouriteGames({ pageNo, pageSize, gameType, language }, caller, context) {
    const games = await listGames(context, favourites, signedIn(caller).id, gameType);
    const { rows, totalPages } = pageOf(games, pageNo, pageSize);
    return {
      content: await show(rows, language, caller, context),
      pageNum: pageNo,
      totalPages,
    };
  },

  async matches(_request, _caller, context) {
    return { list: matchesAfter(context.clock.now(), await catalogueOf(context)) };
  },

  async jackpot(_request, _caller, context) {
    return { amount: (await jackpotOf(context.database)) / 100, asOf: context.clock.now() };
  },
} satisfies Partial<Handlers>;

function matcher({ gameType, vassalage, gameClassify, minBet }: ParsedRequest<'gameList'>) {
  const asked = covers(gameType || 'ALL');
  const centavos = minBet === '' ? null : Math.round(Number(minBet) * 100);
  return (game: CatalogueGame) =>
    asked.includes(game.gameType) &&
    (vassalage === '' || game.vendor === vassalage) &&
    (gameClassify === '' || game.classify === gameClassify) &&
    (centavos === null || game.minBet === centavos);
}

/** Games as sent: in the requested language, with the calling player's favourites (TILE-02). */
async function show(
  games: readonly CatalogueGame[],
  language: string,
  { account }: Caller,
  context: OperatorContext,
): Promise<WireGame[]> {
  const edition = (await catalogueOf(context)).edition(language);
  const shown = games.flatMap(({ gameId }) => edition.get(gameId) ?? []);
  if (!account) return shown;
  const hearts = await favouritesOf(context, account.id);
  return shown.map((game) => ({ ...game, favourite: hearts.has(game.gameId) }));
}

async function gameAt({ vendor, nodeId }: { vendor: string; nodeId: string }, context: OperatorContext) {
  const game = (await catalogueOf(context)).byNode.get(nodeKey(vendor, nodeId));
  if (!game) throw new Refusal('notFound');
  return game;
}
