import { and, count, desc, eq, exists, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { ledgerHolds } from '#operator/database/tables/ledger.tables.ts';
import {
  payouts,
  withdrawalOrders,
  type WithdrawalState,
  withdrawalSteps,
} from '#operator/database/tables/withdrawals.tables.ts';
import { openStates } from '../payoutAccounts/payoutAccounts.ts';

/**
 * Number of withdrawals whose money, payout or history doesn't match their state (CASH-16); must be 0. Open ones have
 * money on hold, paid ones have used it, all others have released it; each one sent has one payout.
 */
export async function countWrongWithdrawals(database: Database): Promise<number> {
  const { state, gross, fee, version, accountId, id } = withdrawalOrders;
  const isIn = (...states: WithdrawalState[]) => inArray(state, states);
  const holdIs = (...states: (typeof ledgerHolds.$inferSelect)['state'][]) =>
    inArray(ledgerHolds.state, states);
  const holds = or(
    and(isIn(...openStates), holdIs('open'), eq(ledgerHolds.used, 0)),
    and(isIn('paid'), holdIs('used')),
    // Returned before or after it was paid.
    and(isIn('returned'), holdIs('released', 'used')),
    and(isIn('rejected', 'cancelled', 'failed'), holdIs('released')),
  ) as SQL;
  const payout = database
    .select({ one: sql`1` })
    .from(payouts)
    .where(and(eq(payouts.orderId, id), eq(payouts.amount, sql`${gross} - ${fee}`)));
  const moved = and(eq(withdrawalSteps.orderId, id), eq(withdrawalSteps.result, 'moved'));
  const moves = database.select({ made: count() }).from(withdrawalSteps).where(moved);
  const last = database
    .select({ to: withdrawalSteps.to })
    .from(withdrawalSteps)
    .where(moved)
    .orderBy(desc(withdrawalSteps.no))
    .limit(1);
  return database.$count(
    database
      .select({ id })
      .from(withdrawalOrders)
      .innerJoin(ledgerHolds, eq(ledgerHolds.id, withdrawalOrders.holdId))
      .where(
        or(
          not(holds),
          ne(ledgerHolds.amount, gross),
          ne(ledgerHolds.accountId, accountId),
          sql`${isIn('paying', 'paid', 'failed', 'returned')} <> ${exists(payout)}`,
          sql`${version} + 1 <> (${moves})`,
          sql`${state} is distinct from (${last})`,
        ),
      )
      .as('wrong'),
  );
}
