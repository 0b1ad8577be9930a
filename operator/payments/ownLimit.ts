import { and, eq, gte, inArray, sum } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { depositOrders, memberRestrictions } from '#operator/database/deposits.tables.ts';
import { momentsOf } from '#operator/records/range.ts';
import { dayOf } from './rails.ts';

export interface OwnLimit {
  /** Centavos a day, and what is left of them today. */
  limit: number;
  left: number;
  resetsAt: number;
}

/** What the player allows themselves (CASH-15); null for no limit. What may still be credited counts as deposited. */
export async function ownLimitOf(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<OwnLimit | null> {
  const [own] = await database
    .select({ limit: memberRestrictions.ownLimit })
    .from(memberRestrictions)
    .where(eq(memberRestrictions.accountId, accountId));
  const limit = own?.limit ?? null;
  if (limit === null) return null;
  const { today, resetsAt } = await dayOf(database, clock.now());
  const { begins } = await momentsOf(database, { from: today, to: today });
  const [used] = await database
    .select({ amount: sum(depositOrders.amount).mapWith(Number) })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.accountId, accountId),
        gte(depositOrders.createdAt, begins),
        inArray(depositOrders.state, ['created', 'waiting', 'processing', 'inReview', 'credited']),
      ),
    );
  return { limit, left: Math.max(0, limit - (used?.amount ?? 0)), resetsAt };
}
