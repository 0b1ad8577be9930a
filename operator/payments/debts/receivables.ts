import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';

const left = sql<number>`${receivables.amount} - ${receivables.settled}`.mapWith(Number);
const sum = sql`coalesce(sum(${left}), 0)`.mapWith(Number);

/** Centavos that a member owes after corrections (CASH-20). */
export async function owedBy(database: Database, accountId: number): Promise<number> {
  const [owed] = await database
    .select({ amount: sum })
    .from(receivables)
    .where(eq(receivables.accountId, accountId));
  return owed?.amount ?? 0;
}

/** Centavos that all members owe. */
export async function owedByAll(database: Database): Promise<number> {
  const [owed] = await database.select({ amount: sum }).from(receivables);
  return owed?.amount ?? 0;
}

/**
 * Notes that up to `most` centavos of what the member owes are settled, the oldest first, under the lock of the member;
 * answers how many. Their movement is the caller's.
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
