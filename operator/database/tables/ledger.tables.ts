import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** A member's money: own, from a bonus, and on hold for an open order (CASH-16). */
export const pockets = ['cash', 'bonus', 'held'] as const;
export type Pocket = (typeof pockets)[number];

/**
 * Owners of money: a member, by pocket, or the house, by purpose. The database keeps the `balance` of pockets equal to
 * the sum of their postings and never negative (database/guards.sql). It does the same for the jackpot, which is won
 * whole. The house's is null and summed on demand, so that players don't contend for one row.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').references(() => accounts.id),
    purpose: text().unique(),
    balance: centavos('balance'),
    pocket: text({ enum: pockets }),
  },
  (table) => [
    unique('ledger_accounts_pocket_once').on(table.accountId, table.pocket),
    check('ledger_accounts_one_owner', sql`(${table.accountId} is null) <> (${table.purpose} is null)`),
    check('ledger_accounts_have_a_pocket', sql`(${table.accountId} is null) = (${table.pocket} is null)`),
    check(
      'ledger_accounts_hold_a_balance',
      sql`(${table.balance} is null) = (${table.purpose} is not null and ${table.purpose} not like 'house:jackpot%')`,
    ),
    check('ledger_accounts_balance_not_negative', sql`${table.balance} >= 0`),
  ],
);

/** One movement of money; its postings sum to zero. Never change or delete one. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  kind: text().notNull(),
  /** Its cause, depending on `kind`: a game id, an order number. */
  reference: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Centavos added to (or taken from) one ledger account. Never change or delete one. */
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
    /** Balance of the pocket (or the jackpot) afterwards, set by the database; null for the house. */
    balanceAfter: centavos('balance_after'),
    /** Copied from the movement, like `kind`, so that one index reads a pocket in order of time. */
    createdAt: moment('created_at').notNull(),
    kind: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.ledgerAccountId] }),
    index('ledger_postings_by_account').on(table.ledgerAccountId, table.transactionId),
    // The house's postings are in no record.
    index('ledger_postings_by_time')
      .on(table.ledgerAccountId, table.createdAt, table.transactionId)
      .where(sql`${table.balanceAfter} is not null`),
    index('ledger_postings_by_kind')
      .on(table.ledgerAccountId, table.kind, table.createdAt, table.transactionId)
      .where(sql`${table.balanceAfter} is not null`),
    check('ledger_postings_amount_not_zero', sql`${table.amount} <> 0`),
  ],
);

/**
 * Change in a pocket per merchant day (REC-07), kind and game; maintained by the database in the posting's own transaction.
 */
export const ledgerDaySums = pgTable(
  'ledger_day_sums',
  {
    accountId: ofAccount(),
    /** YYYY-MM-DD. */
    day: text().notNull(),
    kind: text().notNull(),
    /** Empty for movements without a game. */
    gameId: text('game_id').notNull(),
    pocket: text({ enum: pockets }).notNull(),
    amount: centavos('amount').notNull(),
    movements: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind, table.gameId, table.pocket] })],
);

export const holdStates = ['open', 'used', 'released', 'expired'] as const;

/** Money on hold. It resolves once; the unused rest returns to the pocket it came from. */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    /** Reason, as one word: `withdrawal`, `envelope`. */
    purpose: text().notNull(),
    /** Depends on `purpose`: an order number. */
    reference: text().notNull(),
    pocket: text({ enum: ['cash', 'bonus'] }).notNull(),
    amount: centavos('amount').notNull(),
    used: centavos('used').notNull().default(0),
    state: text({ enum: holdStates }).notNull().default('open'),
    /** When the rest is released automatically; null if its order decides. */
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    unique('ledger_holds_once').on(table.purpose, table.reference),
    index('ledger_holds_due')
      .on(table.endsAt)
      .where(sql`${table.state} = 'open'`),
    index('ledger_holds_of_member').on(table.accountId),
    check('ledger_holds_amounts', sql`${table.amount} > 0 and ${table.used} between 0 and ${table.amount}`),
    check('ledger_holds_resolved', sql`(${table.state} = 'open') = (${table.resolvedAt} is null)`),
    check('ledger_holds_used', sql`${table.state} <> 'used' or ${table.used} = ${table.amount}`),
  ],
);

/** A member's debt from a correction that exceeded the balance (CASH-20). */
export const receivables = pgTable(
  'receivables',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    /** Key of the movement that was short. */
    source: text().notNull().unique(),
    amount: centavos('amount').notNull(),
    settled: centavos('settled').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('receivables_of_member').on(table.accountId),
    check('receivables_amounts', sql`${table.amount} > 0 and ${table.settled} between 0 and ${table.amount}`),
  ],
);

/**
 * A call that moves money, once per member, call and key (NET-13), with request and answer. Kept as long as its effect.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: ofAccount(),
    call: text().notNull(),
    key: text().notNull(),
    /** The body without secrets. */
    fingerprint: jsonb().notNull(),
    answer: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.call, table.key] })],
);
