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
import { rewardTable } from '#services/contract/stateTables.ts';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';
import { ledgerTransactions } from './ledger.tables.ts';

export type BonusState = keyof (typeof rewardTable)['rows'];
export const bonusStates = Object.keys(rewardTable.rows) as [BonusState, ...BonusState[]];

/** What a member was given and what it asks for; it ends once (BEN-12). Its terms never change. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    /** What the player reads, and its movements are found by. */
    number: text().notNull().unique(),
    /** What gave it, and only once. */
    source: text().notNull().unique(),
    /** What it stands on: when that is reversed, it is revoked; null for nothing. */
    origin: text(),
    amount: centavos('amount').notNull(),
    /** Valid bets that it asks for; none pays it to cash at once. */
    turnover: centavos('turnover').notNull(),
    /** The most that becomes cash; null for all. */
    cap: centavos('cap'),
    /** The largest bet that may take money of it; null for any. */
    largestBet: centavos('largest_bet'),
    /** What a withdrawal does to it while it is in turnover. */
    onWithdrawal: text('on_withdrawal', { enum: ['stays', 'forfeits'] }).notNull(),
    /** Begins its turnover by itself as soon as no other bonus is in turnover. */
    startsItself: boolean('starts_itself').notNull(),
    /** How many days its turnover may take, counted from the claim; null for no end. */
    turnoverDays: integer('turnover_days'),
    state: text({ enum: bonusStates }).notNull(),
    /** What has become cash of it. */
    converted: centavos('converted').notNull().default(0),
    /** When it is claimed, or its turnover met, at the latest; null for no end. */
    endsAt: moment('ends_at'),
    /** When the member was told that it ends soon. */
    announcedAt: moment('announced_at'),
    createdAt: moment('created_at').notNull(),
    claimedAt: moment('claimed_at'),
    endedAt: moment('ended_at'),
    /** The movement that put it into the bonus pocket: the bonus money of later bets is of this bonus. */
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
