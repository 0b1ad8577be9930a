import { eq, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import {
  ledgerAccounts,
  ledgerDaySums,
  ledgerHolds,
  ledgerPostings,
  ledgerTransactions,
} from '#operator/database/tables/ledger.tables.ts';

export interface LedgerAudit {
  /** Centavos over all postings; must be 0. */
  total: number;
  /** Pockets, and parts of the jackpot, whose balance differs from the sum of their postings, or is negative. */
  wrongBalances: number;
  /** Members whose money on hold differs from the remainder of their open holds. */
  wrongHolds: number;
  /** Pockets whose daily sums differ from the sum of their postings. */
  wrongDaySums: number;
  transactions: number;
}

export const isSound = ({ total, wrongBalances, wrongHolds, wrongDaySums }: LedgerAudit): boolean =>
  total === 0 && wrongBalances === 0 && wrongHolds === 0 && wrongDaySums === 0;

/** Recomputes everything from the postings (CASH-16), as of one moment. */
export const auditLedger = (database: Database): Promise<LedgerAudit> =>
  database.transaction(
    async (transaction) => ({
      ...(await auditBalances(transaction)),
      wrongHolds: await countWrongHolds(transaction),
      transactions: await transaction.$count(ledgerTransactions),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function auditBalances(database: Database) {
  const posted = database
    .select({
      ledgerAccountId: ledgerPostings.ledgerAccountId,
      amount: sql<string>`sum(${ledgerPostings.amount})`.as('posted_amount'),
    })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.ledgerAccountId)
    .as('posted');
  const counted = database
    .select({
      accountId: ledgerDaySums.accountId,
      pocket: ledgerDaySums.pocket,
      amount: sql<string>`sum(${ledgerDaySums.amount})`.as('counted_amount'),
    })
    .from(ledgerDaySums)
    .groupBy(ledgerDaySums.accountId, ledgerDaySums.pocket)
    .as('counted');
  const counting = (condition: ReturnType<typeof sql>) =>
    sql`count(*) filter (where ${condition})`.mapWith(Number);
  const [audit] = await database
    .select({
      total: sql`coalesce(sum(${posted.amount}), 0)`.mapWith(Number),
      wrongBalances: counting(
        sql`${ledgerAccounts.balance} <> coalesce(${posted.amount}, 0) or ${ledgerAccounts.balance} < 0`,
      ),
      wrongDaySums: counting(
        sql`${ledgerAccounts.pocket} is not null and coalesce(${posted.amount}, 0) <> coalesce(${counted.amount}, 0)`,
      ),
    })
    .from(ledgerAccounts)
    .leftJoin(posted, eq(posted.ledgerAccountId, ledgerAccounts.id))
    .leftJoin(
      counted,
      sql`${counted.accountId} = ${ledgerAccounts.accountId} and ${counted.pocket} = ${ledgerAccounts.pocket}`,
    );
  return { total: 0, wrongBalances: 0, wrongDaySums: 0, ...audit };
}

async function countWrongHolds(database: Database): Promise<number> {
  const left = database
    .select({
      accountId: ledgerHolds.accountId,
      amount: sql<string>`sum(${ledgerHolds.amount} - ${ledgerHolds.used})`.as('left_amount'),
    })
    .from(ledgerHolds)
    .where(eq(ledgerHolds.state, 'open'))
    .groupBy(ledgerHolds.accountId)
    .as('holds_left');
  const held = database
    .select({ accountId: ledgerAccounts.accountId, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.pocket, 'held'))
    .as('held');
  const [wrong] = await database
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(held)
    .fullJoin(left, eq(left.accountId, held.accountId))
    .where(sql`coalesce(${held.balance}, 0) <> coalesce(${left.amount}, 0)`);
  return wrong?.count ?? 0;
}
