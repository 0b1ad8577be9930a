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
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeliveryAddress } from '#services/contract/deliveryAddress.ts';
import { goodsKinds } from '#services/contract/mall.ts';
import { goodsOrderTable } from '#services/contract/stateTables.ts';
import { accounts, ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** Whole points. */
const points = (name: string) => bigint(name, { mode: 'number' });

/** In the languages of the operator, English always. */
type Words = Readonly<Record<string, string> & { EN: string }>;

/**
 * Who points can belong to: a member, or the house by purpose (BEN-04). The database keeps a member's `balance` equal to the
 * sum of the postings and never below zero (database/guards.sql); the house's is null, and summed when asked for.
 */
export const pointsAccounts = pgTable(
  'points_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .unique()
      .references(() => accounts.id),
    purpose: text().unique(),
    balance: points('balance'),
  },
  (table) => [
    check('points_accounts_one_owner', sql`(${table.accountId} is null) <> (${table.purpose} is null)`),
    check('points_accounts_hold_a_balance', sql`(${table.balance} is null) = (${table.purpose} is not null)`),
    check('points_accounts_balance_not_negative', sql`${table.balance} >= 0`),
  ],
);

export const pointsKinds = ['opening', 'earned', 'redeemed', 'returned'] as const;

/** One movement of points; its postings sum to zero. Never changed or deleted. */
export const pointsTransactions = pgTable('points_transactions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  kind: text({ enum: pointsKinds }).notNull(),
  /** The order's number; empty for none. */
  reference: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Points that a movement adds to (or takes from) one account. Never changed or deleted. */
export const pointsPostings = pgTable(
  'points_postings',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => pointsTransactions.id),
    pointsAccountId: integer('points_account_id')
      .notNull()
      .references(() => pointsAccounts.id),
    amount: points('amount').notNull(),
    /** What the member has afterwards, set by the database; null for the house. */
    balanceAfter: points('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.pointsAccountId] }),
    index('points_postings_by_account').on(table.pointsAccountId, table.transactionId),
    check('points_postings_amount_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** What a category's valid bets earn from a day on, until a later rate of it begins. */
export const pointRates = pgTable(
  'point_rates',
  {
    gameType: text('game_type').notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** Points for each ₱10,000.00, which are as many millionths of a point for each centavo. */
    rate: integer('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameType, table.fromDay] }),
    check('point_rates_not_negative', sql`${table.rate} >= 0`),
  ],
);

/** What of a member's bets has not become a point yet; below zero where corrections took back more than was bet since. */
export const pointCarries = pgTable('point_carries', {
  accountId: ofAccount().primaryKey(),
  /** Millionths of a point. */
  parts: bigint('parts', { mode: 'number' }).notNull(),
});

/** What points are redeemed for. */
export const goods = pgTable(
  'goods',
  {
    id: text().primaryKey(),
    /** The database adds one whenever anything but the stock changes. */
    version: integer().notNull().default(1),
    kind: text({ enum: goodsKinds }).notNull(),
    category: text().notNull(),
    position: integer().notNull(),
    title: jsonb().$type<Words>().notNull(),
    about: jsonb().$type<Words>().notNull(),
    picture: text().notNull(),
    price: points('price').notNull(),
    stock: integer().notNull(),
    /** How many a member may have; null for no limit. */
    mostEach: integer('most_each'),
    /** Working days until a piece arrives. */
    arrivesFrom: integer('arrives_from'),
    arrivesTo: integer('arrives_to'),
    /** Of a bonus: what it is, its turnover in hundredths of it, and the days that this may take. */
    amount: centavos('amount'),
    factor: integer(),
    turnoverDays: integer('turnover_days'),
    /** Whether it is offered. */
    open: boolean().notNull().default(true),
  },
  (table) => [
    check('goods_price', sql`${table.price} > 0 and ${table.mostEach} > 0`),
    check('goods_stock_not_negative', sql`${table.stock} >= 0`),
    check(
      'goods_kinds',
      sql`case ${table.kind}
        when 'bonus' then ${table.amount} > 0 and ${table.factor} >= 0 and ${table.amount} is not null
          and ${table.factor} is not null and ${table.arrivesFrom} is null and ${table.arrivesTo} is null
        else ${table.amount} is null and ${table.factor} is null and ${table.turnoverDays} is null
          and ${table.arrivesFrom} is not null and ${table.arrivesTo} is not null
          and ${table.arrivesFrom} between 0 and ${table.arrivesTo} end`,
    ),
  ],
);

export type GoodsOrderState = keyof (typeof goodsOrderTable)['rows'];
export const goodsOrderStates = Object.keys(goodsOrderTable.rows) as [GoodsOrderState, ...GoodsOrderState[]];

/** What a member has redeemed (BEN-14). What it is and took stays as it was. */
export const goodsOrders = pgTable(
  'goods_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    /** What the player reads, and its movements are found by. */
    number: text().notNull().unique(),
    goodsId: text('goods_id')
      .notNull()
      .references(() => goods.id),
    version: integer().notNull(),
    kind: text({ enum: goodsKinds }).notNull(),
    title: jsonb().$type<Words>().notNull(),
    picture: text().notNull(),
    points: points('points').notNull(),
    state: text({ enum: goodsOrderStates }).notNull().default('placed'),
    /** The courier's number; empty before it is sent. */
    parcel: text().notNull().default(''),
    /** Null for a bonus, and once it has been erased. */
    address: jsonb().$type<DeliveryAddress>(),
    placedAt: moment('placed_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('goods_orders_of_member').on(table.accountId, table.placedAt, table.id),
    index('goods_orders_open')
      .on(table.placedAt)
      .where(sql`${table.endedAt} is null`),
    index('goods_orders_with_address')
      .on(table.endedAt)
      .where(sql`${table.address} is not null`),
    check('goods_orders_points', sql`${table.points} > 0`),
    check(
      'goods_orders_ended',
      sql`(${table.state} in ('delivered', 'cancelled')) = (${table.endedAt} is not null)`,
    ),
    check(
      'goods_orders_address',
      sql`case when ${table.kind} = 'bonus' then ${table.address} is null
        else ${table.endedAt} is not null or ${table.address} is not null end`,
    ),
    check(
      'goods_orders_parcel',
      sql`${table.kind} = 'bonus' or ${table.state} not in ('sent', 'delivered') or ${table.parcel} <> ''`,
    ),
  ],
);

/** What has happened to an order, and who did it. Never changed or deleted. */
export const goodsOrderSteps = pgTable(
  'goods_order_steps',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => goodsOrders.id),
    /** From 1. */
    no: integer().notNull(),
    event: text().notNull(),
    from: text({ enum: goodsOrderStates }).notNull(),
    to: text({ enum: goodsOrderStates }).notNull(),
    /** `player`, `operator`, or the name of a reviewer. */
    by: text().notNull(),
    reason: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.no] })],
);
