import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, ofAccount } from './accounts.tables.ts';
import { bonuses } from './bonuses.tables.ts';
import { centavos, moment } from './columns.ts';

/** A member's code for inviting friends (BEN-06). Never change it. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    accountId: ofAccount().primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    code: text().notNull(),
  },
  (table) => [uniqueIndex('referral_codes_code').on(table.merchantCode, sql`lower(${table.code})`)],
);

/** Invitation rewards from a day on, until a later row begins: the day of the friend's registration decides. */
export const referralTerms = pgTable(
  'referral_terms',
  {
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').primaryKey(),
    /** Minimum deposit that earns the reward, once. */
    leastDeposit: centavos('least_deposit').notNull(),
    depositReward: centavos('deposit_reward').notNull(),
    /** The friend's reward for the same deposit; 0 for none. */
    friendReward: centavos('friend_reward').notNull(),
    /** Minimum of valid bets that earns the reward, once. */
    leastBets: centavos('least_bets').notNull(),
    betsReward: centavos('bets_reward').notNull(),
    /** Days after the registration. */
    days: integer().notNull(),
    /** Turnover as a multiple of a reward, in hundredths. */
    factor: integer().notNull(),
    turnoverDays: integer('turnover_days').notNull(),
    claimDays: integer('claim_days').notNull(),
  },
  (table) => [
    check(
      'referral_terms_amounts',
      sql`${table.leastDeposit} > 0 and ${table.depositReward} > 0 and ${table.friendReward} >= 0 and ${table.leastBets} > 0
        and ${table.betsReward} > 0 and ${table.days} > 0 and ${table.factor} >= 0 and ${table.turnoverDays} > 0
        and ${table.claimDays} > 0`,
    ),
  ],
);

/** `inReview` and `refused` earn nothing; one that a reviewer has `allowed` is not checked again. */
export const referralStates = ['counting', 'inReview', 'allowed', 'refused'] as const;
/** What a friend shares with the inviter or another of the inviter's friends. */
export const referralSignals = ['person', 'payoutAccount', 'device'] as const;
export type ReferralSignal = (typeof referralSignals)[number];

const reward = (name: string) =>
  uuid(name)
    .unique()
    .references(() => bonuses.id);

/** Who registered with whose link: permanent. */
export const referrals = pgTable(
  'referrals',
  {
    /** The friend, who can be invited once. */
    accountId: ofAccount().primaryKey(),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => accounts.id),
    termsFrom: text('terms_from')
      .notNull()
      .references(() => referralTerms.fromDay),
    joinedAt: moment('joined_at').notNull(),
    /** Nothing counts from then on. */
    endsAt: moment('ends_at').notNull(),
    state: text({ enum: referralStates }).notNull().default('counting'),
    signals: jsonb().$type<readonly ReferralSignal[]>().notNull().default([]),
    /** When it was first checked; null until then. */
    checkedAt: moment('checked_at'),
    /** The reviewer's name, reason and moment. */
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: moment('decided_at'),
    reason: text().notNull().default(''),
    /** For the inviter. */
    depositBonusId: reward('deposit_bonus_id'),
    betsBonusId: reward('bets_bonus_id'),
    /** For the friend. */
    friendBonusId: reward('friend_bonus_id'),
  },
  (table) => [
    index('referrals_of_inviter').on(table.inviterId, table.joinedAt, table.accountId),
    index('referrals_unchecked')
      .on(table.joinedAt)
      .where(sql`${table.checkedAt} is null`),
    index('referrals_in_review')
      .on(table.joinedAt)
      .where(sql`${table.state} = 'inReview'`),
    check('referrals_of_two', sql`${table.accountId} <> ${table.inviterId}`),
    check('referrals_time', sql`${table.endsAt} > ${table.joinedAt}`),
    check(
      'referrals_decided',
      sql`(${table.state} in ('allowed', 'refused')) = (${table.decidedAt} is not null)
        and (${table.decidedAt} is null) = (${table.decidedBy} = '')`,
    ),
  ],
);
