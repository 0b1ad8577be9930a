import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** Matches with a published result: closed for bets even if the clock is set back. Never change a row. */
export const matchResults = pgTable('match_results', {
  /** The match's number (games/schedule.ts). */
  match: integer().primaryKey(),
  side: text({ enum: ['home', 'draw', 'away'] }).notNull(),
  homeScore: integer('home_score').notNull(),
  awayScore: integer('away_score').notNull(),
});

/** A bet on one side of one match; once per key from the player's page. */
export const sportsTickets = pgTable(
  'sports_tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    idempotencyKey: text('idempotency_key').notNull(),
    gameId: text('game_id').notNull(),
    match: integer().notNull(),
    side: text({ enum: ['home', 'draw', 'away'] }).notNull(),
    stake: centavos('stake').notNull(),
    /** The part of the stake from the bonus pocket. */
    stakeBonus: centavos('stake_bonus').notNull().default(0),
    /** Odds in hundredths of the stake, as of when the bet was placed. */
    hundredths: integer().notNull(),
    placedAt: moment('placed_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    won: centavos('won').notNull().default(0),
    status: text({ enum: ['open', 'won', 'lost', 'refunded', 'voided'] })
      .notNull()
      .default('open'),
  },
  (table) => [
    unique('sports_tickets_once').on(table.accountId, table.idempotencyKey),
    index('sports_tickets_due')
      .on(table.endsAt)
      .where(sql`${table.status} = 'open'`),
    index('sports_tickets_latest').on(table.accountId, table.placedAt),
    index('sports_tickets_of_game').on(table.accountId, table.gameId, table.placedAt),
    check('sports_tickets_stake_bonus', sql`${table.stakeBonus} between 0 and ${table.stake}`),
    check('sports_tickets_amounts', sql`${table.stake} > 0 and ${table.won} >= 0`),
  ],
);
