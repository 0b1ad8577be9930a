import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dayAt, lineOn } from '#operator/agents/line.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import type { Account } from '#operator/accounts/identity/finding.ts';
import type { Recipient } from '@araw/contract/cashier/transfers';

export const isNamed = (name: string): SQL => eq(sql`lower(${accounts.name})`, name.toLowerCase());

type Receiver = Pick<Account, 'id' | 'name' | 'type'> & { direct: boolean };

/** Possible recipients: active real accounts in the agent's current downline (TEAM-10). */
export async function selectReceivers(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  agentId: number,
  which?: SQL,
): Promise<Receiver[]> {
  const line = lineOn(database, agentId, dayAt(clock.now()));
  return database
    .select({
      id: accounts.id,
      name: accounts.name,
      type: accounts.type,
      direct: sql<boolean>`${line.depth} = 1`,
    })
    .from(accounts)
    .innerJoin(line, eq(line.memberId, accounts.id))
    .where(
      and(inArray(accounts.type, [0, 1, 2]), eq(accounts.disabled, false), eq(accounts.locked, false), which),
    )
    .orderBy(asc(accounts.name));
}

export const describeReceiver = ({ name, type, direct }: Receiver): Recipient => ({
  account: name,
  type,
  direct,
});
