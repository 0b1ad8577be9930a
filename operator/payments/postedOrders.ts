import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
} from '#operator/database/tables/ledger.tables.ts';
import type { MovementKind } from '#operator/ledger/ledger.ts';

interface Posting {
  accountId: number;
  begins: number;
  ends: number;
  /** What is paid out of held money counts there, everything else in cash. */
  kinds: readonly MovementKind[];
}

/**
 * What the member's orders were posted in a time, in centavos by number and kind: money counts on the day of its posting,
 * whenever its order was made (REC-07).
 */
export const postedOrders = (database: Database, { accountId, begins, ends, kinds }: Posting) =>
  database
    .select({
      number: ledgerTransactions.reference,
      kind: ledgerPostings.kind,
      amount: sql`sum(${ledgerPostings.amount})`.mapWith(Number).as('posted_amount'),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(
      and(
        eq(ledgerAccounts.accountId, accountId),
        or(
          eq(ledgerAccounts.pocket, 'cash'),
          and(eq(ledgerAccounts.pocket, 'held'), eq(ledgerPostings.kind, 'holdUsed')),
        ),
        inArray(ledgerPostings.kind, [...kinds]),
        gte(ledgerPostings.createdAt, begins),
        lt(ledgerPostings.createdAt, ends),
      ),
    )
    .groupBy(ledgerTransactions.reference, ledgerPostings.kind)
    .as('posted');
