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
import { methodKinds, receiptTypes } from '@araw/contract/cashier/deposits';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Bank transfer rails; each has its own limits and days (CASH-01). */
export const rails = ['instaPay', 'pesoNet'] as const;
export type Rail = (typeof rails)[number];

/** The operator's decisions about a member's money (CASH-15). */
export const memberRestrictions = pgTable('member_restrictions', {
  accountId: ofAccount().primaryKey(),
  depositsClosed: boolean('deposits_closed').notNull().default(false),
  inReview: boolean('in_review').notNull().default(false),
  identityVerifiedAt: moment('identity_verified_at'),
});

/** Payment methods. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    code: text().primaryKey(),
    kind: text({ enum: methodKinds }).notNull(),
    /** The provider; without its adapter the method is not offered. */
    provider: text().notNull(),
    name: text().notNull(),
    icon: text().notNull().default(''),
    rail: text({ enum: rails }),
    /** The provider's limits, before those of merchant and rail. */
    least: centavos('least').notNull(),
    most: centavos('most').notNull(),
    quickAmounts: jsonb('quick_amounts').$type<readonly number[]>().notNull().default([]),
    feeFlat: centavos('fee_flat').notNull().default(0),
    /** In hundredths of a percent. */
    feeShare: integer('fee_share').notNull().default(0),
    feeBearer: text('fee_bearer', { enum: ['house', 'player'] })
      .notNull()
      .default('house'),
    /** Usual duration. */
    minutes: integer().notNull(),
    /** Time to pay an order. */
    orderMinutes: integer('order_minutes').notNull(),
    open: boolean().notNull().default(true),
    opensAt: moment('opens_at'),
    /** For crypto: centavos per coin. */
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

/** Terms of an order, as shown (CASH-02). Amounts in centavos. */
const terms = {
  methodCode: text('method_code')
    .notNull()
    .references((): AnyPgColumn => paymentMethods.code),
  amount: centavos('amount').notNull(),
  /** Paid by the player on top. */
  fee: centavos('fee').notNull(),
  rate: centavos('rate'),
  /** Exact text in the rate's currency. */
  foreignAmount: text('foreign_amount'),
  turnover: centavos('turnover').notNull(),
  /** The part of the amount that pays the member's debt (CASH-20). */
  settles: centavos('settles').notNull().default(0),
  /** The chosen promotion's version, with its bonus for this amount; null for none. */
  promotionId: text('promotion_id'),
  promotionVersion: integer('promotion_version'),
  bonus: centavos('bonus'),
  bonusTurnover: centavos('bonus_turnover'),
};

/** All columns of a promotion are set, or none. */
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
    /** The part of the bonus that was to arrive with the money. */
    withBonus: centavos('with_bonus').notNull().default(0),
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
    /** Shown to the player. */
    number: text().notNull().unique(),
    /** The provider's reference: the number; for a second payment its first order's. */
    reference: text().notNull(),
    accountId: ofAccount(),
    kind: text({ enum: methodKinds }).notNull(),
    provider: text().notNull(),
    ...terms,
    /** The quote shown before; null for a second payment, and for orders older than this column. */
    quoteId: uuid('quote_id').unique(),
    /** The first order, if this is for its second payment. */
    secondOf: uuid('second_of').references((): AnyPgColumn => depositOrders.id),
    state: text({ enum: depositStates }).notNull().default('created'),
    /** Grows with each step. */
    version: integer().notNull().default(0),
    language: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Payment deadline; null for a second payment. */
    endsAt: moment('ends_at'),
    /** When the clock changes its state; null for never. */
    dueAt: moment('due_at'),
    /** The provider's name for it; null until its answer arrives. */
    session: text(),
    /** How to pay it, once the provider has opened it. */
    instructions: jsonb().$type<Readonly<Record<string, unknown>> & { kind: string }>(),
    confirmations: integer().notNull().default(0),
    /** The provider has closed it unpaid. */
    voided: boolean().notNull().default(false),
    /** When the provider is asked next, and the number of times so far. */
    askAt: moment('ask_at'),
    asked: integer().notNull().default(0),
    /** The payer's reference number, from the receipts. */
    payerReference: text('payer_reference').notNull().default(''),
    /** The amount received, with cash and bonus before and after; null until it is credited. */
    credited: centavos('credited'),
    balanceBefore: centavos('balance_before'),
    balanceAfter: centavos('balance_after'),
    /** In the provider's return address until used; it proves nothing. */
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

/** An order's history. Never change or delete a row. */
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
    /** A reviewer's name and reason (CASH-20); empty for others. */
    by: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** Reconciliation has to check it. */
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

/** Payments as known to their providers (CASH-05). */
export const payments = pgTable(
  'payments',
  {
    provider: text().notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => depositOrders.id),
    rank: text({ enum: ['pending', 'failed', 'paid', 'refunded', 'reversed'] }).notNull(),
    /** Centavos received. */
    amount: centavos('amount').notNull(),
    /** Where the money is: nowhere yet, undecided, with the member, or returned. */
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
    /** The adapter's reading of it. */
    about: jsonb().$type<Readonly<Record<string, unknown>> & { kind: string }>().notNull(),
    receivedAt: moment('received_at').notNull(),
    appliedAt: moment('applied_at'),
    /** Next attempt, and the number so far; null once applied. */
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

/** Players' proofs of payment (CASH-04). */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    /** Null until submitted with an order. */
    orderId: uuid('order_id').references(() => depositOrders.id),
    name: text().notNull(),
    type: text({ enum: receiptTypes }).notNull(),
    size: integer().notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('receipts_of_order').on(table.orderId), index('receipts_of_member').on(table.accountId)],
);
