import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { methodKinds, receiptTypes } from '#services/contract/deposits.ts';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** How money travels between banks; each has bounds and days of its own (CASH-01). */
export const rails = ['instaPay', 'pesoNet'] as const;
export type Rail = (typeof rails)[number];

/** What the operator has decided about a member's money (CASH-15). */
export const memberRestrictions = pgTable('member_restrictions', {
  accountId: ofAccount().primaryKey(),
  selfExcludedUntil: moment('self_excluded_until'),
  depositsClosed: boolean('deposits_closed').notNull().default(false),
  inReview: boolean('in_review').notNull().default(false),
  identityVerifiedAt: moment('identity_verified_at'),
  /** The player's own: centavos of deposits on a day; null for none. */
  ownLimit: centavos('own_limit'),
  /** What takes its place at that moment, where the player has raised or removed it; null for no limit. */
  nextOwnLimit: centavos('next_own_limit'),
  ownLimitChangesAt: moment('own_limit_changes_at'),
});

/** Ways to pay, by configuration. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    code: text().primaryKey(),
    kind: text({ enum: methodKinds }).notNull(),
    /** Who takes the money: one without its adapter is not offered. */
    provider: text().notNull(),
    name: text().notNull(),
    icon: text().notNull().default(''),
    rail: text({ enum: rails }),
    /** Of the provider, before those of the merchant and the rail. */
    least: centavos('least').notNull(),
    most: centavos('most').notNull(),
    quickAmounts: jsonb('quick_amounts').$type<readonly number[]>().notNull().default([]),
    feeFlat: centavos('fee_flat').notNull().default(0),
    /** In hundredths of a per cent. */
    feeShare: integer('fee_share').notNull().default(0),
    feeBearer: text('fee_bearer', { enum: ['house', 'player'] })
      .notNull()
      .default('house'),
    /** Usual duration. */
    minutes: integer().notNull(),
    /** How long an order waits to be paid. */
    orderMinutes: integer('order_minutes').notNull(),
    open: boolean().notNull().default(true),
    opensAt: moment('opens_at'),
    /** Of crypto: the centavos that one coin is. */
    rate: centavos('rate'),
    position: integer().notNull(),
  },
  (table) => [
    check(
      'payment_methods_amounts',
      sql`${table.least} > 0 and ${table.most} >= ${table.least} and ${table.feeFlat} >= 0 and ${table.feeShare} between 0 and 10000`,
    ),
    check('payment_methods_rate', sql`(${table.kind} = 'crypto') = (${table.rate} is not null)`),
  ],
);

/** What an order is made on, as it was shown (CASH-02). Amounts in centavos. */
const terms = {
  methodCode: text('method_code')
    .notNull()
    .references((): AnyPgColumn => paymentMethods.code),
  amount: centavos('amount').notNull(),
  /** What the player bears on top. */
  fee: centavos('fee').notNull(),
  rate: centavos('rate'),
  /** Exact text in the currency of the rate. */
  foreignAmount: text('foreign_amount'),
  turnover: centavos('turnover').notNull(),
  /** What of the amount settles what the member owes (CASH-20). */
  settles: centavos('settles').notNull().default(0),
  /** The promotion that was chosen with it, by its version, with its bonus for this very amount; null for none. */
  promotionId: text('promotion_id'),
  promotionVersion: integer('promotion_version'),
  bonus: centavos('bonus'),
  bonusTurnover: centavos('bonus_turnover'),
};

/** All of a promotion is there, or nothing. */
const wholePromotion = (
  table: Record<'promotionId' | 'promotionVersion' | 'bonus' | 'bonusTurnover', AnyPgColumn>,
) =>
  sql`num_nulls(${table.promotionId}, ${table.promotionVersion}, ${table.bonus}, ${table.bonusTurnover}) in (0, 4)
    and (${table.bonus} is null or (${table.bonus} > 0 and ${table.bonusTurnover} >= 0))`;

export const depositQuotes = pgTable(
  'deposit_quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    ...terms,
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('deposit_quotes_of_member').on(table.accountId, table.endsAt),
    check('deposit_quotes_promotion', wholePromotion(table)),
  ],
);

export const depositStates = [
  'created',
  'waiting',
  'processing',
  'inReview',
  'credited',
  'failed',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
  'reversed',
] as const;

