import { and, asc, desc, eq, inArray, lte, ne, notInArray } from 'drizzle-orm';
import { operatorSecret } from '#operator/accounts/operatorSecrets.ts';
import { countBet, type ListedBet } from '#operator/bets/betSums.ts';
import { refuseLargeBets } from '#operator/bets/bonuses.ts';
import { correctReturn, payReturn } from '#operator/bets/returns.ts';
import { latestSettlement, settle as keepSettlement } from '#operator/bets/settlements.ts';
import { validStakes } from '#operator/bets/validBets.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { BetState } from '@araw/contract/cashier/records';
import { matchResults, sportsTickets } from '#operator/database/tables/sports.tables.ts';
import { catalogueOf, shareCatalogue } from '#operator/games/catalogue.ts';
import { matchIn, matchNumbersAfter } from '#operator/games/schedule.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { lockPockets, type Pockets, playable, post } from '#operator/ledger/ledger.ts';
import {
  type GameEntry,
  gameMovement,
  inProportion,
  type Split,
  stakeOf,
  takeStake,
} from '#operator/ledger/stakes.ts';
import { countPlay, readingFor, refuseBet } from '#operator/protection/bets.ts';
import { switchesNow } from '#operator/system/merchants.ts';
import { type Price, pricesOf, type Result, resultOf, type Side, winnerOf } from '#operator/rules/matches.ts';
import { fightNumbersAfter, fightOf, fightResult, isFight } from '#operator/rules/sabong.ts';

export type Ticket = typeof sportsTickets.$inferSelect;

const lasts = 90 * 60_000;

export interface Fixture {
  match: number;
  homeTeam: string;
  awayTeam: string;
  /** End of betting and start of the match. */
  startsAt: number;
  endsAt: number;
  prices: Price[];
}

/** The match or fight with this number; null if its vendor has no game. */
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

/** Fights open for bets, soonest first. */
export const fightsOf = ({ clock }: OperatorContext, count: number): Fixture[] =>
  fightNumbersAfter(clock.now(), count).map(fightOf);

/** The vendor's matches open for bets, soonest first. */
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
 * Bets on a side of a match before it begins, once per idempotency key: repeating a bet returns the first ticket
 * (NET-06).
 *
 * Throws Refusal `notFound`, `insufficientBalance`, those of `refuseBet`, and `conflict` for a match that has begun or
 * a key with a different bet.
 */
export async function placeTicket(
  context: OperatorContext,
  accountId: number,
  bet: NewTicket,
): Promise<Ticket> {
  const fixture = await fixtureOf(context, bet.match);
  const price = fixture?.prices.find(({ side }) => side === bet.side);
  if (!fixture || !price) throw new Refusal('notFound');
  const switches = await switchesNow(context);
  return context.database.transaction((transaction) => {
    const now = context.clock.now();
    const place = async (pockets: Pockets, _keeping: unknown, kept: unknown): Promise<Ticket> => {
      if (now >= fixture.startsAt || (await hasResult(transaction, bet.match))) throw closed();
      if (playable(pockets) < bet.stake) throw new Refusal('insufficientBalance');
      const stake = takeStake(pockets, bet.stake);
      refuseBet(kept, switches, { at: now, stake, fun: false });
      await refuseLargeBets(transaction, accountId, [stake], now);
      const [ticket] = await transaction
        .insert(sportsTickets)
        .values({
          ...bet,
          accountId,
          stakeBonus: stake.bonus,
          hundredths: price.hundredths,
          placedAt: now,
          endsAt: fixture.endsAt,
        })
        .returning();
      if (!ticket) throw new Error('The ticket was not kept');
      await post(transaction, gameMovement(entryOf(ticket, { kind: 'bet', amount: stake, at: now })));
      await countBet(transaction, null, listed(ticket, null));
      await countPlay(transaction, accountId, now, switches);
      return ticket;
    };
    return once(context, transaction, requestOf(accountId, bet), place, readingFor(accountId, now));
  });
}

const settledAtOnce = 200;

