import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { paths } from '#operator/database/tables/line.tables.ts';

// The only place that decides which members an agent's call may concern (TEAM-10). A call that names a member uses
// `requireInLine`, within the transaction that changes something; one that lists members joins `downlineOf`. Figures by day join
// `datedLineOf` with `stoodOn`.

/** A merchant day, YYYY-MM-DD, or an expression for one. */
export type Day = string | SQL<string>;

/** The merchant day of a moment, computed once per query. */
export const dayAt = (moment: number): SQL<string> => sql<string>`(select merchant_day(${moment}))`;

interface Dated {
  fromDay: AnyPgColumn | SQL.Aliased<string>;
  toDay: AnyPgColumn | SQL.Aliased<string | null>;
}

/** Whether a path is valid on this day. */
export const stoodOn = ({ fromDay, toDay }: Dated, day: Day | AnyPgColumn): SQL =>
  sql`${fromDay} <= ${day} and (${toDay} is null or ${toDay} > ${day})`;

/** Everyone who was ever below an agent, with dates: join events by day with `stoodOn`. */
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

/** Everyone below an agent on a day, with depth: 1 is a direct member. Excludes the agent. */
export const lineOn = (database: Database, agentId: number, day: Day) =>
  database
    .select({ memberId: paths.descendantId, depth: paths.depth })
    .from(paths)
    .where(and(eq(paths.ancestorId, agentId), stoodOn(paths, day)))
    .as('line');

/** The caller's current line. */
export const downlineOf = (
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
) => lineOn(database, signedIn(caller).id, dayAt(clock.now()));

/** Size of a line on a day, for an id in a query; only use it for members of the caller's line. */
export const sizeOfLine = (memberId: SQL, day: Day, direct: boolean) =>
  sql<number>`(select count(*) from ${paths} as below where below.ancestor_id = ${memberId}
    and below.from_day <= ${day} and (below.to_day is null or below.to_day > ${day})
    and (not ${direct} or below.depth = 1))`;

export interface Subordinate {
  id: number;
  name: string;
  type: number;
  disabled: boolean;
  /** 1 is a direct member. */
  depth: number;
}

/**
 * A member of the caller's current line, by account or id. Throws the same Refusal `notFound` for a stranger, a
 * non-existent account, the caller, and anyone above. In a transaction it waits for any move being written, and blocks
 * further moves until the transaction ends.
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
  if (!found) throw new Refusal('notFound', { message: "There's no such account in your line." });
  return found;
}

/** Ids of everyone who was ever below an agent, as a query. */
export const everBelow = (agentId: number): SQL =>
  sql`(select descendant_id from ${paths} where ancestor_id = ${agentId})`;

/** Everyone above a member on a day, as a query for `ancestor_id` and `depth`. */
export const aboveOn = (memberId: SQL, day: SQL<string>): SQL =>
  sql`(select ancestor_id, depth from ${paths} where descendant_id = ${memberId} and ${stoodOn(paths, day)})`;

/** The direct superior of a member on a day, as a query for one id or none. */
export const superiorOn = (database: Database, memberId: number, day: Day) =>
  database
    .select({ id: paths.ancestorId })
    .from(paths)
    .where(and(eq(paths.descendantId, memberId), eq(paths.depth, 1), stoodOn(paths, day)));

/** The line that a caller views: their own, or that of a member in it. */
export interface LookedAt {
  id: number;
  /** Accounts from the caller down to them. */
  trail: string[];
}

/** Throws like `requireInLine`; '' is the caller. */
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
 * Who was below this member on which days, `seen (member_id, depth, child_id, from_day, to_day)`, limited to days on
 * which the member was below the caller. Depth 0 is the member; `child_id` is the direct member above a row, or the row
 * itself.
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

/** Whether a row of `seen` is valid on this day. */
export const seenOn = (day: Day | AnyPgColumn): SQL =>
  sql`seen.from_day <= ${day} and (seen.to_day is null or seen.to_day > ${day})`;
