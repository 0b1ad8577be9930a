import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { betStates } from '#services/contract/betStates.ts';
import { betSources } from '#services/contract/records.ts';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** `tied`: the rules gave the stake back. `refunded` by the player or the operator, `voided` because the event is void. */
export const betResults = ['won', 'lost', 'tied', 'refunded', 'voided'] as const;
export type BetResult = (typeof betResults)[number];

/** What became of a bet for money. One that is settled again has a further version; nothing is edited. */
export const settlements = pgTable(
  'settlements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text({ enum: betSources }).notNull(),
    betId: uuid('bet_id').notNull(),
    /** From 1. */
    version: integer().notNull(),
    accountId: ofAccount(),
    gameId: text('game_id').notNull(),
    /** The merchant's day on which it was settled, YYYY-MM-DD (REC-07). */
    day: text().notNull(),
    placedAt: moment('placed_at').notNull(),
    settledAt: moment('settled_at').notNull(),
    stakeCash: centavos('stake_cash').notNull(),
    stakeBonus: centavos('stake_bonus').notNull(),
    /** All that this version gives the player: winnings, the jackpot, or the stake itself. */
    payout: centavos('payout').notNull(),
    /** CASH-18. */
    valid: centavos('valid').notNull(),
    result: text({ enum: betResults }).notNull(),
  },
  (table) => [
    unique('settlements_version_once').on(table.source, table.betId, table.version),
    index('settlements_by_day').on(table.accountId, table.day),
    index('settlements_of_day').on(table.day),
    index('settlements_of_member').on(table.accountId, table.id),
    check(
      'settlements_amounts',
      sql`${table.version} > 0 and ${table.stakeCash} >= 0 and ${table.stakeBonus} >= 0 and ${table.payout} >= 0
        and ${table.valid} between 0 and ${table.stakeCash} + ${table.stakeBonus}`,
    ),
  ],
);

/** Rounds, lottery orders and tickets of one of the merchant's days, by the day on which they were placed. */
export const betDaySums = pgTable(
  'bet_day_sums',
  {
    accountId: ofAccount(),
    fun: boolean().notNull(),
    day: text().notNull(),
    gameId: text('game_id').notNull(),
    state: text({ enum: betStates }).notNull(),
    bets: integer().notNull(),
    stake: centavos('stake').notNull(),
    valid: centavos('valid').notNull(),
    payout: centavos('payout').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.fun, table.day, table.gameId, table.state] })],
);

/** Turnover that a member has to bet before money can be withdrawn (CASH-17). */
export const requirements = pgTable(
  'requirements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    /** What opened it: `deposit:<order>`. */
    source: text().notNull().unique(),
    /** A deposit or a transfer locks cash; a bonus locks the bonus pocket alone. */
    locks: text({ enum: ['cash', 'bonus'] }).notNull(),
    /** What is locked while nothing was played. */
    base: centavos('base').notNull(),
    required: centavos('required').notNull(),
    played: centavos('played').notNull().default(0),
    state: text({ enum: ['open', 'met', 'lapsed'] })
      .notNull()
      .default('open'),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('requirements_open')
      .on(table.accountId, table.openedAt, table.id)
      .where(sql`${table.state} = 'open'`),
    check(
      'requirements_amounts',
      sql`${table.base} >= 0 and ${table.required} > 0 and ${table.played} between 0 and ${table.required}`,
    ),
    check('requirements_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);

/** Which settlement filled which requirement, each centavo once; below zero where a correction took it back. */
export const requirementFills = pgTable(
  'requirement_fills',
  {
    settlementId: bigint('settlement_id', { mode: 'number' })
      .notNull()
      .references(() => settlements.id),
    requirementId: integer('requirement_id')
      .notNull()
      .references(() => requirements.id),
    amount: centavos('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.settlementId, table.requirementId] })],
);

/** Turnover that corrections took back and no requirement held: the next settlements make it good first. */
export const turnoverDebts = pgTable(
  'turnover_debts',
  { accountId: ofAccount().primaryKey(), amount: centavos('amount').notNull() },
  (table) => [check('turnover_debts_not_negative', sql`${table.amount} >= 0`)],
);
