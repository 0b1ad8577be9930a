import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts, ofAccount } from './accounts.tables.ts';
import { moment } from './columns.ts';

/**
 * A member's rebate rate for a category from a day on, until a later rate begins (TEAM-03). No row means no rebate.
 * Never change a rate that has begun.
 */
export const agentRates = pgTable(
  'agent_rates',
  {
    accountId: ofAccount(),
    gameType: text('game_type').notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** In hundredths of a percent. */
    rate: integer().notNull(),
    /** The agent who set it; null for the house. */
    givenBy: integer('given_by').references(() => accounts.id),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.gameType, table.fromDay] }),
    check('agent_rates_share', sql`${table.rate} between 0 and 10000`),
  ],
);

/** How many of an agent's direct members may have this rate or a higher one in a category (TEAM-03). */
export const agentRateQuotas = pgTable(
  'agent_rate_quotas',
  {
    accountId: ofAccount(),
    gameType: text('game_type').notNull(),
    /** In hundredths of a percent. */
    rate: integer().notNull(),
    places: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.gameType, table.rate] }),
    check('agent_rate_quotas_count', sql`${table.rate} between 1 and 10000 and ${table.places} >= 0`),
  ],
);
