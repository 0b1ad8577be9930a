import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.tables.ts';
import { moment } from './columns.ts';

/** Messages to members (MSG-03). */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount({ onDelete: 'cascade' }),
    title: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    /** By language code, where there is a translation. */
    translations: jsonb().$type<Record<string, { title: string; content: string }>>().notNull().default({}),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('inbox_messages_latest').on(table.accountId, table.sentAt)],
);
