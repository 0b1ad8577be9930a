import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** SMS and mail that the embedded operator would send; the sandbox shows them. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('outbox_latest').on(table.sentAt)],
);
