import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockMembers, placeProblems } from './rebateRates.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { lineMoves, paths } from '#operator/database/tables/line.tables.ts';
import { isAgent, isRealAccount } from '@araw/contract/calls/roles';
import { dayAfter } from '@araw/contract/values/dates';

/** Member and new superior, by account. */
export interface Move {
  account: string;
  superior: string;
}

/**
 * Moves a member and everyone below to another superior, from the merchant's next midnight on; resolves with that day.
 * Earlier days keep the old line (TEAM-11). Throws Refusal `notFound` for an unknown account and `conflict`, with a
 * plain message, for an impossible superior: it has to be a real-money agent who isn't below the member.
 */
export async function moveMember(
  { database, clock, log }: OperatorContext,
  { account, superior }: Move,
): Promise<{ fromDay: string }> {
  return database.transaction(async (transaction) => {
    const ids = [(await find(transaction, account)).id, (await find(transaction, superior)).id];
    // Before the line's own lock, in the same order as registration and opening accounts: rates must not change meanwhile.
    await lockMembers(transaction, ids);
    // Before reading anything: the second of two moves has to see the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(7102028)`);
    const member = await find(transaction, account);
    const above = await find(transaction, superior);
    if (!isRealAccount(member.type)) throw refuse(`${member.name} plays for fun and is in no line.`);
    if (!isRealAccount(above.type) || !isAgent(above.type) || above.disabled)
      throw refuse(`${above.name} isn't an agent.`);
    if (member.uplineId === above.id) throw refuse(`${member.name} is put under ${above.name} already.`);
    if (member.id === above.id || (await standsBelow(transaction, above.id, member.id)))
      throw refuse(`${above.name} stands below ${member.name}.`);
    const [problem] = await placeProblems(transaction, above.id, member.id);
    if (problem)
      throw refuse(`${member.name} has more rebate on ${problem.category} than ${above.name} can give.`);

    const now = clock.now();
    const [today] = await transaction
      .select({ day: sql<string>`merchant_day(${now})` })
      .from(sql`(select 1) as one`);
    const [put] = await transaction
      .select({ day: sql<string>`line_put(${member.id}, ${above.id}, ${dayAfter(today?.day ?? '', 1)})` })
      .from(sql`(select 1) as one`);
    const fromDay = put?.day ?? '';
    await transaction.update(accounts).set({ uplineId: above.id }).where(eq(accounts.id, member.id));
    await transaction.insert(lineMoves).values({
      memberId: member.id,
      oldSuperiorId: member.uplineId,
      newSuperiorId: above.id,
      fromDay,
      decidedAt: now,
    });
    log.info({ accountId: member.id, superiorId: above.id, fromDay }, 'member moved');
    return { fromDay };
  });
}

const refuse = (message: string) => new Refusal('conflict', { message });

async function find(database: Database, name: string) {
  const [found] = await database
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.name}) = ${name.toLowerCase()}`)
    .orderBy(accounts.id)
    .limit(1);
  if (!found) throw new Refusal('notFound', { message: `There's no account ${name}.` });
  return found;
}

/** Today or in the future. */
const standsBelow = async (database: Database, memberId: number, agentId: number) =>
  (await database.$count(
    paths,
    and(eq(paths.ancestorId, agentId), eq(paths.descendantId, memberId), isNull(paths.toDay)),
  )) > 0;
