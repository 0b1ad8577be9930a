import { eq, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { payments } from '#operator/database/tables/deposits.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { reconciliationCorrections } from '#operator/database/tables/reviews.tables.ts';
import { houseBalance } from '#operator/ledger/ledger.ts';
import { type PaymentsContext, providerOf } from '../provider/context.ts';
import { owedByAll } from '../debts/receivables.ts';
import { countWrongWithdrawals } from '../withdrawals/withdrawalAudit.ts';

export interface PaymentsAudit {
  /** Centavos in suspense beyond received payments that await a decision; must be 0. */
  suspense: number;
  /** Difference in centavos between the ledger's debts and what members owe; must be 0. */
  receivables: number;
  /** Orders without exactly one matching credit, and credits without an order. */
  wrongCredits: number;
  /** Withdrawals whose money, payout or history doesn't match their state. */
  wrongWithdrawals: number;
}

export const isPaymentsSound = ({
  suspense,
  receivables,
  wrongCredits,
  wrongWithdrawals,
}: PaymentsAudit): boolean =>
  suspense === 0 && receivables === 0 && wrongCredits === 0 && wrongWithdrawals === 0;

/** Compares payments with the ledger (CASH-16), as of one moment. */
export const auditPayments = (database: Database): Promise<PaymentsAudit> =>
  database.transaction(
    async (transaction) => ({
      suspense: (await houseBalance(transaction, 'house:suspense')) - (await undecided(transaction)),
      receivables: (await houseBalance(transaction, 'house:receivables')) + (await owedByAll(transaction)),
      wrongCredits: await countWrongCredits(transaction),
      wrongWithdrawals: await countWrongWithdrawals(transaction),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function undecided(database: Database): Promise<number> {
  const [sum] = await database
    .select({ amount: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(eq(payments.booked, 'suspense'));
  const [corrected] = await database
    .select({ amount: sql`coalesce(sum(${reconciliationCorrections.amount}), 0)`.mapWith(Number) })
    .from(reconciliationCorrections);
  return (sum?.amount ?? 0) + (corrected?.amount ?? 0);
}

async function countWrongCredits(database: Database): Promise<number> {
  const [wrong] = await rowsOf<{ count: string }>(
    database,
    sql`select count(*) as count
      from (select number, credited from deposit_orders where credited is not null) as ordered
      full join (
        select movement.reference, count(*) as credits, sum(posting.amount) as amount
        from ledger_transactions movement
        join ledger_postings posting on posting.transaction_id = movement.id
        join ledger_accounts account on account.id = posting.ledger_account_id and account.pocket = 'cash'
        where movement.kind = 'deposit'
        group by movement.reference
      ) as posted on posted.reference = ordered.number
      where ordered.number is null or posted.credits is distinct from 1
        or posted.amount is distinct from ordered.credited`,
  );
  return Number(wrong?.count ?? 0);
}

/** Later than any line of a statement, even if the sandbox's clock has been set back. */
const endOfTime = 8_640_000_000_000_000;

/** Centavos by which a provider's own books exceed clearing; 0 once everything reported has been booked (CASH-16). */
export async function clearingGap(context: PaymentsContext, provider: string): Promise<number> {
  const { closing } = await providerOf(context, provider).statement(0, endOfTime);
  return closing + (await houseBalance(context.database, `house:clearing:${provider}`));
}
