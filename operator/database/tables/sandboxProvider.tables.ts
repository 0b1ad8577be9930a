import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { centavos, moment } from './columns.ts';

/** The own book of the provider that the sandbox plays: the operator never reads it but through the adapter (CASH-14). */
export const sandboxSessions = pgTable('sandbox_sessions', {
  /** The operator's. */
  reference: text().primaryKey(),
  id: text().notNull().unique(),
  method: text().notNull(),
  kind: text({ enum: ['eWallet', 'qrPh', 'bank', 'counter', 'crypto'] }).notNull(),
  amount: centavos('amount').notNull(),
  foreignAmount: text('foreign_amount'),
  confirmations: integer().notNull().default(0),
  /** Asked to be closed unpaid. */
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

/** Positive has come in. */
export const sandboxLines = pgTable(
  'sandbox_lines',
  {
    /** The payment or payout, and the how manieth of its movements this is. */
    of: text().notNull(),
    no: integer().notNull(),
    reference: text().notNull(),
    kind: text({ enum: ['payment', 'refund', 'reversal', 'payout', 'bounce'] }).notNull(),
    amount: centavos('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.of, table.no] }), index('sandbox_lines_by_time').on(table.at)],
);

/** Webhooks that are to be sent. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    eventId: text('event_id').primaryKey(),
    body: text().notNull(),
    /** How often it has yet to arrive: one that is repeated arrives twice. */
    times: integer().notNull(),
    attempts: integer().notNull().default(0),
    /** Null once it has arrived, or was given up. */
    sendAt: moment('send_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_deliveries_due').on(table.sendAt)],
);

/** What becomes of the next calls, as somebody has set it; what is not there is done. */
export const sandboxPlans = pgTable('sandbox_plans', {
  call: text({ enum: ['create', 'refund', 'payOut'] }).primaryKey(),
  outcome: text().notNull(),
});
