import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, ofAccount, sessions } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';
import type { GameKind } from './games.tables.ts';

/** A game that a player can open once within a minute, with a code stored as a digest. */
export const playLaunches = pgTable('play_launches', {
  codeDigest: text('code_digest').primaryKey(),
  accountId: ofAccount(),
  /** Its login: the game ends with it. */
  sessionId: integer('session_id')
    .notNull()
    .references(() => sessions.id),
  gameId: text('game_id').notNull(),
  gameName: text('game_name').notNull(),
  /** Its rules. */
  kind: text().$type<GameKind>().notNull(),
  fun: boolean().notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Set when the code is exchanged; null until then. */
  tokenDigest: text('token_digest').unique(),
});

/** Seeds of a player's rounds (docs/fairness.md), one pair in use at a time. */
export const seedPairs = pgTable(
  'seed_pairs',
  {
    /** SHA-256 of the server seed. */
    commitment: text().primaryKey(),
    accountId: ofAccount(),
    fun: boolean().notNull(),
    /** 256 random bits in hex; secret until the pair is closed. */
    serverSeed: text('server_seed').notNull(),
    /** Fixed by the first round. */
    clientSeed: text('client_seed').notNull().default(''),
    /** Rounds played with it; the next one's nonce. */
    rounds: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('seed_pairs_in_use')
      .on(table.accountId, table.fun)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** A round's numbers in the order drawn, each below its size. */
export interface Drawn {
  /** The rules that turn them into a result. */
  kind: GameKind;
  sizes: number[];
  numbers: number[];
}

/** Every bet, once per key from the player's page. Never change a row. */
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
    /** The part of the stake from the bonus pocket. */
    stakeBonus: centavos('stake_bonus').notNull().default(0),
    /** The game's payout. */
    payout: centavos('payout').notNull(),
    /** Additional jackpot win. */
    jackpotWon: centavos('jackpot_won').notNull().default(0),
    balanceAfter: centavos('balance_after').notNull(),
    outcome: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null for rounds older than this column. */
    drawn: jsonb().$type<Drawn>(),
    /** The round's seeds; all null for preset numbers (core/setNumbers.ts), and for older rounds. */
    commitment: text().references(() => seedPairs.commitment),
    clientSeed: text('client_seed'),
    nonce: integer(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('play_rounds_once').on(table.accountId, table.idempotencyKey),
    unique('play_rounds_nonce_once').on(table.commitment, table.nonce),
    check(
      'play_rounds_seeds',
      sql`num_nulls(${table.commitment}, ${table.clientSeed}, ${table.nonce}) in (0, 3)`,
    ),
    index('play_rounds_latest').on(table.createdAt),
    index('play_rounds_of_member').on(table.accountId, table.createdAt, table.id),
    index('play_rounds_of_game').on(table.accountId, table.gameId, table.createdAt, table.id),
    check('play_rounds_stake_bonus', sql`${table.stakeBonus} between 0 and ${table.stake}`),
    check(
      'play_rounds_amounts',
      sql`${table.stake} > 0 and ${table.payout} >= 0 and ${table.jackpotWon} >= 0`,
    ),
  ],
);

/** Play money, kept out of the ledger. */
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
