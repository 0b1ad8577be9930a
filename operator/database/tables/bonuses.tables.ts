import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rewardTable } from '@araw/contract/values/stateTables';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';
import { ledgerTransactions } from './ledger.tables.ts';

export type BonusState = keyof (typeof rewardTable)['rows'];
export const bonusStates = Object.keys(rewardTable.rows) as [BonusState, ...BonusState[]];

/** A member's bonus; it ends once (BEN-12). Its terms never change. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    /** Shown to the player; also finds its movements. */
    number: text().notNull().unique(),
    /** Its cause; each gives one bonus. */
    source: text().notNull().unique(),
    /** What it is based on: if that is reversed, the bonus is revoked; null for none. */
    origin: text(),
    amount: centavos('amount').notNull(),
    /** Required valid bets; 0 pays it as cash immediately. */
    turnover: centavos('turnover').notNull(),
    /** Maximum converted to cash; null for no limit. */
    cap: centavos('cap'),
    /** Maximum bet with its money; null for no limit. */
    largestBet: centavos('largest_bet'),
    /** Effect of a withdrawal during its turnover. */
    onWithdrawal: text('on_withdrawal', { enum: ['stays', 'forfeits'] }).notNull(),
    /** Starts automatically as soon as no other bonus is in turnover. */
    startsItself: boolean('starts_itself').notNull(),
    /** Days for its turnover, from the claim; null for no limit. */
    turnoverDays: integer('turnover_days'),
    state: text({ enum: bonusStates }).notNull(),
    /** The amount converted to cash. */
    converted: centavos('converted').notNull().default(0),
    /** Deadline for claiming it, or for its turnover; null for none. */
    endsAt: moment('ends_at'),
    /** When the member was reminded of the deadline. */
    announcedAt: moment('announced_at'),
    createdAt: moment('created_at').notNull(),
    claimedAt: moment('claimed_at'),
    endedAt: moment('ended_at'),
    /** The movement into the bonus pocket: bonus money in later bets belongs to this bonus. */
    startedBy: bigint('started_by', { mode: 'number' }).references(() => ledgerTransactions.id),
  },
  (table) => [
    uniqueIndex('bonuses_one_in_turnover')
      .on(table.accountId)
      .where(sql`${table.state} = 'inTurnover'`),
    index('bonuses_of_member').on(table.accountId, table.createdAt, table.id),
    index('bonuses_started').on(table.accountId, table.startedBy),
    index('bonuses_by_origin').on(table.origin),
    index('bonuses_due')
      .on(table.endsAt)
      .where(sql`${table.state} in ('claimable', 'inTurnover')`),
    check(
      'bonuses_amounts',
      sql`${table.amount} > 0 and ${table.turnover} >= 0 and ${table.cap} > 0 and ${table.turnoverDays} > 0
        and ${table.converted} >= 0 and (${table.cap} is null or ${table.converted} <= ${table.cap})`,
    ),
    check('bonuses_largest_bet', sql`${table.largestBet} > 0`),
    check('bonuses_ended', sql`(${table.state} in ('claimable', 'inTurnover')) = (${table.endedAt} is null)`),
  ],
);
