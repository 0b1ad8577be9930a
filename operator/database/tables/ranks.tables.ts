import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { rankBoards, rankPeriods } from '#services/contract/ranks.ts';
import { ofAccount } from './accounts.tables.ts';
import { bonuses } from './bonuses.tables.ts';
import { centavos, moment } from './columns.ts';

const ofList = {
  board: text({ enum: rankBoards }).notNull(),
  period: text({ enum: rankPeriods }).notNull(),
};

/**
 * What places of a list win from a day on, until later rows of that list begin (BEN-08): those that are in force on the
 * first day of a period hold for all of it.
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
    /** Turnover in hundredths of the prize. */
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

/** A list as it was when its period was closed; never changed. */
export const rankResults = pgTable(
  'rank_results',
  {
    ...ofList,
    /** Of the period. */
    firstDay: text('first_day').notNull(),
    place: integer().notNull(),
    accountId: ofAccount(),
    sum: centavos('sum').notNull(),
    /** Since when the sum was this. */
    reachedAt: moment('reached_at').notNull(),
    /** 0 for a place without one. */
    prize: centavos('prize').notNull(),
    /** What has given the prize; null until then. */
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

/** Members who stay out of the lists. */
export const rankAbsences = pgTable('rank_absences', {
  accountId: ofAccount().primaryKey(),
  since: moment('since').notNull(),
});
