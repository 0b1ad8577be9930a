import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { dayNow } from '#operator/core/merchantDay.ts';
import { ratesOf, toWire } from '#operator/agents/rebateRates.ts';
import { levelNameAt } from '#operator/accounts/levelNames.ts';
import { idleNow, sessionLimits } from '#operator/accounts/identity/sessions.ts';
import { dayAt, downlineOf, requireInLine, sizeOfLine } from '#operator/agents/line.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { ledgerAccounts } from '#operator/database/tables/ledger.tables.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { dayAfter } from '@araw/contract/values/dates';
import { atOneMoment, merchantTimeZone } from './range.ts';

type Request = ParsedRequest<'downlines'>;
type Answer = HandlerValue<'downlines'>;

/** Whether a member has a session that hasn't ended or expired; `idle` as `idleNow`. */
export const isOnline = (memberId: SQL, now: number, idle: number): SQL<boolean> => sql<boolean>`exists (
  select from ${sessions} as live where live.account_id = ${memberId} and live.ended_at is null
    and live.last_seen_at >= ${now - idle} and live.created_at >= ${now - sessionLimits.absolute})`;

const memberId = sql`${accounts.id}`;
const balance = sql<number>`(select coalesce(sum(balance), 0) from ${ledgerAccounts} as held
  where held.account_id = ${memberId} and held.pocket in ('cash', 'bonus'))`.mapWith(Number);
const lastSeen = sql<
  number | null
>`(select max(last_seen_at) from ${sessions} as seen where seen.account_id = ${memberId})`;

const lastLogin = sql<
  number | null
>`(select max(created_at) from ${sessions} as opened where opened.account_id = ${memberId})`;

const orders = {
  '': [],
  account: [],
  registered: [desc(accounts.registeredAt)],
  seen: [sql`${lastSeen} desc nulls last`],
  balance: [desc(balance)],
} as const satisfies Record<Request['sort'], SQL[]>;

const momentOf = (moment: SQL) =>
  sql<number | null>`${moment}`.mapWith((at: unknown) => (at === null ? null : Number(at)));

/** Members of the caller's current line, with all details. */
async function membersOf(context: OperatorContext, caller: Caller) {
  const now = context.clock.now();
  const online = isOnline(memberId, now, await idleNow(context));
  const line = downlineOf(context, caller);
  const size = (direct: boolean) => sizeOfLine(memberId, dayAt(now), direct).mapWith(Number);
  const query = context.database
    .select({
      id: sql<string>`${accounts.id}::text`,
      account: accounts.name,
      type: accounts.type,
      level: levelNameAt(now),
      closed: accounts.disabled,
      registeredAt: accounts.registeredAt,
      lastSeenAt: momentOf(lastSeen),
      lastLoginAt: momentOf(lastLogin),
      online,
      balance,
      depth: line.depth,
      team: size(false),
      direct: size(true),
    })
    .from(accounts)
    .innerJoin(line, eq(line.memberId, accounts.id));
  return { line, now, online, query };
}

/** Adds today's rebate rates. */
async function told<Row extends { id: string; balance: number }>(
  { database, clock }: OperatorContext,
  rows: readonly Row[],
) {
  const ids = rows.map(({ id }) => Number(id));
  const rates = await ratesOf(database, ids, await dayNow({ database, clock }));
  return rows.map((row) => ({
    ...row,
    balance: row.balance / 100,
    rebates: toWire(rates.get(Number(row.id)) ?? new Map()),
  }));
}

/** A page of direct members or everyone below, by account unless sorted otherwise (TEAM-02). */
export const teamMembers = (
  context: OperatorContext,
  caller: Caller,
  request: Request,
  { direct }: { direct: boolean },
): Promise<Answer> =>
  atOneMoment(context, async (database) => {
    const within = { ...context, database };
    const { line, now, online: isOnlineNow, query } = await membersOf(within, caller);
    const { account, kind, level, online, registeredFrom, registeredTo, page, pageSize, sort } = request;
    const chosen = and(
      direct ? eq(line.depth, 1) : undefined,
      account === '' ? undefined : sql`position(lower(${account}) in lower(${accounts.name})) > 0`,
      kind === '' ? undefined : sql`(${accounts.type} in (0, 4, 40)) = ${kind === 'member'}`,
      registeredFrom === ''
        ? undefined
        : sql`${accounts.registeredAt} >= merchant_midnight(${registeredFrom})`,
      registeredTo === ''
        ? undefined
        : sql`${accounts.registeredAt} < merchant_midnight(${dayAfter(registeredTo, 1)})`,
      level === '' ? undefined : sql`${levelNameAt(now)} = ${level}`,
      online === '' ? undefined : sql`${isOnlineNow} = ${online === 'yes'}`,
    );
    const list = await query
      .where(chosen)
      .orderBy(...orders[sort], asc(sql`lower(${accounts.name})`), asc(accounts.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await database
      .select({ total: count() })
      .from(accounts)
      .innerJoin(line, eq(line.memberId, accounts.id))
      .where(chosen);
    const total = counted?.total ?? 0;
    return {
      moment: now,
      timeZone: await merchantTimeZone(database),
      list: await told(within, list),
      total,
      totalPages: Math.ceil(total / pageSize),
      levels: await levelsOf(within, caller),
    };
  });

async function levelsOf(context: OperatorContext & { database: Database }, caller: Caller) {
  const line = downlineOf(context, caller);
  const name = levelNameAt(context.clock.now());
  const found = await context.database
    .selectDistinct({ level: sql<string | null>`${name}`.as('level') })
    .from(accounts)
    .innerJoin(line, eq(line.memberId, accounts.id))
    .where(isNotNull(name))
    .orderBy(sql`level`);
  return found.flatMap(({ level }) => level ?? []);
}

/** One member of the caller's line. Throws Refusal `notFound` like `requireInLine`. */
export const teamMember = (
  context: OperatorContext,
  caller: Caller,
  request: ParsedRequest<'downline'>,
): Promise<HandlerValue<'downline'>> =>
  atOneMoment(context, async (database) => {
    const within = { ...context, database };
    const { id } = await requireInLine(within, caller, request);
    const { query } = await membersOf(within, caller);
    const [found] = await query.where(eq(accounts.id, id));
    const [member] = await told(within, found ? [found] : []);
    if (!member) throw new Refusal('notFound');
    return { ...member, timeZone: await merchantTimeZone(database) };
  });
