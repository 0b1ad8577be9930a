import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => bigint(name, { mode: 'number' });

/** Players, agents and trial players. Names are unique whatever their case. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    name: text().notNull(),
    nickname: text().notNull().default(''),
    email: text().notNull().default(''),
    mobile: text().notNull().default(''),
    /** Member type (SES-02). */
    type: integer().notNull(),
    /** Argon2id; null where nobody can log in by password (trial). */
    passwordHash: text('password_hash'),
    registeredAt: moment('registered_at').notNull(),
    clubLabel: text('club_label'),
    uplineId: integer('upline_id'),
    toUpline: boolean('to_upline').notNull().default(false),
    headIcon: text('head_icon').notNull().default('1'),
    disabled: boolean().notNull().default(false),
    /** Locked by the operator, whatever the password. */
    locked: boolean().notNull().default(false),
    firstLoginAt: moment('first_login_at'),
    dailySalaryRequired: text('daily_salary_required').notNull().default(''),
    dividendRequired: text('dividend_required').notNull().default(''),
    hourlySalaryRequired: text('hourly_salary_required').notNull().default(''),
  },
  (table) => [
    uniqueIndex('accounts_name').on(table.merchantCode, sql`lower(${table.name})`),
    index('accounts_upline').on(table.uplineId),
  ],
);

/** Logins. Only the SHA-256 of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    tokenDigest: text('token_digest').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: ['loggedOut', 'replaced', 'expired', 'passwordChanged'] }),
  },
  (table) => [index('sessions_account').on(table.accountId)],
);

/** Failed logins by the name that was typed, whether or not it exists, so that both look alike. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    /** Lower case. */
    name: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('login_failures_name').on(table.merchantCode, table.name, table.at)],
);

/** Captcha pictures that have been given out; each is answered once. */
export const captchas = pgTable('captchas', {
  id: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});
