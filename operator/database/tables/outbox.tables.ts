import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** SMS and mail of the embedded operator, shown by the sandbox instead of being sent. */
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
