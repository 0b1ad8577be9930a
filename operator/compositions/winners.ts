import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { pastWinners } from '#operator/database/tables/games.tables.ts';
import { lotteryOrders } from '#operator/database/tables/lottery.tables.ts';
import { playRounds } from '#operator/database/tables/play.tables.ts';
import { sportsTickets } from '#operator/database/tables/sports.tables.ts';
import { type CatalogueGame, catalogueOf } from '#operator/games/catalogue.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';

type Winner = HandlerValue<'winnerBoard'>['list'][number];

/** The latest settled real-money bets that returned more than their stake, followed by the seeded history. */
export async function winners(context: OperatorContext, sent: string, limit: number): Promise<Winner[]> {
  const { database } = context;
  const catalogue = await catalogueOf(context);
  const language = languageKey(sent);
  const toWinner = (game: CatalogueGame, customerName: string, centavos: number): Winner => ({
    iconUrl: game.iconUrl,
    customerName,
    gameName: textIn(language, game.name, game.names),
    winAmount: centavos / 100,
    vassalage: game.vendor,
    gameId: game.gameId,
    nodeId: game.nodeId,
  });

  const wins = await Promise.all(bets.map((kind) => winsOf(database, kind, limit)));
  const latest = wins
    .flat()
    .toSorted((one, other) => other.at - one.at)
    .map(({ account, ...win }) => ({ ...win, customerName: maskedName(account) }));
  const earlier = await database.select().from(pastWinners).orderBy(asc(pastWinners.id)).limit(limit);
  return [...latest, ...earlier]
    .flatMap(({ gameId, customerName, amount }) => {
      const game = catalogue.byId.get(gameId);
      return game ? [toWinner(game, customerName, amount)] : [];
    })
    .slice(0, limit);
}

interface Win {
  gameId: string;
  /** Centavos. */
  amount: number;
  /** The winner's full name. */
  account: string;
  at: number;
}

interface Bets {
  table: typeof playRounds | typeof lotteryOrders | typeof sportsTickets;
  /** A bet's return in centavos. */
  won: PgColumn | SQL<number>;
  settledAt: PgColumn;
  counts?: SQL;
}

const bets: Bets[] = [
  {
    table: playRounds,
    won: sql<number>`${playRounds.payout} + ${playRounds.jackpotWon}`.mapWith(Number),
    settledAt: playRounds.createdAt,
    counts: eq(playRounds.fun, false),
  },
  { table: lotteryOrders, won: lotteryOrders.won, settledAt: lotteryOrders.closesAt },
  { table: sportsTickets, won: sportsTickets.won, settledAt: sportsTickets.endsAt },
];

const winsOf = (database: Database, { table, won, settledAt, counts }: Bets, limit: number): Promise<Win[]> =>
  database
    .select({ gameId: table.gameId, amount: won, account: accounts.name, at: settledAt })
    .from(table)
    .innerJoin(accounts, eq(accounts.id, table.accountId))
    .where(and(counts, sql`${won} > ${table.stake}`))
    .orderBy(desc(settledAt), desc(table.id))
    .limit(limit);

/** Recognisable only to the winner: ma***a. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  return letters.length < 4
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