/** Settles tickets of ended matches: a correct side is paid with one `win` entry. */
export async function settleTickets(context: OperatorContext): Promise<void> {
  const due = await context.database
    .select({ id: sportsTickets.id, accountId: sportsTickets.accountId })
    .from(sportsTickets)
    .where(and(eq(sportsTickets.status, 'open'), lte(sportsTickets.endsAt, context.clock.now())))
    .orderBy(asc(sportsTickets.endsAt))
    .limit(settledAtOnce);
  for (const { id, accountId } of due) {
    // The next turn tries again; one ticket must not block the others.
    await settle(context, id, accountId).catch((error: unknown) =>
      context.log.error({ err: error, ticketId: id }, 'ticket not settled'),
    );
  }
}

/** A player's latest tickets in these games, newest first. */
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

/** A match's result; null until it is published. */
export async function shownResult({ database }: OperatorContext, match: number): Promise<Result | null> {
  const [result] = await database.select().from(matchResults).where(eq(matchResults.match, match));
  return result ?? null;
}

function settle(context: OperatorContext, ticketId: string, accountId: number): Promise<void> {
  return context.database.transaction(async (transaction) => {
    shareCatalogue(context.database, transaction);
    await lockPockets(transaction, accountId);
    const [ticket] = await transaction.select().from(sportsTickets).where(eq(sportsTickets.id, ticketId));
    // Another process may have settled it meanwhile.
    if (ticket?.status !== 'open') return;
    const within = { ...context, database: transaction };
    const { side } = await endMatch(within, ticket.match);
    const settledAt = context.clock.now();
    const won = side === ticket.side ? (ticket.stake * ticket.hundredths) / 100 : 0;
    const result = won > 0 ? 'won' : 'lost';
    const [settled] = await transaction
      .update(sportsTickets)
      .set({ won, status: result })
      .where(eq(sportsTickets.id, ticketId))
      .returning();
    if (!settled) throw new Error('The ticket is gone');
    if (won > 0) {
      const amount = inProportion(won, stakeOf(ticket));
      const entry = entryOf(ticket, { kind: 'win', amount, at: settledAt });
      await payReturn(transaction, entry, stakeKeyOf(ticket));
    }
    const valid = await validStakeOf(within, ticket);
    const outcome = { ...settlementOf(ticket, settledAt), payout: won, valid, result } as const;
    const kept = await keepSettlement(transaction, outcome, null);
    await countBet(transaction, listed(ticket, null), listed(settled, kept));
  });
}

/** The valid part of the ticket, considering the player's others on the same match (CASH-18). */
async function validStakeOf(context: OperatorContext, ticket: Ticket): Promise<number> {
  const fixture = await fixtureOf(context, ticket.match);
  const tickets = await context.database
    .select({ id: sportsTickets.id, side: sportsTickets.side, stake: sportsTickets.stake })
    .from(sportsTickets)
    .where(
      and(
        eq(sportsTickets.accountId, ticket.accountId),
        eq(sportsTickets.match, ticket.match),
        notInArray(sportsTickets.status, ['refunded', 'voided']),
      ),
    )
    .orderBy(asc(sportsTickets.placedAt), asc(sportsTickets.id));
  const sides = fixture?.prices.map(({ side }) => side) ?? [];
  return validStakes(tickets, sides).get(ticket.id) ?? ticket.stake;
}

/** As counted in records: by the current settlement, null before the first. */
const listed = (
  { accountId, gameId, placedAt, stake, won, status }: Ticket,
  settled: { valid: number; version: number } | null,
): ListedBet => ({
  accountId,
  fun: false,
  gameId,
  placedAt,
  state: stateOf(status, settled?.version ?? 0),
  stake,
  valid: settled?.valid ?? 0,
  payout: won,
});

function stateOf(status: Ticket['status'], version: number): BetState {
  if (status === 'open') return 'open';
  if (isGivenBack(status)) return 'refunded';
  return version > 1 ? 'corrected' : 'settled';
}

/** The stake was returned. */
export const isGivenBack = (status: Ticket['status']): status is 'refunded' | 'voided' =>
  status === 'refunded' || status === 'voided';

type Correction = Exclude<Ticket['status'], 'open'>;

/**
 * Settles a ticket again, or refunds it before it was settled: moves the money, and corrects the valid part of the
 * player's other tickets on the match on this day (CASH-18). A shortfall becomes a debt.
 *
 * Throws Refusal `notFound`, and `conflict` for an open ticket that is to be won or lost.
 */
