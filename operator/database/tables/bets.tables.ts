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
import { betStates } from '@araw/contract/games/betStates';
import { betSources } from '@araw/contract/cashier/records';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** `tied`: the rules returned the stake. `refunded` by player or operator, `voided` because the event is void. */
export const betResults = ['won', 'lost', 'tied', 'refunded', 'voided'] as const;
export type BetResult = (typeof betResults)[number];

/** Results of real-money bets. A correction adds a version; never edit one. */
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
    /** The merchant day of the settlement, YYYY-MM-DD (REC-07). */
    day: text().notNull(),
    placedAt: moment('placed_at').notNull(),
    settledAt: moment('settled_at').notNull(),
    stakeCash: centavos('stake_cash').notNull(),
    stakeBonus: centavos('stake_bonus').notNull(),
    /** Everything this version pays: winnings, the jackpot, or the refunded stake. */
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

/** Sums of rounds, lottery orders and tickets by the merchant day they were placed on. */
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

/** Turnover required before withdrawing (CASH-17). */
export const requirements = pgTable(
  'requirements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    /** Its cause: `deposit:<order>`. */
    source: text().notNull().unique(),
    /** A deposit or transfer locks cash; a bonus locks only the bonus pocket. */
    locks: text({ enum: ['cash', 'bonus'] }).notNull(),
    /** The amount locked before anything is played. */
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

/** Which settlement filled which requirement, each centavo once; negative for a correction. */
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

/** Turnover taken back by corrections without an open requirement: later settlements make up for it first. */
export const turnoverDebts = pgTable(
  'turnover_debts',
  { accountId: ofAccount().primaryKey(), amount: centavos('amount').notNull() },
  (table) => [check('turnover_debts_not_negative', sql`${table.amount} >= 0`)],
);
