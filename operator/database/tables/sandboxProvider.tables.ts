import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { centavos, moment } from './columns.ts';

/** The sandbox provider's own books: the operator may read them only through the adapter (CASH-14). */
export const sandboxSessions = pgTable('sandbox_sessions', {
  /** The operator's. */
  reference: text().primaryKey(),
  id: text().notNull().unique(),
  method: text().notNull(),
  kind: text({ enum: ['eWallet', 'qrPh', 'bank', 'counter', 'crypto'] }).notNull(),
  amount: centavos('amount').notNull(),
  foreignAmount: text('foreign_amount'),
  confirmations: integer().notNull().default(0),
  /** The operator asked to close it unpaid. */
  voided: boolean().notNull().default(false),
  returnAddress: text('return_address').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    reference: text()
      .notNull()
      .references(() => sandboxSessions.reference),
    rank: text({ enum: ['pending', 'failed', 'paid', 'refunded', 'reversed'] }).notNull(),
    amount: centavos('amount').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_payments_of_session').on(table.reference)],
);

export const sandboxPayouts = pgTable('sandbox_payouts', {
  /** The operator's. */
  reference: text().primaryKey(),
  kind: text({ enum: ['bank', 'eWallet', 'crypto'] }).notNull(),
  institution: text().notNull(),
  number: text().notNull(),
  holder: text().notNull(),
  amount: centavos('amount').notNull(),
  state: text({ enum: ['underWay', 'paid', 'failed', 'bounced'] }).notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Positive means received. */
export const sandboxLines = pgTable(
  'sandbox_lines',
  {
    /** The payment or payout, and the index of this movement. */
    of: text().notNull(),
    no: integer().notNull(),
    reference: text().notNull(),
    kind: text({ enum: ['payment', 'refund', 'reversal', 'payout', 'bounce'] }).notNull(),
    amount: centavos('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.of, table.no] }), index('sandbox_lines_by_time').on(table.at)],
);

/** Webhooks to send. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    eventId: text('event_id').primaryKey(),
    body: text().notNull(),
    /** Remaining deliveries: a repeated one arrives twice. */
    times: integer().notNull(),
    attempts: integer().notNull().default(0),
    /** Null once delivered or given up. */
    sendAt: moment('send_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_deliveries_due').on(table.sendAt)],
);

/** Preset outcomes of the next calls; without one a call succeeds. */
export const sandboxPlans = pgTable('sandbox_plans', {
  call: text({ enum: ['create', 'refund', 'payOut'] }).primaryKey(),
  outcome: text().notNull(),
});
