import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { missionMeasures, missionPeriods } from '@araw/contract/rewards/missions';
import { centavos } from './columns.ts';

/**
 * A mission's requirement and reward from a day on, until a later row begins (BEN-07, BEN-11). The row in effect on a
 * period's first day applies to all of it. Its reward is a bonus whose source names mission, period and member.
 */
export const missions = pgTable(
  'missions',
  {
    id: text().notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    period: text({ enum: missionPeriods }).notNull(),
    measure: text({ enum: missionMeasures }).notNull(),
    /** Centavos if it counts money, otherwise a number. */
    target: bigint({ mode: 'number' }).notNull(),
    amount: centavos('amount').notNull(),
    /** Turnover as a multiple of the reward, in hundredths. */
    factor: integer().notNull(),
    turnoverDays: integer('turnover_days').notNull(),
    /** Days after the period's end in which it can still be claimed. */
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