export function correctTicket(context: OperatorContext, ticketId: string, to: Correction): Promise<void> {
  return context.database.transaction(async (transaction) => {
    shareCatalogue(context.database, transaction);
    const [found] = await transaction.select().from(sportsTickets).where(eq(sportsTickets.id, ticketId));
    if (!found) throw new Refusal('notFound');
    await lockPockets(transaction, found.accountId);
    const [ticket = found] = await transaction
      .select()
      .from(sportsTickets)
      .where(eq(sportsTickets.id, ticketId));
    if (ticket.status === to) return;
    if (ticket.status === 'open' && !isGivenBack(to)) throw new Refusal('conflict');
    const before = await latestSettlement(transaction, 'sports', ticketId);
    const at = context.clock.now();
    const paid = givenFor(ticket, to);
    const name = `sports:${ticketId}`;
    if (ticket.status === 'open') {
      const entry = entryOf(ticket, { kind: 'refund', amount: paid, at });
      await payReturn(transaction, entry, stakeKeyOf(ticket));
    } else {
      const earlier = givenFor(ticket, ticket.status);
      const correction = {
        accountId: ticket.accountId,
        gameId: ticket.gameId,
        name: `${name}:${(before?.version ?? 0) + 1}`,
        amount: { cash: paid.cash - earlier.cash, bonus: paid.bonus - earlier.bonus },
        at,
      };
      await correctReturn(transaction, correction, stakeKeyOf(ticket));
    }
    const won = paid.cash + paid.bonus;
    const [corrected = ticket] = await transaction
      .update(sportsTickets)
      .set({ status: to, won })
      .where(eq(sportsTickets.id, ticketId))
      .returning();
    const within = { ...context, database: transaction };
    const valid = isGivenBack(to) ? 0 : await validStakeOf(within, corrected);
    const outcome = { ...settlementOf(corrected, at), payout: won, valid, result: to };
    const settled = await keepSettlement(transaction, outcome, before);
    await countBet(transaction, listed(ticket, before), listed(corrected, settled));
    await countOthersAnew(within, corrected, at);
  });
}

/** Recounts the player's other settled tickets on the match after a change. */
async function countOthersAnew(context: OperatorContext, changed: Ticket, at: number): Promise<void> {
  const { database } = context;
  const others = await database
    .select()
    .from(sportsTickets)
    .where(
      and(
        eq(sportsTickets.accountId, changed.accountId),
        eq(sportsTickets.match, changed.match),
        ne(sportsTickets.id, changed.id),
        inArray(sportsTickets.status, ['won', 'lost']),
      ),
    );
  for (const other of others) {
    const before = await latestSettlement(database, 'sports', other.id);
    const valid = await validStakeOf(context, other);
    if (!before || before.valid === valid) continue;
    const { payout, result } = before;
    const outcome = { ...settlementOf(other, at), payout, valid, result };
    const settled = await keepSettlement(database, outcome, before);
    await countBet(database, listed(other, before), listed(other, settled));
  }
}

/** Payout of a ticket with this status, by the pockets of its stake. */
function givenFor(ticket: Ticket, status: Correction): Split {
  const stake = stakeOf(ticket);
  if (isGivenBack(status)) return stake;
  if (status === 'lost') return { cash: 0, bonus: 0 };
  return inProportion((ticket.stake * ticket.hundredths) / 100, stake);
}

const settlementOf = (ticket: Ticket, settledAt: number) =>
  ({
    source: 'sports',
    betId: ticket.id,
    accountId: ticket.accountId,
    gameId: ticket.gameId,
    placedAt: ticket.placedAt,
    settledAt,
    stake: stakeOf(ticket),
  }) as const;

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

const requestOf = (accountId: number, { idempotencyKey, gameId, match, side, stake }: NewTicket) =>
  ({ accountId, call: 'ticket', key: idempotencyKey, body: { gameId, match, side, stake } }) as const;

const entryOf = <Kind extends GameEntry['kind']>(
  { id, accountId, gameId }: Ticket,
  entry: Pick<GameEntry, 'amount' | 'at'> & { kind: Kind },
) => ({ ...entry, accountId, gameId, name: `sports:${id}` });

/** Key of the movement of its stake. */
const stakeKeyOf = ({ id }: Ticket) => `bet:sports:${id}`;
