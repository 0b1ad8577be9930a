import { eq } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { inTurn, lockPockets, type Pockets } from '#operator/ledger/ledger.ts';

/**
 * Serialises everything that moves this member's money until the transaction ends, even if the member has no pocket
 * yet. Always lock the member before an order: another sequence could deadlock. Throws Refusal `inProgress` if another
 * transaction holds the member for too long.
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

/** Locks several members in a fixed order, so that concurrent calls can't deadlock. */
export async function lockMembers(transaction: Database, accountIds: readonly number[]): Promise<void> {
  const inOrder = [...new Set(accountIds)].toSorted((one, other) => one - other);
  for (const accountId of inOrder) await lockMember(transaction, accountId);
}
