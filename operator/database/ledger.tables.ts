import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/**
 * Who money can belong to: a member, or the house for one purpose. The database keeps `balance` of members equal
 * to the sum of their postings and never below zero (database/guards.sql), and that of the jackpot, which is won whole by
 * one. The house's is null: it is summed when asked for, so that players do not queue for one row.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .unique()
      .references(() => accounts.id),
    purpose: text().unique(),
    balance: centavos('balance'),
  },
  (table) => [
    check('ledger_accounts_one_owner', sql`(${table.accountId} is null) <> (${table.purpose} is null)`),
    check(
      'ledger_accounts_hold_a_balance',
      sql`(${table.balance} is null) = (${table.purpose} is not null and ${table.purpose} <> 'house:jackpot')`,
    ),
    check('ledger_accounts_balance_not_negative', sql`${table.balance} >= 0`),
  ],
);

/** One movement of money; its postings sum to zero. Never changed or deleted. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  kind: text().notNull(),
  /** What caused it, in the words of `kind`: a game id, an order number. */
  reference: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Centavos that a movement adds to (or takes from) one ledger account. Never changed or deleted. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    ledgerAccountId: integer('ledger_account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: centavos('amount').notNull(),
    /** The member's balance afterwards, set by the database; null for the house. */
    balanceAfter: centavos('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.ledgerAccountId] }),
    index('ledger_postings_by_account').on(table.ledgerAccountId, table.transactionId),
    check('ledger_postings_amount_not_zero', sql`${table.amount} <> 0`),
  ],
);
