import { eq, inArray } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { visitor } from './accounts.ts';
import { createTestAccounts } from './database.ts';
import { createWithdrawer, type Withdrawer } from './withdrawals.ts';

export type Agent = Withdrawer & { name: string };

export interface Below {
  id: number;
  name: string;
  caller: Caller;
}

/** Members directly below another, without money. */
export async function createBelow(
  { database }: OperatorContext,
  uplineId: number,
  count: number,
  type = 0,
): Promise<Below[]> {
  const ids = await createTestAccounts(database, count, type);
  await database.update(accounts).set({ uplineId }).where(inArray(accounts.id, ids));
  const made = await database
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return made
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, name }) => ({
      id,
      name,
      caller: { ...visitor, account: { id, name, type: type as 0, merchantCode: 'ARAW' } },
    }));
}

/** An agent with a payment password and this many centavos. */
export async function createAgent(context: OperatorContext, cash = 1_000_000): Promise<Agent> {
  const made = await createWithdrawer(context, { cash, type: 1 });
  const [account] = await context.database
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, made.id));
  return { ...made, name: account?.name ?? '' };
}

export const changeAccount = (
  { database }: OperatorContext,
  id: number,
  values: Partial<typeof accounts.$inferSelect>,
) => database.update(accounts).set(values).where(eq(accounts.id, id));
