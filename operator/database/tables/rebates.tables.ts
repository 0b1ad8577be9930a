import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** Rebate rate of a category from a day on, until a later rate begins (BEN-09). */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    gameType: text('game_type').notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** In hundredths of a percent. */
    rate: integer('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameType, table.fromDay] }),
    check('rebate_rates_share', sql`${table.rate} between 0 and 10000`),
  ],
);

/** A member's claim for all bets settled since the one before. Never change a row. */
export const rebateClaims = pgTable(
  'rebate_claims',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    number: text().notNull().unique(),
    /** The last settlement included. */
    through: bigint({ mode: 'number' }).notNull(),
    sum: centavos('sum').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    index('rebate_claims_of_member').on(table.accountId, table.claimedAt, table.id),
    check('rebate_claims_pay', sql`${table.sum} > 0`),
  ],
);

/** The rows of a claim as shown; they add up to its sum. */
export const rebateRows = pgTable(
  'rebate_rows',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => rebateClaims.id),
    day: text().notNull(),
    gameType: text('game_type').notNull(),
    valid: centavos('valid').notNull(),
    carried: centavos('carried').notNull(),
    rate: integer().notNull(),
    rebate: centavos('rebate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.day, table.gameType] }),
    check(
      'rebate_rows_amounts',
      sql`${table.carried} <= 0 and ${table.rebate} >= 0 and ${table.rate} between 0 and 10000`,
    ),
  ],
);

/** Corrections beyond a claim: the category's next bets make up for them first (CASH-18). */
export const rebateCarries = pgTable(
  'rebate_carries',
  { accountId: ofAccount(), gameType: text('game_type').notNull(), amount: centavos('amount').notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.gameType] }),
    check('rebate_carries_below_zero', sql`${table.amount} < 0`),
  ],
);
