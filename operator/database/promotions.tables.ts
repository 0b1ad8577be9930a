import { sql } from 'drizzle-orm';
import {
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

export type PromotionState = keyof (typeof promotionTable)['rows'];
const promotionStates = Object.keys(promotionTable.rows) as [PromotionState, ...PromotionState[]];

/** In the languages of texts, as `languageKey` has them. */
export type PromotionTitle = Readonly<Record<'EN' | 'CN' | 'TH' | 'VI' | 'TY' | 'AR', string>>;

/**
 * What a promotion asks and gives, by version (BEN-11): a version is never changed, and the highest one is in force. It is
 * for members who join before their first deposit.
 */
export const promotions = pgTable(
  'promotions',
  {
    id: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    title: jsonb().$type<PromotionTitle>().notNull(),
    /** `auto` is issued and begins by itself, `claim` is claimed by the member. */
    mode: text({ enum: ['auto', 'claim'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The smallest first deposit that counts. */
    leastDeposit: centavos('least_deposit').notNull(),
    /** Of the deposit, in per cent, rounded down to the centavo. */
    share: integer().notNull(),
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
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    check(
      'promotions_amounts',
      sql`${table.version} > 0 and ${table.endsAt} > ${table.startsAt} and ${table.leastDeposit} > 0 and ${table.share} > 0
        and ${table.most} > 0 and ${table.factor} >= 0 and ${table.turnoverDays} > 0 and ${table.claimDays} > 0
        and ${table.cap} > 0 and ${table.largestBet} > 0 and ${table.places} >= 0`,
    ),
  ],
);

/** A member in a promotion, by the version that was shown on joining. */
export const participations = pgTable(
  'participations',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    promotionId: text('promotion_id').notNull(),
    version: integer().notNull(),
    state: text({ enum: promotionStates }).notNull(),
    joinedAt: moment('joined_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    bonusId: uuid('bonus_id')
      .unique()
      .references(() => bonuses.id),
  },
  (table) => [
    unique('participations_once').on(table.accountId, table.promotionId),
    foreignKey({
      name: 'participations_promotion',
      columns: [table.promotionId, table.version],
      foreignColumns: [promotions.id, promotions.version],
    }),
    index('participations_open')
      .on(table.promotionId)
      .where(sql`${table.state} in ('joined', 'claimable')`),
  ],
);
