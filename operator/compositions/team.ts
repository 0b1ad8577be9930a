import { and, eq, type SQL, sql } from 'drizzle-orm';
import { sessionLimits } from '#operator/accounts/sessions.ts';
import {
  type Caller,
  type Database,
  type OperatorContext,
  Refusal,
  signedIn,
} from '#operator/core/context.ts';
import { accounts, sessions } from '#operator/database/accounts.tables.ts';
import { games } from '#operator/database/games.tables.ts';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '#operator/database/ledger.tables.ts';
import type { TeamFooter } from '#services/contract/agent.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { merchantDayOf, merchantUtcOffset, startOfMerchantDay } from '#services/contract/merchantDay.ts';

const day = 24 * 3_600_000;

type KpiRequest = ParsedRequest<'teamKpiA'>;

/** Milliseconds since 1970: from its first moment up to, and without, its last. */
interface Period {
  from: number;
  to: number;
}

/** The merchant's days from one to the other. Throws Refusal `requestInvalid` where they stand the wrong way round. */
function periodOf({ startDate, endDate }: Pick<KpiRequest, 'startDate' | 'endDate'>): Period {
  const period = { from: startOfMerchantDay(startDate), to: startOfMerchantDay(endDate) + day };
  if (period.from >= period.to)
    throw new Refusal('requestInvalid', { message: 'The period ends too early.' });
  return period;
}

/** Everybody below an agent: `team.id`, `team.level` from 1. Without the agent. */
const teamOf = (agentId: number) => sql`(
  with recursive below as (
    select ${accounts.id} as id, 1 as level from ${accounts} where ${accounts.uplineId} = ${agentId}
    union all
    select ${accounts.id}, below.level + 1
    from ${accounts} join below on ${accounts.uplineId} = below.id and below.level < 99
  )
  select id, level from below
) as team`;

const teamId = sql<number>`team.id`;

