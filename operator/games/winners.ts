import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { accounts } from '#operator/accounts/accounts.tables.ts';
import type { OperatorContext } from '#operator/context.ts';
import { playRounds } from '#operator/play/play.tables.ts';
import type { HandlerValue } from '#services/contract/calls.ts';
import { type CatalogueGame, catalogueOf } from './catalogue.ts';
import { pastWinners } from './games.tables.ts';
import { languageKey, textIn } from '#operator/content/languages.ts';

type Winner = HandlerValue<'winnerBoard'>['list'][number];

/** Who won: the latest rounds played here for money that paid more than they cost, then the history before them. */
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

  const rounds = await database
    .select({ gameId: playRounds.gameId, amount: playRounds.payout, account: accounts.name })
    .from(playRounds)
    .innerJoin(accounts, eq(accounts.id, playRounds.accountId))
    .where(and(eq(playRounds.fun, false), gt(playRounds.payout, playRounds.stake)))
    .orderBy(desc(playRounds.createdAt), desc(playRounds.id))
    .limit(limit);
  const latest = rounds.map(({ account, ...round }) => ({ ...round, customerName: maskedName(account) }));
  const earlier = await database.select().from(pastWinners).orderBy(asc(pastWinners.id)).limit(limit);
  return [...latest, ...earlier]
    .flatMap(({ gameId, customerName, amount }) => {
      const game = catalogue.byId.get(gameId);
      return game ? [toWinner(game, customerName, amount)] : [];
    })
    .slice(0, limit);
}

/** Says who it was to themselves and to nobody else: ma***a. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  return letters.length < 4
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
