import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { settlements } from '#operator/database/tables/bets.tables.ts';
import { playRounds, seedPairs } from '#operator/database/tables/play.tables.ts';
import { matchResults, sportsTickets } from '#operator/database/tables/sports.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { matchIn } from '#operator/games/schedule.ts';
import { fightOf, isFight } from '#operator/rules/sabong.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { isTrial } from '@araw/contract/calls/roles';
import { findBet, inPesos, openedBy } from './betRecord.ts';
import { atOneMoment, merchantTimeZone } from './range.ts';

type Answer = HandlerValue<'betDetail'>;

/** Result and proof of a round or ticket (REC-02). Throws Refusal `notFound` for someone else's. */
export async function betDetail(
  context: OperatorContext,
  caller: Caller,
  { source, id, language }: ParsedRequest<'betDetail'>,
): Promise<Answer> {
  const { id: accountId, type } = signedIn(caller);
  const catalogue = await catalogueOf(context);
  const names = catalogue.edition(language);
  return atOneMoment(context, async (database) => {
    const bet = await findBet(database, { accountId, fun: isTrial(type), source, id });
    if (!bet) throw new Refusal('notFound');
    return {
      bet: {
        game: openedBy(names.get(bet.gameId)),
        ...inPesos(bet),
        gameName: names.get(bet.gameId)?.name ?? '',
        gameType: catalogue.byId.get(bet.gameId)?.gameType ?? '',
      },
      timeZone: await merchantTimeZone(database),
      settlements: await settlementsOf(database, source, id),
      round: source === 'round' ? await roundOf(database, id) : null,
      match: source === 'sports' ? await matchOf({ ...context, database }, id) : null,
    };
  });
}

async function settlementsOf(
  database: Database,
  source: 'round' | 'sports',
  betId: string,
): Promise<Answer['settlements']> {
  const versions = await database
    .select()
    .from(settlements)
    .where(and(eq(settlements.source, source), eq(settlements.betId, betId)))
    .orderBy(asc(settlements.version));
  return versions.map(({ version, settledAt, payout, valid, result }) => ({
    version,
    settledAt,
    payout: payout / 100,
    valid: valid / 100,
    result,
  }));
}

async function roundOf(database: Database, id: string): Promise<Answer['round']> {
  const [found] = await database
    .select({ round: playRounds, serverSeed: seedPairs.serverSeed })
    .from(playRounds)
    .leftJoin(seedPairs, and(eq(seedPairs.commitment, playRounds.commitment), isNotNull(seedPairs.endedAt)))
    .where(eq(playRounds.id, id));
  if (!found) return null;
  const { round, serverSeed } = found;
  const { drawn, commitment, clientSeed, nonce } = round;
  const proven = commitment !== null && clientSeed !== null && nonce !== null;
  return {
    outcome: round.outcome,
    jackpotWon: round.jackpotWon / 100,
    balanceAfter: round.balanceAfter / 100,
    proof: proven ? { drawn, commitment, clientSeed, nonce, serverSeed } : null,
  };
}

async function matchOf(context: OperatorContext, id: string): Promise<Answer['match']> {
  const [found] = await context.database
    .select({ ticket: sportsTickets, result: matchResults })
    .from(sportsTickets)
    .leftJoin(matchResults, eq(matchResults.match, sportsTickets.match))
    .where(eq(sportsTickets.id, id));
  if (!found) return null;
  const { ticket, result } = found;
  return {
    ...(await teamsOf(context, ticket.match)),
    times: ticket.hundredths / 100,
    score: result && { home: result.homeScore, away: result.awayScore, winner: result.side },
  };
}

/** Empty names for a match whose vendor has been removed. */
async function teamsOf(context: OperatorContext, match: number) {
  if (isFight(match)) {
    const { homeTeam, awayTeam, startsAt } = fightOf(match);
    return { homeTeam, awayTeam, startsAt };
  }
  const found = matchIn(match, await catalogueOf(context));
  return {
    homeTeam: found?.homeTeam ?? '',
    awayTeam: found?.awayTeam ?? '',
    startsAt: found?.matchTime ?? 0,
  };
}
