import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** SMS and mail that the embedded operator would send; the sandbox shows them. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('outbox_latest').on(table.sentAt)],
);
