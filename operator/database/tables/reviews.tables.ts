import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** Who decides on orders for the operator, by a name that stands with each decision (CASH-20). */
export const reviewers = pgTable('reviewers', {
  name: text().primaryKey(),
  /** The reviewer's own account as a member; null for none. */
  accountId: integer('account_id').references(() => accounts.id),
});

export const orderKinds = ['deposit', 'withdrawal'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What a reviewer wants of an order in the version that was looked at. Never changed or deleted. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: orderKinds }).notNull(),
    orderId: uuid('order_id').notNull(),
    version: integer().notNull(),
    decision: text().notNull(),
    /** Centavos of a payment that the provider has not told of; null where it has. */
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

/** What a provider's statement of a day was compared with, as it was found last (CASH-19). */
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

/** Differences that somebody has put right, each by one movement (CASH-19). Never changed or deleted. */
export const reconciliationCorrections = pgTable(
  'reconciliation_corrections',
  {
    provider: text().notNull(),
    /** Of the difference, in the report. */
    difference: text().notNull(),
    /** Centavos that clearing was moved by. */
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
