import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.tables.ts';
import { centavos } from './columns.ts';

/**
 * A level's requirements and benefits from a day on, until a later row begins (BEN-05, BEN-11). Level 0 means none and
 * has no row.
 */
export const levels = pgTable(
  'levels',
  {
    level: integer().notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    name: text().notNull(),
    /** Required credited deposits and valid bets within this many days; both are needed. */
    days: integer().notNull(),
    deposits: centavos('deposits').notNull(),
    bets: centavos('bets').notNull(),
    /** The same for keeping it, after having it for these days. */
    keepDeposits: centavos('keep_deposits').notNull(),
    keepBets: centavos('keep_bets').notNull(),
    /** 0 for none. */
    upgradeGift: centavos('upgrade_gift').notNull(),
    monthlyGift: centavos('monthly_gift').notNull(),
    birthdayGift: centavos('birthday_gift').notNull(),
    /** From the birthday on. */
    birthdayDays: integer('birthday_days').notNull(),
    /** Turnover of its gifts as a multiple in hundredths, and days to complete it. */
    factor: integer().notNull(),
    turnoverDays: integer('turnover_days').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.level, table.fromDay] }),
    check('levels_order', sql`${table.level} between 1 and 99`),
    check(
      'levels_asks',
      sql`${table.days} between 1 and 366 and ${table.deposits} + ${table.bets} > 0
        and ${table.keepDeposits} between 0 and ${table.deposits} and ${table.keepBets} between 0 and ${table.bets}`,
    ),
    check(
      'levels_gives',
      sql`${table.upgradeGift} >= 0 and ${table.monthlyGift} >= 0 and ${table.birthdayGift} >= 0
        and ${table.birthdayDays} between 1 and 90 and ${table.factor} >= 0 and ${table.turnoverDays} > 0`,
    ),
  ],
);

/** A level's rebate rate for a category from a day on; without a row the general rate applies (`rebate_rates`). */
export const levelRates = pgTable(
  'level_rates',
  {
    level: integer().notNull(),
    gameType: text('game_type').notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** In hundredths of a percent. */
    rate: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.level, table.gameType, table.fromDay] }),
    check('level_rates_share', sql`${table.level} between 1 and 99 and ${table.rate} between 0 and 10000`),
  ],
);

/** A member's level from a midnight on, and its basis. Never change a row. */
export const levelChanges = pgTable(
  'level_changes',
  {
    accountId: ofAccount(),
    /** The first merchant day of the level, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** 0 for none. */
    level: integer().notNull(),
    /** A level that was given instead of counted has no gift for reaching it. */
    origin: text({ enum: ['counted', 'given'] }).notNull(),
    /** Within the level's days; 0 if it was given. */
    deposits: centavos('deposits').notNull(),
    bets: centavos('bets').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fromDay] }),
    check('level_changes_order', sql`${table.level} between 0 and 99`),
  ],
);