/** What was moved for bets in a period: by member, game and moment. A cancelled bet comes back as a refund. */
const movements = (database: Database, agentId: number, { from, to }: Period) =>
  database
    .select({
      memberId: sql<number>`${teamId}`.as('member_id'),
      gameId: sql<string>`${ledgerTransactions.reference}`.as('played_game'),
      day: sql<number>`floor((${ledgerTransactions.createdAt} + ${sql.raw(String(merchantUtcOffset))})
        / ${sql.raw(String(day))})`.as('day'),
      bet: sql<number>`case when ${ledgerTransactions.kind} = 'win' then 0 else -${ledgerPostings.amount} end`.as(
        'bet',
      ),
      profit: sql<number>`${ledgerPostings.amount}`.as('profit'),
    })
    .from(teamOf(agentId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, teamId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(
      sql`${ledgerTransactions.kind} in ('bet', 'win', 'refund')
        and ${ledgerTransactions.createdAt} >= ${from} and ${ledgerTransactions.createdAt} < ${to}`,
    )
    .as('movements');

type Movements = ReturnType<typeof movements>;

/** In pesos. Sums come as text: they may be longer than a number. */
const sums = (moved: Movements) => ({
  bets: sql`coalesce(sum(${moved.bet}), 0)`.mapWith(inPesos),
  profit: sql`coalesce(sum(${moved.profit}), 0)`.mapWith(inPesos),
});
const inPesos = (centavos: unknown) => Number(centavos) / 100;

/** By member, nearest level first. */
export async function teamByMember(
  { database, clock }: OperatorContext,
  caller: Caller,
  request: KpiRequest,
): Promise<HandlerValue<'teamKpiA'>> {
  const { id: agentId } = signedIn(caller);
  const moved = movements(database, agentId, periodOf(request));
  const wanted =
    request.account === '' ? undefined : sql`lower(${accounts.name}) = ${request.account.toLowerCase()}`;
  const list = await database
    .select({
      account: accounts.name,
      type: accounts.type,
      level: sql`team.level`.mapWith(Number),
      ...sums(moved),
    })
    .from(teamOf(agentId))
    .innerJoin(accounts, eq(accounts.id, teamId))
    .leftJoin(moved, eq(moved.memberId, teamId))
    .where(wanted)
    .groupBy(accounts.id, sql`team.level`)
    .orderBy(sql`team.level`, accounts.name);
  return kpi({ database, clock }, caller, request, list);
}

/** By game category, those with the most bets first. */
export async function teamByCategory(
  { database, clock }: OperatorContext,
  caller: Caller,
  request: KpiRequest,
): Promise<HandlerValue<'teamKpiB'>> {
  const moved = movements(database, signedIn(caller).id, periodOf(request));
  const list = await database
    .select({ category: games.gameType, ...members(moved), ...sums(moved) })
    .from(moved)
    .innerJoin(games, eq(games.gameId, moved.gameId))
    .where(ofMember(moved, request))
    .groupBy(games.gameType)
    .orderBy(sql`sum(${moved.bet}) desc`, games.gameType);
  return kpi({ database, clock }, caller, request, list);
}

/** By the merchant's day, newest first; days without a bet are left out. */
export async function teamByDay(
  { database, clock }: OperatorContext,
  caller: Caller,
  request: KpiRequest,
): Promise<HandlerValue<'teamKpiC'>> {
  const moved = movements(database, signedIn(caller).id, periodOf(request));
  const rows = await database
    .select({ number: sql`${moved.day}`.mapWith(Number), ...members(moved), ...sums(moved) })
    .from(moved)
    .where(ofMember(moved, request))
    .groupBy(moved.day)
    .orderBy(sql`${moved.day} desc`);
  const list = rows.map(({ number, ...row }) => ({
    day: merchantDayOf(number * day - merchantUtcOffset),
    ...row,
  }));
  return kpi({ database, clock }, caller, request, list);
}

const members = (moved: Movements) => ({
  members: sql`count(distinct ${moved.memberId})`.mapWith(Number),
});

const ofMember = (moved: Movements, { account }: KpiRequest): SQL | undefined =>
  account === ''
    ? undefined
    : sql`${moved.memberId} in
        (select ${accounts.id} from ${accounts} where lower(${accounts.name}) = ${account.toLowerCase()})`;

async function kpi<Row>(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
  request: KpiRequest,
  rows: Row[],
): Promise<{ list: Row[]; totalPages: number; footer: TeamFooter }> {
  const { page, size } = request;
  return {
    list: size === 0 ? [] : rows.slice((page - 1) * size, page * size),
    totalPages: size === 0 ? 0 : Math.ceil(rows.length / size),
    footer: await footerOf(context, signedIn(caller).id, periodOf(request)),
  };
}

/** How many of the team registered, logged in and bet in the period, and how many are online now (AGENT-02). */
async function footerOf(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  agentId: number,
  { from, to }: Period,
): Promise<TeamFooter> {
  const now = clock.now();
  const ownSession = sql`select 1 from ${sessions} where ${sessions.accountId} = team.id`;
  const loggedIn = sql`exists (${ownSession}
    and ${sessions.createdAt} >= ${from} and ${sessions.createdAt} < ${to})`;
  const online = sql`exists (${ownSession} and ${sessions.endedAt} is null
    and ${sessions.lastSeenAt} >= ${now - sessionLimits.idle}
    and ${sessions.createdAt} >= ${now - sessionLimits.absolute})`;
  const bet = sql`exists (select 1 from ${ledgerAccounts}
    join ${ledgerPostings} on ${ledgerPostings.ledgerAccountId} = ${ledgerAccounts.id}
    join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerPostings.transactionId}
    where ${ledgerAccounts.accountId} = team.id and ${ledgerTransactions.kind} = 'bet'
    and ${ledgerTransactions.createdAt} >= ${from} and ${ledgerTransactions.createdAt} < ${to})`;
  const registered = sql`${accounts.registeredAt} >= ${from} and ${accounts.registeredAt} < ${to}`;
  const counting = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const [footer] = await database
    .select({
      teamLoginMemberCount: counting(loggedIn),
      teamBetMemberCount: counting(bet),
      teamRegisterMemberCount: counting(registered),
      teamOnlineCount: counting(online),
    })
    .from(teamOf(agentId))
    .innerJoin(accounts, eq(accounts.id, teamId));
  if (!footer) throw new Error('Nothing was counted');
  return footer;
}

/** Pesos that an agent was paid as daily salary, by the merchant's day, newest first. */
export async function dailySalaries(
  { database }: OperatorContext,
  caller: Caller,
  request: ParsedRequest<'dailySalaryQuery'>,
): Promise<HandlerValue<'dailySalaryQuery'>> {
  const { from, to } = periodOf(request);
  const list = await database
    .select({ at: ledgerTransactions.createdAt, amount: ledgerPostings.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.accountId, signedIn(caller).id),
        eq(ledgerTransactions.kind, 'dailySalary'),
        sql`${ledgerTransactions.createdAt} >= ${from} and ${ledgerTransactions.createdAt} < ${to}`,
      ),
    )
    .orderBy(sql`${ledgerTransactions.createdAt} desc`);
  return { list: list.map(({ at, amount }) => ({ day: merchantDayOf(at), amount: amount / 100 })) };
}
