import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

const ofMember = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id);

/**
 * What an agent has earned on a member's bets of a category and day, with what it was reckoned from (TEAM-12). Bets that
 * are settled anew later add a version in the period in which that happens. Never changed.
 */
export const commissions = pgTable(
  'commissions',
  {
    agentId: ofMember('agent_id'),
    memberId: ofMember('member_id'),
    gameType: text('game_type').notNull(),
    /** On which the bets were first settled, YYYY-MM-DD: its line and its rates count. */
    day: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    /** The day that was closed with it, YYYY-MM-DD. */
    period: text().notNull(),
    /** Who stood right below the agent on the way to the member, or the member. */
    childId: ofMember('child_id'),
    /** What this version adds to the valid bets; below zero where corrections take back. */
    valid: centavos('valid').notNull(),
    /** The agent's own, and that of the next below, in hundredths of a per cent. */
    rate: integer().notNull(),
    below: integer().notNull(),
    /** What this version adds to what was earned. */
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

/** What an agent was paid for a closed day: its commissions, and what of days before had fallen below zero (TEAM-04). */
export const commissionDays = pgTable(
  'commission_days',
  {
    agentId: ofMember('agent_id'),
    day: text().notNull(),
    earned: centavos('earned').notNull(),
    /** 0 or less, as is `carriedOut`. */
    carriedIn: centavos('carried_in').notNull(),
    due: centavos('due').notNull(),
    carriedOut: centavos('carried_out').notNull(),
    /** Null until it is paid, and where nothing is due. */
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
