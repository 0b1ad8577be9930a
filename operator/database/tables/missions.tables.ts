import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { missionMeasures, missionPeriods } from '#services/contract/missions.ts';
import { centavos } from './columns.ts';

/**
 * What a mission asks and gives from a day on, until a later row of it begins (BEN-07, BEN-11): the row that is in force on
 * the first day of a period holds for all of it. What it has given is a bonus whose source names mission, period and member.
 */
export const missions = pgTable(
  'missions',
  {
    id: text().notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    period: text({ enum: missionPeriods }).notNull(),
    measure: text({ enum: missionMeasures }).notNull(),
    /** Centavos of what is counted in money, else how many. */
    target: bigint({ mode: 'number' }).notNull(),
    amount: centavos('amount').notNull(),
    /** Turnover in hundredths of the reward. */
    factor: integer().notNull(),
    turnoverDays: integer('turnover_days').notNull(),
    /** How long what was not claimed lies in the reward centre, from the end of its period. */
    claimDays: integer('claim_days').notNull(),
    /** `false` ends the mission. */
    open: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.fromDay] }),
    check(
      'missions_amounts',
      sql`${table.target} > 0 and ${table.amount} > 0 and ${table.factor} >= 0 and ${table.turnoverDays} > 0
        and ${table.claimDays} > 0`,
    ),
    check('missions_id', sql`${table.id} ~ '^[a-z-]+$'`),
  ],
);
