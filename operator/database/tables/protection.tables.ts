import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { limitKinds, limitPeriods } from '@araw/contract/protection/limits';
import { marketingChannels, marketingKinds } from '@araw/contract/protection/marketing';
import type { Standing } from '@araw/contract/calls/roles';
import { ofAccount } from './accounts.tables.ts';
import { moment } from './columns.ts';

/** A player's protections other than limits; no row means none. Read with the pockets' lock (PROT-01…07). */
export const playerProtections = pgTable(
  'player_protections',
  {
    accountId: ofAccount().primaryKey(),
    /** As last stored: use `standingAt` for the current one. */
    standing: text().$type<Standing>().notNull().default('playing'),
    /** End of a break or exclusion, or of the wait for a return; null for none. */
    until: moment('until'),
    /** The current session of play: its first and last bet, and the last round of a game. */
    playSince: moment('play_since'),
    lastBetAt: moment('last_bet_at'),
    lastRoundAt: moment('last_round_at'),
    /** Start of the reality check's interval. */
    asksFrom: moment('asks_from'),
    /** The player's own interval in minutes. */
    ownMinutes: integer('own_minutes'),
    /** Games opened earlier are closed. */
    gamesFrom: moment('games_from').notNull().default(0),
    /** When the player last answered an offer or set a limit, and when a review was last announced. */
    offerAnsweredAt: moment('offer_answered_at'),
    reviewToldAt: moment('review_told_at'),
  },
  (table) => [
    index('player_protections_out')
      .on(table.standing)
      .where(sql`${table.standing} <> 'playing'`),
    index('player_protections_due')
      .on(table.until)
      .where(sql`${table.until} is not null`),
    check(
      'player_protections_play',
      sql`num_nulls(${table.playSince}, ${table.lastBetAt}, ${table.asksFrom}) in (0, 3)`,
    ),
    check(
      'player_protections_until',
      sql`(${table.standing} in ('onBreak', 'excluded', 'returning')) = (${table.until} is not null)`,
    ),
  ],
);

/** Players' limits; no row means none (PROT-02). Centavos, or minutes for `time`. */
export const playerLimits = pgTable(
  'player_limits',
  {
    accountId: ofAccount(),
    kind: text({ enum: limitKinds }).notNull(),
    period: text({ enum: limitPeriods }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** As last stored: use `limitAt` for the current one. */
    state: text({ enum: ['active', 'raiseAsked'] })
      .notNull()
      .default('active'),
    /** The requested replacement; null for no limit. */
    nextAmount: bigint('next_amount', { mode: 'number' }),
    /** When it can be confirmed, and when it lapses. */
    readyAt: moment('ready_at'),
    lapsesAt: moment('lapses_at'),
    /** When the player was notified that it can be confirmed. */
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.period] }),
    index('player_limits_ready')
      .on(table.readyAt)
      .where(sql`${table.readyAt} is not null and ${table.toldAt} is null`),
    check('player_limits_amount', sql`${table.amount} >= 0`),
    check(
      'player_limits_asked',
      sql`(${table.state} = 'raiseAsked') = (${table.readyAt} is not null)
        and (${table.readyAt} is null) = (${table.lapsesAt} is null)`,
    ),
  ],
);

/** Past play by merchant day (PROT-06); the current session is in `player_protections`. */
export const playDays = pgTable(
  'play_days',
  {
    accountId: ofAccount(),
    /** YYYY-MM-DD. */
    day: text().notNull(),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** History of limits, breaks, exclusions and reality checks. Never change or delete a row. */
export const protectionSteps = pgTable(
  'protection_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    /** The table, and for limits which one: `limit:deposit:day`, `standing`, `reality`. */
    about: text().notNull(),
    event: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [index('protection_steps_of_member').on(table.accountId, table.id)],
);

/**
 * History of consents to marketing (PROT-12): the newest row of a kind and channel is in effect, none means no consent.
 * Never change or delete a row.
 */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    kind: text({ enum: marketingKinds }).notNull(),
    channel: text({ enum: marketingChannels }).notNull(),
    given: boolean().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('marketing_consents_of_member').on(table.accountId, table.kind, table.channel, table.id),
    index('marketing_consents_by_kind').on(table.kind, table.channel, table.accountId, table.id),
  ],
);
