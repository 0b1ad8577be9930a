import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';

const left = sql<number>`${receivables.amount} - ${receivables.settled}`.mapWith(Number);
const sum = sql`coalesce(sum(${left}), 0)`.mapWith(Number);

/** A member's debt after corrections, in centavos (CASH-20). */
export async function owedBy(database: Database, accountId: number): Promise<number> {
  const [owed] = await database
    .select({ amount: sum })
    .from(receivables)
    .where(eq(receivables.accountId, accountId));
  return owed?.amount ?? 0;
}

/** All members' debts, in centavos. */
export async function owedByAll(database: Database): Promise<number> {
  const [owed] = await database.select({ amount: sum }).from(receivables);
  return owed?.amount ?? 0;
}

/**
 * Marks up to `most` centavos of a member's debts as settled, oldest first, under the member's lock; resolves with the
 * amount. The caller posts the movement.
 */
export async function settleOwed(transaction: Database, accountId: number, most: number): Promise<number> {
  const open = await transaction
    .select({ id: receivables.id, left })
    .from(receivables)
    .where(and(eq(receivables.accountId, accountId), lt(receivables.settled, receivables.amount)))
    .orderBy(asc(receivables.id));
  let settled = 0;
  for (const { id, left: owed } of open) {
    const part = Math.min(owed, most - settled);
    if (part === 0) break;
    await transaction
      .update(receivables)
      .set({ settled: sql`${receivables.settled} + ${part}` })
      .where(eq(receivables.id, id));
    settled += part;
  }
  return settled;
}
