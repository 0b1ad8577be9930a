import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts, ofAccount, sessions } from '#operator/accounts/accounts.tables.ts';
import { centavos, moment } from '#operator/database/columns.ts';
import { prizeModes } from '#services/contract/lottery.ts';
import type { GameKind } from './rules.ts';

/** A game that a player may open once, within a minute, by a code of which only the digest is kept. */
export const playLaunches = pgTable('play_launches', {
  codeDigest: text('code_digest').primaryKey(),
  accountId: ofAccount(),
  /** The login it came from: the game ends with it. */
  sessionId: integer('session_id')
    .notNull()
    .references(() => sessions.id),
  gameId: text('game_id').notNull(),
  gameName: text('game_name').notNull(),
  /** By which rules it is played. */
  kind: text().$type<GameKind>().notNull(),
  fun: boolean().notNull(),
  /** What a lottery pays by; null for other games. */
  prizeMode: text('prize_mode', { enum: prizeModes }),
  expiresAt: moment('expires_at').notNull(),
  /** Set by the one exchange; null until then. */
  tokenDigest: text('token_digest').unique(),
});

/** Every bet, once per key that the player's page gave it. Never changed. */
export const playRounds = pgTable(
  'play_rounds',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    idempotencyKey: text('idempotency_key').notNull(),
    gameId: text('game_id').notNull(),
    fun: boolean().notNull(),
    choice: text(),
    stake: centavos('stake').notNull(),
    payout: centavos('payout').notNull(),
    balanceAfter: centavos('balance_after').notNull(),
    outcome: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
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
    balance: centavos('balance').notNull(),
  },
  (table) => [check('fun_wallets_not_negative', sql`${table.balance} >= 0`)],
);
