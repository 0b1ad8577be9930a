import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { operatorSecret } from '#operator/accounts/operatorSecrets.ts';
import { type Database, type OperatorContext, Refusal } from '#operator/core/context.ts';
import { decide } from '#operator/core/deciding.ts';
import { matchResults, sportsTickets } from '#operator/database/sports.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { matchIn, matchNumbersAfter } from '#operator/games/schedule.ts';
import { type GameEntry, lockBalance, postGameEntry } from '#operator/ledger/ledger.ts';
import { type Price, pricesOf, type Result, resultOf, type Side, winnerOf } from '#operator/rules/matches.ts';
import { fightNumbersAfter, fightOf, fightResult, isFight } from '#operator/rules/sabong.ts';

export type Ticket = typeof sportsTickets.$inferSelect;

const lasts = 90 * 60_000;

export interface Fixture {
  match: number;
  homeTeam: string;
  awayTeam: string;
  /** Bets end and the match begins. */
  startsAt: number;
  endsAt: number;
  prices: Price[];
}

/** The match or fight of this number; null where its vendor has no game. */
export async function fixtureOf(context: OperatorContext, match: number): Promise<Fixture | null> {
  if (isFight(match)) return fightOf(match);
  const catalogue = await catalogueOf(context);
  const found = matchIn(match, catalogue);
  const game = found && catalogue.byId.get(found.gameId);
  if (!game) return null;
  const { homeTeam, awayTeam, matchTime } = found;
  return {
    match,
    homeTeam,
    awayTeam,
    startsAt: matchTime,
    endsAt: matchTime + lasts,
    prices: pricesOf(match, game.gameType === 'SPORTS'),
  };
}

/** The fights that take bets, soonest first. */
export const fightsOf = ({ clock }: OperatorContext, count: number): Fixture[] =>
  fightNumbersAfter(clock.now(), count).map(fightOf);

/** The vendor's matches that take bets, soonest first. */
export async function fixturesOf(
  context: OperatorContext,
  vendor: string,
  count: number,
): Promise<Fixture[]> {
  const numbers = matchNumbersAfter(context.clock.now(), vendor, count);
  const found = await Promise.all(numbers.map((match) => fixtureOf(context, match)));
  return found.flatMap((fixture) => fixture ?? []);
}

export interface NewTicket {
  gameId: string;
  match: number;
  side: Side;
  /** Centavos. */
  stake: number;
  idempotencyKey: string;
}

const closed = () => new Refusal('conflict', { message: 'This match takes no more bets.' });

/**
 * Bets on a side of a match before it begins, once per idempotency key: the same bet again answers the first
 * ticket (NET-06).
 *
 * Throws Refusal `notFound`, `insufficientBalance`, and `conflict` for a match that has begun or a key that
 * stands for another bet.
 */
export async function placeTicket(
  context: OperatorContext,
  accountId: number,
  bet: NewTicket,
): Promise<Ticket> {
  const fixture = await fixtureOf(context, bet.match);
  const price = fixture?.prices.find(({ side }) => side === bet.side);
  if (!fixture || !price) throw new Refusal('notFound');
  return context.database.transaction(async (transaction) => {
    const balance = await lockBalance(transaction, accountId);
    const earlier = await findPlaced(transaction, accountId, bet);
    if (earlier) return earlier;
    return decide(context, bet.idempotencyKey, async () => {
      const now = context.clock.now();
      if (now >= fixture.startsAt || (await hasResult(transaction, bet.match))) throw closed();
      if (balance < bet.stake) throw new Refusal('insufficientBalance');
      const [ticket] = await transaction
        .insert(sportsTickets)
        .values({ ...bet, accountId, hundredths: price.hundredths, placedAt: now, endsAt: fixture.endsAt })
        .returning();
      if (!ticket) throw new Error('The ticket was not kept');
      await move(transaction, ticket, { kind: 'bet', amount: -bet.stake, at: now });
      return ticket;
    });
  });
}

