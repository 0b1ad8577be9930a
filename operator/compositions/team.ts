import { and, between, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { datedLineOf, downlineOf, requireInLine, stoodOn } from '#operator/agents/line.ts';
import { idleNow } from '#operator/accounts/identity/sessions.ts';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { games } from '#operator/database/tables/games.tables.ts';
import {
  ledgerAccounts,
  ledgerDaySums,
  ledgerPostings,
  ledgerTransactions,
} from '#operator/database/tables/ledger.tables.ts';
import { betKinds } from '#operator/ledger/ledger.ts';
import { momentsOf } from '#operator/records/range.ts';
import { isOnline } from '#operator/records/teamMembers.ts';
import type { TeamFooter } from '@araw/contract/agents/agent';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';

type KpiRequest = ParsedRequest<'teamKpiA'>;
type Days = Pick<KpiRequest, 'startDate' | 'endDate'>;

/** Milliseconds since 1970, end excluded. */
interface Period {
  from: number;
  to: number;
}

/** The merchant's days of a range. Throws Refusal `requestInvalid` if it is reversed. */
async function periodOf(database: Database, { startDate, endDate }: Days): Promise<Period> {
  if (startDate > endDate) throw new Refusal('requestInvalid', { message: 'The period ends too early.' });
  const { begins, ends } = await momentsOf(database, { from: startDate, to: endDate });
  return { from: begins, to: ends };
}

/** Movements for bets in a period, by member, game and day, on days the member was below the agent. */
function movements(database: Database, agentId: number, { startDate, endDate }: Days) {
  const line = datedLineOf(database, agentId);
  const { amount, kind } = ledgerDaySums;
  return database
    .select({
      memberId: sql<number>`${line.memberId}`.as('member_id'),
      gameId: sql<string>`${ledgerDaySums.gameId}`.as('played_game'),
      day: sql<string>`${ledgerDaySums.day}`.as('played_day'),
      // A refunded stake doesn't count.
      bet: sql<number>`case when ${kind} in ('bet', 'refund') then -${amount} else 0 end`.as('bet'),
      profit: sql<number>`${amount}`.as('profit'),
    })
    .from(line)
    .innerJoin(
      ledgerDaySums,
      and(eq(ledgerDaySums.accountId, line.memberId), stoodOn(line, ledgerDaySums.day)),
    )
    .where(
      and(
        between(ledgerDaySums.day, startDate, endDate),
        inArray(ledgerDaySums.pocket, ['cash', 'bonus']),
        inArray(kind, [...betKinds]),
      ),
    )
    .as('movements');
}

type Movements = ReturnType<typeof movements>;

/** In pesos. The database returns sums as text, because they may exceed a number. */
const sums = (moved: Movements) => ({
  bets: sql`coalesce(sum(${moved.bet}), 0)`.mapWith(inPesos),
  profit: sql`coalesce(sum(${moved.profit}), 0)`.mapWith(inPesos),
});
const inPesos = (centavos: unknown) => Number(centavos) / 100;

/** Members below an agent on some day of a period, with their last level, nearest level first. */
export async function teamByMember(
  context: OperatorContext,
  caller: Caller,
  request: KpiRequest,
): Promise<HandlerValue<'teamKpiA'>> {
  const { database } = context;
  const { id: agentId } = signedIn(caller);
  const wanted = await wantedMember(context, caller, request);
  const moved = movements(database, agentId, request);
  const dated = datedLineOf(database, agentId);
  const line = database
    .selectDistinctOn([dated.memberId], { memberId: dated.memberId, depth: dated.depth })
    .from(dated)
    .where(
      and(
        sql`${dated.fromDay} <= ${request.endDate}`,
        sql`(${dated.toDay} is null or ${dated.toDay} > ${request.startDate})`,
        wanted === null ? undefined : eq(dated.memberId, wanted),
      ),
    )
    .orderBy(dated.memberId, desc(dated.fromDay))
    .as('line');
  const list = await database
    .select({ account: accounts.name, type: accounts.type, level: line.depth, ...sums(moved) })
    .from(line)
    .innerJoin(accounts, eq(accounts.id, line.memberId))
    .leftJoin(moved, eq(moved.memberId, line.memberId))
    .groupBy(accounts.id, line.depth)
    .orderBy(line.depth, accounts.name);
  return kpi(context, caller, request, list);
}

/** By game category, largest bets first. */
export async function teamByCategory(
  context: OperatorContext,
  caller: Caller,
  request: KpiRequest,
): Promise<HandlerValue<'teamKpiB'>> {
  const wanted = await wantedMember(context, caller, request);
  const moved = movements(context.database, signedIn(caller).id, request);
  const list = await context.database
    .select({ category: games.gameType, ...members(moved), ...sums(moved) })
    .from(moved)
    .innerJoin(games, eq(games.gameId, moved.gameId))
    .where(wanted === null ? undefined : eq(moved.memberId, wanted))
    .groupBy(games.gameType)
    .orderBy(sql`sum(${moved.bet}) desc`, games.gameType);
  return kpi(context, caller, request, list);
}

/** By merchant day, newest first; without days that have no bets. */
export async function teamByDay(
  context: OperatorContext,
  caller: Caller,
  request: KpiRequest,
): Promise<HandlerValue<'teamKpiC'>> {
  const wanted = await wantedMember(context, caller, request);
  const moved = movements(context.database, signedIn(caller).id, request);
  const list = await context.database
    .select({ day: moved.day, ...members(moved), ...sums(moved) })
    .from(moved)
    .where(wanted === null ? undefined : eq(moved.memberId, wanted))
    .groupBy(moved.day)
    .orderBy(desc(moved.day));
  return kpi(context, caller, request, list);
}

const members = (moved: Movements) => ({
  members: sql`count(distinct ${moved.memberId})`.mapWith(Number),
});

/** Id of the member filtered for; null for an unknown one. */
async function wantedMember(
  context: OperatorContext,
  caller: Caller,
  { account }: KpiRequest,
): Promise<number | null> {
  return account === '' ? null : (await requireInLine(context, caller, { account })).id;
}

async function kpi<Row>(
  context: OperatorContext,
  caller: Caller,
  request: KpiRequest,
  rows: Row[],
): Promise<{ list: Row[]; totalPages: number; footer: TeamFooter }> {
  const { page, size } = request;
  return {
    list: size === 0 ? [] : rows.slice((page - 1) * size, page * size),
    totalPages: size === 0 ? 0 : Math.ceil(rows.length / size),
    footer: await footerOf(context, caller, request),
  };
}

/** Numbers of the team: registrations, logins and bets in the period, and currently online (AGENT-02). */
async function footerOf(context: OperatorContext, caller: Caller, days: Days): Promise<TeamFooter> {
  const { database, clock } = context;
  const { id: agentId } = signedIn(caller);
  const { from, to } = await periodOf(database, days);
  const now = clock.now();
  const dated = datedLineOf(database, agentId);
  const [happened] = await database
    .select({
      logins: sql`count(distinct ${dated.memberId}) filter (where ${events('login')})`.mapWith(Number),
      registrations: sql`count(*) filter (where ${events('registration')})`.mapWith(Number),
    })
    .from(dated)
    .innerJoin(
      sql`lateral (
        select 'registration' as happened, ${accounts.registeredAt} as at from ${accounts}
          where ${accounts.id} = ${dated.memberId}
          and ${accounts.registeredAt} >= ${from} and ${accounts.registeredAt} < ${to}
        union all
        select 'login', ${sessions.createdAt} from ${sessions}
          where ${sessions.accountId} = ${dated.memberId}
          and ${sessions.createdAt} >= ${from} and ${sessions.createdAt} < ${to}
      ) as events`,
      stoodOn(dated, sql<string>`merchant_day(events.at)`),
    );
  const moved = movements(database, agentId, days);
  const [bets] = await database
    .select(members(moved))
    .from(moved)
    .where(sql`${moved.bet} > 0`);
  const line = downlineOf(context, caller);
  const online = await database
    .select({ memberId: line.memberId })
    .from(line)
    .where(isOnline(sql`${line.memberId}`, now, await idleNow(context)));
  if (!happened || !bets) throw new Error('Nothing was counted');
  return {
    teamLoginMemberCount: happened.logins,
    teamBetMemberCount: bets.members,
    teamRegisterMemberCount: happened.registrations,
    teamOnlineCount: online.length,
  };
}

const events = (what: 'login' | 'registration'): SQL => sql`events.happened = ${what}`;

/** An agent's daily salary in pesos by merchant day, newest first. */
export async function dailySalaries(
  { database }: OperatorContext,
  caller: Caller,
  request: ParsedRequest<'dailySalaryQuery'>,
): Promise<HandlerValue<'dailySalaryQuery'>> {
  const { from, to } = await periodOf(database, request);
  const list = await database
    .select({
      day: sql<string>`merchant_day(${ledgerTransactions.createdAt})`,
      amount: ledgerPostings.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.accountId, signedIn(caller).id),
        eq(ledgerTransactions.kind, 'dailySalary'),
        gte(ledgerTransactions.createdAt, from),
        lt(ledgerTransactions.createdAt, to),
      ),
    )
    .orderBy(sql`${ledgerTransactions.createdAt} desc`);
  return { list: list.map(({ day, amount }) => ({ day, amount: amount / 100 })) };
}
