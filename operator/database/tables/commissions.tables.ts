import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

const ofMember = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id);

/**
 * An agent's commission on a member's bets in a category and day, with its basis (TEAM-12). Later corrections add a
 * version in the period in which they happen. Never change a row.
 */
export const commissions = pgTable(
  'commissions',
  {
    agentId: ofMember('agent_id'),
    memberId: ofMember('member_id'),
    gameType: text('game_type').notNull(),
    /** Day of the first settlement, YYYY-MM-DD: its line and rates apply. */
    day: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    /** The day whose closing created it, YYYY-MM-DD. */
    period: text().notNull(),
    /** The direct member above the bettor, or the bettor. */
    childId: ofMember('child_id'),
    /** Change in valid bets; negative for corrections. */
    valid: centavos('valid').notNull(),
    /** The agent's rate and the next one below, in hundredths of a percent. */
    rate: integer().notNull(),
    below: integer().notNull(),
    /** Change in the commission. */
    amount: centavos('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.memberId, table.gameType, table.day, table.version] }),
    index('commissions_of_period').on(table.agentId, table.period),
    check(
      'commissions_rates',
      sql`${table.rate} between 0 and 10000 and ${table.below} between 0 and ${table.rate}`,
    ),
  ],
);

/** An agent's payment for a closed day: its commissions, and negative remainders of earlier days (TEAM-04). */
export const commissionDays = pgTable(
  'commission_days',
  {
    agentId: ofMember('agent_id'),
    day: text().notNull(),
    earned: centavos('earned').notNull(),
    /** 0 or less, like `carriedOut`. */
    carriedIn: centavos('carried_in').notNull(),
    due: centavos('due').notNull(),
    carriedOut: centavos('carried_out').notNull(),
    /** Null until it is paid, and if nothing is due. */
    paidAt: moment('paid_at'),
    number: text().unique(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.day] }),
    check(
      'commission_days_add_up',
      sql`${table.due} >= 0 and ${table.carriedIn} <= 0 and ${table.carriedOut} <= 0
        and ${table.earned} + ${table.carriedIn} = ${table.due} + ${table.carriedOut}`,
    ),
    check('commission_days_paid', sql`(${table.paidAt} is null) = (${table.number} is null)`),
  ],
);
