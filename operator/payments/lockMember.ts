import { eq } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { inTurn, lockPockets, type Pockets } from '#operator/ledger/ledger.ts';

/**
 * Makes what else moves this member's money wait until the transaction ends, also where the member has no pocket yet. It
 * comes before the lock of an order: two that lock in another order would wait for each other. Throws Refusal `inProgress`
 * where another holds the member for too long.
 */
export async function lockMember(transaction: Database, accountId: number): Promise<Pockets> {
  await inTurn(async () =>
    transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update'),
  );
  return lockPockets(transaction, accountId);
}

/** The same of several, in the one order in which two that lock the same members never wait for each other. */
export async function lockMembers(transaction: Database, accountIds: readonly number[]): Promise<void> {
  const inOrder = [...new Set(accountIds)].toSorted((one, other) => one - other);
  for (const accountId of inOrder) await lockMember(transaction, accountId);
}
