import { and, desc, eq, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { favourites, recentGames } from '#operator/database/tables/games.tables.ts';
import { covers, type GameType } from '@araw/contract/games/gameCodes';
import { type CatalogueGame, catalogueOf } from './catalogue.ts';

type PlayerList = typeof favourites | typeof recentGames;

/** A player's list, latest first. `asked` is a category, '' for all. */
export async function listGames(
  context: OperatorContext,
  list: PlayerList,
  accountId: number,
  asked: GameType | '',
): Promise<CatalogueGame[]> {
  const catalogue = await catalogueOf(context);
  const rows = await context.database
    .select({ gameId: list.gameId })
    .from(list)
    .where(eq(list.accountId, accountId))
    .orderBy(desc(list.order));
  return rows.flatMap(({ gameId }) => {
    const game = catalogue.byId.get(gameId);
    return game && (asked === '' || covers(asked).includes(game.gameType)) ? [game] : [];
  });
}

/** Ids of all of a player's favourites. */
export async function favouritesOf(
  { database }: Pick<OperatorContext, 'database'>,
  accountId: number,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ gameId: favourites.gameId })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  return new Set(rows.map(({ gameId }) => gameId));
}

/** Moves the game to the top of the recent ones, without duplicates. */
export async function noteRecent(
  { database }: OperatorContext,
  accountId: number,
  gameId: string,
): Promise<void> {
  await database
    .insert(recentGames)
    .values({ accountId, gameId })
    .onConflictDoUpdate({
      target: [recentGames.accountId, recentGames.gameId],
      set: { order: sql`nextval('player_list_order')` },
    });
}

export async function addFavourite(
  { database }: OperatorContext,
  accountId: number,
  gameId: string,
): Promise<void> {
  await database.insert(favourites).values({ accountId, gameId }).onConflictDoNothing();
}

export async function removeFavourite(
  { database }: OperatorContext,
  accountId: number,
  gameId: string,
): Promise<void> {
  await database
    .delete(favourites)
    .where(and(eq(favourites.accountId, accountId), eq(favourites.gameId, gameId)));
}
