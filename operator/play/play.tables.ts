import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, sessions } from '#operator/accounts/accounts.tables.ts';
import { prizeModes } from '#services/contract/lottery.ts';
import type { GameKind } from './rules.ts';

/** A game that a player may open once, within a minute, by a code of which only the digest is kept. */
export const playLaunches = pgTable('play_launches', {
  codeDigest: text('code_digest').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  /** The login it came from: the game ends with it. */
  sessionId: integer('session_id')
    .notNull()
    .references(() => sessions.id),
  gameId: text('game_id').notNull(),
  gameName: text('game_name').notNull(),
  /** Which demo game plays it. */
  kind: text().$type<GameKind>().notNull(),
  fun: boolean().notNull(),
  /** What a lottery pays by; null for other games. */
  prizeMode: text('prize_mode', { enum: prizeModes }),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  /** Set by the one exchange; both null until then. */
  tokenDigest: text('token_digest').unique(),
  openedAt: bigint('opened_at', { mode: 'number' }),
});

/** Every bet, once per key that the player's page gave it. Never changed. */
export const playRounds = pgTable(
  'play_rounds',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    idempotencyKey: text('idempotency_key').notNull(),
    gameId: text('game_id').notNull(),
    fun: boolean().notNull(),
    choice: text(),
    /** Centavos, as are the two below. */
    stake: bigint({ mode: 'number' }).notNull(),
    payout: bigint({ mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
    outcome: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('play_rounds_once').on(table.accountId, table.idempotencyKey),
    index('play_rounds_latest').on(table.createdAt),
    check('play_rounds_amounts', sql`${table.stake} > 0 and ${table.payout} >= 0`),
  ],
);

/** Money for fun. It never meets the ledger. */
export const funWallets = pgTable(
  'fun_wallets',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** Centavos. */
    balance: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('fun_wallets_not_negative', sql`${table.balance} >= 0`)],
);
