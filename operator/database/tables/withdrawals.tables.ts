import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { payoutKinds } from '@araw/contract/cashier/payoutAccounts';
import { withdrawalTable } from '@araw/contract/values/stateTables';
import { ofAccount } from './accounts.tables.ts';
import { bonuses } from './bonuses.tables.ts';
import { centavos, moment } from './columns.ts';
import { ledgerHolds } from './ledger.tables.ts';

/** Protects a member's payment password (CASH-11). Its hash is in the account. */
export const paymentPasswordGuards = pgTable(
  'payment_password_guards',
  {
    accountId: ofAccount().primaryKey(),
    /** Wrong tries since the last success or lock; counted before the result is revealed. */
    tries: integer().notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** When it was last set, changed or recovered; null if it came with the registration. */
    changedAt: moment('changed_at'),
    /** When it was last recovered with a code. */
    recoveredAt: moment('recovered_at'),
  },
  (table) => [check('payment_password_guards_tries', sql`${table.tries} >= 0`)],
);

/** Destinations of withdrawals (CASH-12). Removed ones are kept for their orders. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    kind: text({ enum: payoutKinds }).notNull(),
    institution: text().notNull(),
    /** As sent to the provider. */
    number: text().notNull(),
    /** SHA-256 of institution and number. */
    numberDigest: text('number_digest').notNull(),
    holder: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    inReview: boolean('in_review').notNull(),
    usableAt: moment('usable_at').notNull(),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('payout_accounts_once')
      .on(table.accountId, table.numberDigest)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('payout_accounts_one_default')
      .on(table.accountId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
    index('payout_accounts_number').on(table.numberDigest),
  ],
);

/** Quotes shown before withdrawing (CASH-09). */
export const withdrawalQuotes = pgTable(
  'withdrawal_quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    payoutAccountId: uuid('payout_account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    gross: centavos('gross').notNull(),
    fee: centavos('fee').notNull(),
    rail: text().notNull(),
    arrivesAt: moment('arrives_at').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The bonus in turnover when shown, whose terms decide what happens to it; null for none. */
    bonusId: uuid('bonus_id').references(() => bonuses.id),
  },
  (table) => [
    index('withdrawal_quotes_end').on(table.endsAt),
    check('withdrawal_quotes_amounts', sql`${table.fee} >= 0 and ${table.gross} > ${table.fee}`),
  ],
);

export type WithdrawalState = keyof (typeof withdrawalTable)['rows'];
export const withdrawalStates = Object.keys(withdrawalTable.rows) as [WithdrawalState, ...WithdrawalState[]];

/** Sequence for numbers of withdrawals and transfers. */
export const payoutNumbers = pgSequence('payout_numbers', { startWith: 100_001 });

export const withdrawalOrders = pgTable(
  'withdrawal_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Shown to the player, and the reference for the provider. */
    number: text().notNull().unique(),
    accountId: ofAccount(),
    payoutAccountId: uuid('payout_account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    /** One order per quote. */
    quoteId: uuid('quote_id').notNull().unique(),
    holdId: uuid('hold_id')
      .notNull()
      .unique()
      .references(() => ledgerHolds.id),
    gross: centavos('gross').notNull(),
    fee: centavos('fee').notNull(),
    rail: text().notNull(),
    state: text({ enum: withdrawalStates }).notNull(),
    /** Grows with each change of state. */
    version: integer().notNull().default(0),
    /** Why it was rejected or returned; otherwise empty. */
    reason: text().notNull().default(''),
    /** The merchant day of the order, YYYY-MM-DD, by which limits count. */
    day: text().notNull(),
    createdAt: moment('created_at').notNull(),
    arrivesAt: moment('arrives_at').notNull(),
    /** When the player was told of a delay. */
    lateAt: moment('late_at'),
  },
  (table) => [
    index('withdrawal_orders_of_member').on(table.accountId, table.createdAt, table.id),
    index('withdrawal_orders_open')
      .on(table.state, table.createdAt)
      .where(sql`${table.state} in ('requested', 'inReview', 'approved', 'paying')`),
    index('withdrawal_orders_of_payout_account').on(table.payoutAccountId),
    check('withdrawal_orders_amounts', sql`${table.fee} >= 0 and ${table.gross} > ${table.fee}`),
  ],
);

const stepResults = ['moved', 'same', 'alarm'] as const;

/** An order's history, with actor and reason. Never change or delete a row. */
export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => withdrawalOrders.id),
    /** From 0, the creation. */
    no: integer().notNull(),
    at: moment('at').notNull(),
    /** An event of withdrawalTable; `create` created it. */
    event: text().notNull(),
    from: text({ enum: withdrawalStates }),
    to: text({ enum: withdrawalStates }).notNull(),
    /** Unexpected ones are checked by reconciliation. */
    result: text({ enum: stepResults }).notNull(),
    /** `player`, `clock`, `provider`, or a reviewer's name. */
    by: text().notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.no] }),
    index('withdrawal_steps_alarms')
      .on(table.at)
      .where(sql`${table.result} = 'alarm'`),
  ],
);

/** Payment requests to the provider: one per withdrawal, always under the same reference (CASH-10). */
export const payouts = pgTable(
  'payouts',
  {
    /** The order's number. */
    reference: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => withdrawalOrders.id),
    provider: text().notNull(),
    /** Centavos that arrive. */
    amount: centavos('amount').notNull(),
    asked: integer().notNull().default(0),
    /** Next query; null once its outcome is known. */
    askAt: moment('ask_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payouts_due')
      .on(table.askAt)
      .where(sql`${table.askAt} is not null`),
    check('payouts_amount', sql`${table.amount} > 0`),
  ],
);
