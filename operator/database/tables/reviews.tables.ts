import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** People who decide on orders; decisions show this name (CASH-20). */
export const reviewers = pgTable('reviewers', {
  name: text().primaryKey(),
  /** Their own account as a member; null for none. */
  accountId: integer('account_id').references(() => accounts.id),
});

export const orderKinds = ['deposit', 'withdrawal'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** A reviewer's vote on an order, in the version seen. Never change or delete one. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: orderKinds }).notNull(),
    orderId: uuid('order_id').notNull(),
    version: integer().notNull(),
    decision: text().notNull(),
    /** Centavos of a payment that the provider hasn't reported; null if it has. */
    foundAmount: centavos('found_amount'),
    reviewer: text()
      .notNull()
      .references(() => reviewers.name),
    reason: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('review_votes_once').on(table.orderId, table.version, table.decision, table.reviewer),
    check('review_votes_reason', sql`length(${table.reason}) > 0`),
  ],
);

/** Latest comparison with a provider's daily statement (CASH-19). */
export const reconciliations = pgTable(
  'reconciliations',
  {
    provider: text().notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    day: text().notNull(),
    report: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

/** Corrected differences, each by one movement (CASH-19). Never change or delete one. */
export const reconciliationCorrections = pgTable(
  'reconciliation_corrections',
  {
    provider: text().notNull(),
    /** The difference's id in the report. */
    difference: text().notNull(),
    /** Centavos added to clearing. */
    amount: centavos('amount').notNull(),
    reviewer: text()
      .notNull()
      .references(() => reviewers.name),
    reason: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.difference] }),
    index('reconciliation_corrections_by_time').on(table.provider, table.at),
    check('reconciliation_corrections_amount', sql`${table.amount} <> 0 and length(${table.reason}) > 0`),
  ],
);
