import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { paths } from '#operator/database/tables/line.tables.ts';

// Whom an agent's call may be about is decided here alone (TEAM-10). A call that names somebody asks `requireInLine`, in the
// transaction that changes something of theirs; one that lists joins `downlineOf`. Figures of days join `datedLineOf` by `stoodOn`.

/** A day of the merchant's, YYYY-MM-DD, or an expression for one. */
export type Day = string | SQL<string>;

/** The merchant's day of a moment, told once for the whole query. */
export const dayAt = (moment: number): SQL<string> => sql<string>`(select merchant_day(${moment}))`;

interface Dated {
  fromDay: AnyPgColumn | SQL.Aliased<string>;
  toDay: AnyPgColumn | SQL.Aliased<string | null>;
}

/** That a path is one of this day. */
export const stoodOn = ({ fromDay, toDay }: Dated, day: Day | AnyPgColumn): SQL =>
  sql`${fromDay} <= ${day} and (${toDay} is null or ${toDay} > ${day})`;

/** Everybody who ever stood below an agent, with their days: `stoodOn` joins what happened on one of them. */
export const datedLineOf = (database: Database, agentId: number) =>
  database
    .select({
      memberId: paths.descendantId,
      depth: paths.depth,
      fromDay: paths.fromDay,
      toDay: paths.toDay,
    })
    .from(paths)
    .where(eq(paths.ancestorId, agentId))
    .as('dated_line');

/** Everybody who stood below an agent on a day, with how far: 1 is a direct subordinate. Without the agent. */
export const lineOn = (database: Database, agentId: number, day: Day) =>
  database
    .select({ memberId: paths.descendantId, depth: paths.depth })
    .from(paths)
    .where(and(eq(paths.ancestorId, agentId), stoodOn(paths, day)))
    .as('line');

/** The same of the caller, as the line stands now. */
export const downlineOf = (
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
) => lineOn(database, signedIn(caller).id, dayAt(clock.now()));

/** How many stood below somebody on a day, for the id of a query; never asked but for who is in the caller's line. */
export const sizeOfLine = (memberId: SQL, day: Day, direct: boolean) =>
  sql<number>`(select count(*) from ${paths} as below where below.ancestor_id = ${memberId}
    and below.from_day <= ${day} and (below.to_day is null or below.to_day > ${day})
    and (not ${direct} or below.depth = 1))`;

export interface Subordinate {
  id: number;
  /** The account. */
  name: string;
  type: number;
  disabled: boolean;
  /** 1 is a direct subordinate. */
  depth: number;
}

/**
 * Somebody of the caller's own downline as it stands now, by account or id. Throws Refusal `notFound`, alike for a stranger, for
 * nobody, for the caller and for everybody above. Within a transaction it waits for a move of any line that is being
 * written, and none is written until the transaction has ended.
 */
export async function requireInLine(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
  who: { account: string } | { accountId: number },
): Promise<Subordinate> {
  const { database } = context;
  const line = downlineOf(context, caller);
  const own = alias(accounts, 'own');
  const isMeant =
    'account' in who
      ? and(
          inArray(
            accounts.merchantCode,
            database
              .select({ code: own.merchantCode })
              .from(own)
              .where(eq(own.id, signedIn(caller).id)),
          ),
          eq(sql`lower(${accounts.name})`, who.account.toLowerCase()),
        )
      : eq(accounts.id, who.accountId);
  const [found] = await database
    .select({
      id: accounts.id,
      name: accounts.name,
      type: accounts.type,
      disabled: accounts.disabled,
      depth: line.depth,
    })
    .from(accounts)
    .innerJoin(line, eq(line.memberId, accounts.id))
    .where(isMeant);
  if (!found) throw new Refusal('notFound', { message: 'There is no such account in your line.' });
  return found;
}

/** Everybody who ever stood below an agent, as a query for their ids. */
export const everBelow = (agentId: number): SQL =>
  sql`(select descendant_id from ${paths} where ancestor_id = ${agentId})`;

/** Everybody who stood above a member on a day, as a query for `ancestor_id` and `depth`. */
export const aboveOn = (memberId: SQL, day: SQL<string>): SQL =>
  sql`(select ancestor_id, depth from ${paths} where descendant_id = ${memberId} and ${stoodOn(paths, day)})`;

/** Who stood right above a member on a day, as a query for one id or none. */
export const superiorOn = (database: Database, memberId: number, day: Day) =>
  database
    .select({ id: paths.ancestorId })
    .from(paths)
    .where(and(eq(paths.descendantId, memberId), eq(paths.depth, 1), stoodOn(paths, day)));

/** Whose line a caller looks at: the own one, or that of somebody in it. */
export interface LookedAt {
  id: number;
  /** From the caller to them, by account. */
  trail: string[];
}

/** Throws as `requireInLine` does; '' is the caller. */
export async function lookedAt(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
  account: string,
): Promise<LookedAt> {
  const { id: callerId, name: own } = signedIn(caller);
  if (account === '') return { id: callerId, trail: [own] };
  const { id, name } = await requireInLine(context, caller, { account });
  const day = dayAt(context.clock.now());
  const line = lineOn(context.database, callerId, day);
  const between = await context.database
    .select({ name: accounts.name })
    .from(paths)
    .innerJoin(line, eq(line.memberId, paths.ancestorId))
    .innerJoin(accounts, eq(accounts.id, paths.ancestorId))
    .where(and(eq(paths.descendantId, id), stoodOn(paths, day)))
    .orderBy(line.depth);
  return { id, trail: [own, ...between.map((each) => each.name), name] };
}

/**
 * Who stood below somebody on which days, `seen (member_id, depth, child_id, from_day, to_day)`, on no day but those on which
 * that one stood below the caller: depth 0 is the one themselves, `child_id` the direct subordinate who is above or who it is.
 */
export function seenBy(caller: Caller, { id }: Pick<LookedAt, 'id'>): SQL {
  const { id: callerId } = signedIn(caller);
  const reach =
    id === callerId
      ? sql`select '' as from_day, null::text as to_day`
      : sql`select from_day, to_day from ${paths} where ancestor_id = ${callerId} and descendant_id = ${id}`;
  return sql`(
    with reach as (${reach}), children as (
      select descendant_id as id, greatest(child.from_day, reach.from_day) as from_day,
        least(child.to_day, reach.to_day) as to_day
      from ${paths} child cross join reach where child.ancestor_id = ${id} and child.depth = 1
    )
    select ${id}::integer as member_id, 0 as depth, null::integer as child_id, from_day, to_day from reach
    union all
    select id, 1, id, from_day, to_day from children where to_day is null or from_day < to_day
    union all
    select below.descendant_id, below.depth + 1, children.id, greatest(below.from_day, children.from_day),
      least(below.to_day, children.to_day)
    from children cross join lateral (
      -- Without the offset the paths of everybody would be read for a large line.
      select descendant_id, depth, from_day, to_day from ${paths} as path where ancestor_id = children.id offset 0
    ) as below
    where least(below.to_day, children.to_day) is null
      or greatest(below.from_day, children.from_day) < least(below.to_day, children.to_day)
  ) as seen`;
}

/** That a row of `seen` is one of this day. */
export const seenOn = (day: Day | AnyPgColumn): SQL =>
  sql`seen.from_day <= ${day} and (seen.to_day is null or seen.to_day > ${day})`;
