import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { rankBoards, rankPeriods } from '@araw/contract/rewards/ranks';
import { ofAccount } from './accounts.tables.ts';
import { bonuses } from './bonuses.tables.ts';
import { centavos, moment } from './columns.ts';

const ofList = {
  board: text({ enum: rankBoards }).notNull(),
  period: text({ enum: rankPeriods }).notNull(),
};

/**
 * Prizes of a list's places from a day on, until later rows begin (BEN-08): those in effect on a period's first day
 * apply to all of it.
 */
export const rankPrizes = pgTable(
  'rank_prizes',
  {
    ...ofList,
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** Both included. */
    firstPlace: integer('first_place').notNull(),
    lastPlace: integer('last_place').notNull(),
    amount: centavos('amount').notNull(),
    /** Turnover as a multiple of the prize, in hundredths. */
    factor: integer().notNull(),
    turnoverDays: integer('turnover_days').notNull(),
    claimDays: integer('claim_days').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.period, table.fromDay, table.firstPlace] }),
    check(
      'rank_prizes_amounts',
      sql`${table.firstPlace} > 0 and ${table.lastPlace} >= ${table.firstPlace} and ${table.amount} > 0 and ${table.factor} >= 0
        and ${table.turnoverDays} > 0 and ${table.claimDays} > 0`,
    ),
  ],
);

/** A list as of the end of its period; never change it. */
export const rankResults = pgTable(
  'rank_results',
  {
    ...ofList,
    /** First day of the period. */
    firstDay: text('first_day').notNull(),
    place: integer().notNull(),
    accountId: ofAccount(),
    sum: centavos('sum').notNull(),
    /** When the sum was reached. */
    reachedAt: moment('reached_at').notNull(),
    /** 0 for none. */
    prize: centavos('prize').notNull(),
    /** The bonus that pays the prize; null until then. */
    bonusId: uuid('bonus_id')
      .unique()
      .references(() => bonuses.id),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.period, table.firstDay, table.place] }),
    unique('rank_results_once').on(table.board, table.period, table.firstDay, table.accountId),
    index('rank_results_of_member').on(table.accountId),
    check('rank_results_amounts', sql`${table.place} > 0 and ${table.sum} > 0 and ${table.prize} >= 0`),
  ],
);

/** Members hidden from the lists. */
export const rankAbsences = pgTable('rank_absences', {
  accountId: ofAccount().primaryKey(),
  since: moment('since').notNull(),
});
