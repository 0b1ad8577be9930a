import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ofAccount, sessions } from './accounts.tables.ts';
import { moment } from './columns.ts';

/** A chat that a member can open once within a minute, with a code stored as a digest (CS-03). */
export const chatLaunches = pgTable('chat_launches', {
  codeDigest: text('code_digest').primaryKey(),
  accountId: ofAccount({ onDelete: 'cascade' }),
  /** Its login: the chat ends with it. */
  sessionId: integer('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  language: text().notNull(),
  /** A path of the app. */
  backPath: text('back_path').notNull(),
  headerColor: text('header_color').notNull(),
  title: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Set when the code is exchanged; null until then. */
  tokenDigest: text('token_digest').unique(),
});

/** The conversation of a member with customer service. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount({ onDelete: 'cascade' }),
    /** The customer service agent who wrote it; null for the member. */
    agent: text(),
    text: text().notNull(),
    /** The member's page repeats a message without an answer under the same key. */
    idempotencyKey: text('idempotency_key'),
    /** An agent's answer may be in the future: until then it shows as being written. */
    sentAt: moment('sent_at').notNull(),
    /** When the member saw the agent's message. */
    readAt: moment('read_at'),
  },
  (table) => [
    index('chat_messages_latest').on(table.accountId, table.sentAt),
    unique('chat_messages_once').on(table.accountId, table.idempotencyKey),
  ],
);

/** Players' feedback (CS-04). */
export const feedback = pgTable(
  'feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount({ onDelete: 'cascade' }),
    content: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('feedback_latest').on(table.accountId, table.sentAt)],
);