const settledAtOnce = 200;

/** Settles tickets whose match has ended: a right side is paid by one `win` entry. */
export async function settleTickets(context: OperatorContext): Promise<void> {
  const due = await context.database
    .select({ id: sportsTickets.id, accountId: sportsTickets.accountId })
    .from(sportsTickets)
    .where(and(eq(sportsTickets.status, 'open'), lte(sportsTickets.endsAt, context.clock.now())))
    .orderBy(asc(sportsTickets.endsAt))
    .limit(settledAtOnce);
  for (const { id, accountId } of due) {
    // The next turn tries again; one ticket must not hold up the others.
    await settle(context, id, accountId).catch((error: unknown) =>
      context.log.error({ err: error, ticketId: id }, 'ticket not settled'),
    );
  }
}

/** The latest tickets of a player in these games, newest first. */
export function latestTickets(
  { database }: OperatorContext,
  accountId: number,
  gameId: string,
  count: number,
): Promise<Ticket[]> {
  return database
    .select()
    .from(sportsTickets)
    .where(and(eq(sportsTickets.accountId, accountId), eq(sportsTickets.gameId, gameId)))
    .orderBy(desc(sportsTickets.placedAt), desc(sportsTickets.id))
    .limit(count);
}

/** How a match ended; null while nobody has been told. */
export async function shownResult({ database }: OperatorContext, match: number): Promise<Result | null> {
  const [result] = await database.select().from(matchResults).where(eq(matchResults.match, match));
  return result ?? null;
}

function settle(context: OperatorContext, ticketId: string, accountId: number): Promise<void> {
  return context.database.transaction(async (transaction) => {
    await lockBalance(transaction, accountId);
    const [ticket] = await transaction.select().from(sportsTickets).where(eq(sportsTickets.id, ticketId));
    // Another process may have settled it since.
    if (ticket?.status !== 'open') return;
    const { side } = await endMatch({ ...context, database: transaction }, ticket.match);
    const won = side === ticket.side ? (ticket.stake * ticket.hundredths) / 100 : 0;
    await transaction
      .update(sportsTickets)
      .set({ won, status: won > 0 ? 'won' : 'lost' })
      .where(eq(sportsTickets.id, ticketId));
    if (won > 0) await move(transaction, ticket, { kind: 'win', amount: won, at: context.clock.now() });
  });
}

async function endMatch(context: OperatorContext, match: number): Promise<Result> {
  const fixture = await fixtureOf(context, match);
  if (!fixture) throw new Error(`There is no match ${match}`);
  const key = await operatorSecret(context, 'sports');
  const result = isFight(match)
    ? fightResult(winnerOf(key, match, fixture.prices))
    : resultOf(key, match, fixture.prices);
  await context.database
    .insert(matchResults)
    .values({ match, ...result })
    .onConflictDoNothing();
  return result;
}

const hasResult = async (database: Database, match: number) =>
  (await database.$count(matchResults, eq(matchResults.match, match))) > 0;

async function findPlaced(transaction: Database, accountId: number, bet: NewTicket): Promise<Ticket | null> {
  const { idempotencyKey, gameId, match, side, stake } = bet;
  const [ticket] = await transaction
    .select()
    .from(sportsTickets)
    .where(and(eq(sportsTickets.accountId, accountId), eq(sportsTickets.idempotencyKey, idempotencyKey)));
  if (!ticket) return null;
  const same =
    ticket.gameId === gameId && ticket.match === match && ticket.side === side && ticket.stake === stake;
  if (!same) throw new Refusal('conflict', { message: 'This key stands for another bet.' });
  return ticket;
}

const move = (
  transaction: Database,
  { id, accountId, gameId }: Ticket,
  entry: Pick<GameEntry, 'kind' | 'amount' | 'at'>,
) => postGameEntry(transaction, { ...entry, accountId, gameId, name: `sports:${id}` });