export const depositOrders = pgTable(
  'deposit_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the player reads and tells. */
    number: text().notNull().unique(),
    /** By what the provider knows it: the number, of a second payment that of its first order. */
    reference: text().notNull(),
    accountId: ofAccount(),
    kind: text({ enum: methodKinds }).notNull(),
    provider: text().notNull(),
    ...terms,
    /** What was shown before; null for a second payment, and for orders older than this column. */
    quoteId: uuid('quote_id').unique(),
    /** The order whose second payment this is. */
    secondOf: uuid('second_of').references((): AnyPgColumn => depositOrders.id),
    state: text({ enum: depositStates }).notNull().default('created'),
    /** Grows with each step. */
    version: integer().notNull().default(0),
    language: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when it can be paid; null for a second payment. */
    endsAt: moment('ends_at'),
    /** When the clock moves it on; null where it does not. */
    dueAt: moment('due_at'),
    /** The provider's name for it; null until its answer has come. */
    session: text(),
    /** How it is paid, once the provider has opened it. */
    instructions: jsonb().$type<Readonly<Record<string, unknown>> & { kind: string }>(),
    confirmations: integer().notNull().default(0),
    /** Whether the provider has closed it unpaid. */
    voided: boolean().notNull().default(false),
    /** When the provider is asked again, and how often it was. */
    askAt: moment('ask_at'),
    asked: integer().notNull().default(0),
    /** The payer's own reference number, with the receipts. */
    payerReference: text('payer_reference').notNull().default(''),
    /** What has arrived, and cash and bonus around it; null until it is credited. */
    credited: centavos('credited'),
    balanceBefore: centavos('balance_before'),
    balanceAfter: centavos('balance_after'),
    /** In the address to which the provider's page leads back, until it is used; it proves nothing. */
    returnToken: text('return_token').unique(),
  },
  (table) => [
    index('deposit_orders_of_member').on(table.accountId, table.createdAt, table.id),
    index('deposit_orders_by_reference').on(table.reference),
    index('deposit_orders_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('deposit_orders_to_ask')
      .on(table.askAt)
      .where(sql`${table.askAt} is not null`),
    check('deposit_orders_amounts', sql`${table.amount} > 0 and ${table.fee} >= 0`),
    check('deposit_orders_promotion', wholePromotion(table)),
  ],
);

/** What has happened to an order. Never changed or deleted. */
export const depositSteps = pgTable(
  'deposit_steps',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => depositOrders.id),
    no: integer().notNull(),
    event: text().notNull(),
    actor: text({ enum: ['player', 'provider', 'reviewer', 'clock'] }).notNull(),
    from: text({ enum: depositStates }).notNull(),
    to: text({ enum: depositStates }).notNull(),
    /** The reviewer's name and reason (CASH-20); empty for all others. */
    by: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** Whether reconciliation has to look at it. */
    alarm: boolean().notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.no] }),
    index('deposit_steps_alarms')
      .on(table.at)
      .where(sql`${table.alarm}`),
    index('deposit_steps_credits')
      .on(table.at)
      .where(sql`'credited' in (${table.from}, ${table.to}) and ${table.from} <> ${table.to}`),
  ],
);

/** Payments as their providers know them (CASH-05). */
export const payments = pgTable(
  'payments',
  {
    provider: text().notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => depositOrders.id),
    rank: text({ enum: ['pending', 'failed', 'paid', 'refunded', 'reversed'] }).notNull(),
    /** Centavos that have come. */
    amount: centavos('amount').notNull(),
    /** Where they are now: nowhere yet, undecided, with the member, or gone again. */
    booked: text({ enum: ['suspense', 'member', 'gone'] }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.paymentId] }),
    index('payments_of_order').on(table.orderId),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);

/** Authentic webhooks, each once; stored before they are answered. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    rawBody: text('raw_body').notNull(),
    /** What it tells, as the adapter has read it. */
    about: jsonb().$type<Readonly<Record<string, unknown>> & { kind: string }>().notNull(),
    receivedAt: moment('received_at').notNull(),
    appliedAt: moment('applied_at'),
    /** When it is tried again, and how often it was; null once it is applied. */
    tryAt: moment('try_at'),
    tried: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_to_try')
      .on(table.tryAt)
      .where(sql`${table.tryAt} is not null`),
  ],
);

/** What players say they have paid by (CASH-04). */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    /** Null until it is sent with an order. */
    orderId: uuid('order_id').references(() => depositOrders.id),
    name: text().notNull(),
    type: text({ enum: receiptTypes }).notNull(),
    size: integer().notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('receipts_of_order').on(table.orderId), index('receipts_of_member').on(table.accountId)],
);
