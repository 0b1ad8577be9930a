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
  /** Payments out of held money count in that pocket, everything else in cash. */
  kinds: readonly MovementKind[];
}

/**
 * Postings of the member's orders in a period, in centavos by number and kind: money counts on the day of its posting,
 * whenever its order was created (REC-07).
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
