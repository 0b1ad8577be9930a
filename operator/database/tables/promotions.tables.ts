import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { promotionTable } from '#services/contract/stateTables.ts';
import { ofAccount } from './accounts.tables.ts';
import { bonuses } from './bonuses.tables.ts';
import { centavos, moment } from './columns.ts';
import { depositOrders, receipts } from './deposits.tables.ts';

export type PromotionState = keyof (typeof promotionTable)['rows'];
const promotionStates = Object.keys(promotionTable.rows) as [PromotionState, ...PromotionState[]];

/** In the languages of texts, as `languageKey` has them. */
export type PromotionTitle = Readonly<Record<'EN' | 'CN' | 'TH' | 'VI' | 'TY' | 'AR', string>>;

/** What a promotion asks and gives, by version (BEN-11): a version is never changed, and the highest one is in force. */
export const promotions = pgTable(
  'promotions',
  {
    id: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    title: jsonb().$type<PromotionTitle>().notNull(),
    /** `auto` is issued and begins by itself, `claim` is claimed by the member. */
    mode: text({ enum: ['auto', 'claim'] }).notNull(),
    /** A member joins, applies with a form, or chooses it with a deposit. */
    entry: text({ enum: ['join', 'apply', 'deposit'] })
      .notNull()
      .default('join'),
    /** All members, or those that have no credited deposit yet. */
    who: text({ enum: ['all', 'newcomers'] })
      .notNull()
      .default('newcomers'),
    /** What qualifies: one deposit, valid bets together, or what a reviewer accepts. */
    basis: text({ enum: ['deposit', 'bets', 'application'] })
      .notNull()
      .default('deposit'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The smallest deposit that counts; null where none has to. */
    leastDeposit: centavos('least_deposit'),
    /** Valid bets that have to come together; null where none have to. */
    leastBets: centavos('least_bets'),
    /** Categories whose bets come together; null for all. */
    gameTypes: jsonb('game_types').$type<readonly string[]>(),
    /** Of the deposit or the bets, in per cent, rounded down to the centavo; null gives `most`. */
    share: integer(),
    most: centavos('most').notNull(),
    /** Turnover in hundredths of the bonus. */
    factor: integer().notNull(),
    turnoverDays: integer('turnover_days').notNull(),
    claimDays: integer('claim_days').notNull(),
    cap: centavos('cap'),
    largestBet: centavos('largest_bet'),
    onWithdrawal: text('on_withdrawal', { enum: ['stays', 'forfeits'] }).notNull(),
    /** How many members may join; null for all. */
    places: integer(),
    /** What all its bonuses together may come to; null for any. */
    budget: centavos('budget'),
    timesAMember: integer('times_a_member').notNull().default(1),
    /** How often one can apply in a round. */
    tries: integer().notNull().default(1),
    /** Whoever shares payee, phone or payout account with another who takes part is looked at before anything is given. */
    oncePerPerson: boolean('once_per_person').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    check(
      'promotions_amounts',
      sql`${table.version} > 0 and ${table.endsAt} > ${table.startsAt} and ${table.leastDeposit} > 0 and ${table.share} > 0
        and ${table.most} > 0 and ${table.factor} >= 0 and ${table.turnoverDays} > 0 and ${table.claimDays} > 0
        and ${table.cap} > 0 and ${table.largestBet} > 0 and ${table.places} >= 0`,
    ),
    check(
      'promotions_counts',
      sql`${table.budget} >= 0 and ${table.timesAMember} > 0 and ${table.tries} > 0 and ${table.leastBets} > 0`,
    ),
    check(
      'promotions_basis',
      sql`(${table.basis} = 'deposit') = (${table.leastDeposit} is not null) and (${table.basis} = 'bets') = (${table.leastBets} is not null)
        and (${table.basis} = 'application') = (${table.entry} = 'apply') and (${table.entry} <> 'deposit' or ${table.basis} = 'deposit')
        and (${table.basis} <> 'application' or ${table.share} is null) and (${table.basis} = 'bets' or ${table.gameTypes} is null)`,
    ),
  ],
);

/** A member in one round of a promotion, by the version that was shown on joining, applying or ordering. */
export const participations = pgTable(
  'participations',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    promotionId: text('promotion_id').notNull(),
    version: integer().notNull(),
    /** From 1. */
    round: integer().notNull().default(1),
    state: text({ enum: promotionStates }).notNull(),
    /** What of the budget is kept for it, and what it has taken in the end. */
    held: centavos('held').notNull().default(0),
    /** The deposit with which it was chosen: its place is kept while that is open. */
    orderId: uuid('order_id')
      .unique()
      .references(() => depositOrders.id),
    /** Why it was rejected, or is looked at, in the reviewer's words. */
    reason: text().notNull().default(''),
    joinedAt: moment('joined_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    bonusId: uuid('bonus_id')
      .unique()
      .references(() => bonuses.id),
  },
  (table) => [
    unique('participations_once').on(table.accountId, table.promotionId, table.round),
    check('participations_counts', sql`${table.round} > 0 and ${table.held} >= 0`),
    foreignKey({
      name: 'participations_promotion',
      columns: [table.promotionId, table.version],
      foreignColumns: [promotions.id, promotions.version],
    }),
    index('participations_of_promotion').on(table.promotionId),
    index('participations_open')
      .on(table.promotionId)
      .where(sql`${table.state} in ('joined', 'claimable')`),
  ],
);

/** What has happened to a participation, by the promotion table. Never changed or deleted. */
export const participationSteps = pgTable(
  'participation_steps',
  {
    participationId: uuid('participation_id')
      .notNull()
      .references(() => participations.id),
    /** From 1. */
    no: integer().notNull(),
    event: text().notNull(),
    from: text({ enum: promotionStates }).notNull(),
    to: text({ enum: promotionStates }).notNull(),
    /** A reviewer; '' for nobody. */
    by: text().notNull().default(''),
    reason: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participationId, table.no] }),
    check('participation_steps_no', sql`${table.no} > 0`),
  ],
);

/** What a member has applied with (BEN-02). Never changed or deleted. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    participationId: uuid('participation_id')
      .notNull()
      .references(() => participations.id),
    /** From 1. */
    no: integer().notNull(),
    comment: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('applications_once').on(table.participationId, table.no),
    check('applications_comment', sql`${table.no} > 0 and char_length(${table.comment}) <= 140`),
  ],
);

/** The same picture may come with a later application again. */
export const applicationPictures = pgTable(
  'application_pictures',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    /** From 1. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.receiptId] }),
    unique('application_pictures_place').on(table.applicationId, table.position),
    index('application_pictures_of_receipt').on(table.receiptId),
    check('application_pictures_three', sql`${table.position} between 1 and 3`),
  ],
);
