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
import { promotionTable } from '@araw/contract/values/stateTables';
import { ofAccount } from './accounts.tables.ts';
import { bonuses } from './bonuses.tables.ts';
import { centavos, moment } from './columns.ts';
import { depositOrders, receipts } from './deposits.tables.ts';

export type PromotionState = keyof (typeof promotionTable)['rows'];
const promotionStates = Object.keys(promotionTable.rows) as [PromotionState, ...PromotionState[]];

/** By `languageKey`. */
export type PromotionTitle = Readonly<Record<string, string> & { EN: string }>;

/** A promotion's terms, by version (BEN-11): never change a version; the highest one applies. */
export const promotions = pgTable(
  'promotions',
  {
    id: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    title: jsonb().$type<PromotionTitle>().notNull(),
    /** `auto` is issued and started automatically, `claim` is claimed by the member. */
    mode: text({ enum: ['auto', 'claim'] }).notNull(),
    /** Members join, apply with a form, or choose it with a deposit. */
    entry: text({ enum: ['join', 'apply', 'deposit'] })
      .notNull()
      .default('join'),
    /** All members, or those without a credited deposit. */
    who: text({ enum: ['all', 'newcomers'] })
      .notNull()
      .default('newcomers'),
    /** What qualifies: one deposit, total valid bets, or a reviewer's approval. */
    basis: text({ enum: ['deposit', 'bets', 'application'] })
      .notNull()
      .default('deposit'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Minimum deposit; null for none. */
    leastDeposit: centavos('least_deposit'),
    /** Minimum total of valid bets; null for none. */
    leastBets: centavos('least_bets'),
    /** Game categories that count; null for all. */
    gameTypes: jsonb('game_types').$type<readonly string[]>(),
    /** Percent of the deposit or bets, rounded down to the centavo; null gives `most`. */
    share: integer(),
    most: centavos('most').notNull(),
    /** Turnover as a multiple of the bonus, in hundredths. */
    factor: integer().notNull(),
    turnoverDays: integer('turnover_days').notNull(),
    claimDays: integer('claim_days').notNull(),
    cap: centavos('cap'),
    largestBet: centavos('largest_bet'),
    onWithdrawal: text('on_withdrawal', { enum: ['stays', 'forfeits'] }).notNull(),
    /** Maximum members; null for no limit. */
    places: integer(),
    /** Maximum of all bonuses together; null for no limit. */
    budget: centavos('budget'),
    timesAMember: integer('times_a_member').notNull().default(1),
    /** Applications per round. */
    tries: integer().notNull().default(1),
    /** A member who shares a payee, phone or payout account with another participant is reviewed first. */
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

/** A member in one round of a promotion, with the version shown when joining, applying or ordering. */
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
    /** Budget reserved for it, finally the amount used. */
    held: centavos('held').notNull().default(0),
    /** The deposit it was chosen with: reserves its place while open. */
    orderId: uuid('order_id')
      .unique()
      .references(() => depositOrders.id),
    /** The reviewer's reason for rejecting or reviewing it. */
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

/** A participation's history, by the promotion table. Never change or delete a row. */
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
    /** A reviewer; '' for none. */
    by: text().notNull().default(''),
    reason: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participationId, table.no] }),
    check('participation_steps_no', sql`${table.no} > 0`),
  ],
);

/** Members' applications (BEN-02). Never change or delete one. */
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

/** A later application may include the same picture again. */
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
