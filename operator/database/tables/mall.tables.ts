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
import type { DeliveryAddress } from '@araw/contract/rewards/deliveryAddress';
import { goodsKinds } from '@araw/contract/rewards/mall';
import { goodsOrderTable } from '@araw/contract/values/stateTables';
import { accounts, ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** Whole points. */
const points = (name: string) => bigint(name, { mode: 'number' });

/** In the operator's languages, English always. */
type Words = Readonly<Record<string, string> & { EN: string }>;

/**
 * Owners of points: a member, or the house by purpose (BEN-04). The database keeps a member's `balance` equal to the
 * sum of the postings and never negative (database/guards.sql); the house's is null and summed on demand.
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

/** One movement of points; its postings sum to zero. Never change or delete one. */
export const pointsTransactions = pgTable('points_transactions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  kind: text({ enum: pointsKinds }).notNull(),
  /** The order's number; empty for none. */
  reference: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Points added to (or taken from) one account. Never change or delete one. */
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
    /** The member's balance afterwards, set by the database; null for the house. */
    balanceAfter: points('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.pointsAccountId] }),
    index('points_postings_by_account').on(table.pointsAccountId, table.transactionId),
    check('points_postings_amount_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** Points for a category's valid bets from a day on, until a later rate begins. */
export const pointRates = pgTable(
  'point_rates',
  {
    gameType: text('game_type').notNull(),
    /** The merchant's day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** Points per ₱10,000.00, which equals millionths of a point per centavo. */
    rate: integer('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameType, table.fromDay] }),
    check('point_rates_not_negative', sql`${table.rate} >= 0`),
  ],
);

/** Fractions of a point from a member's bets; negative if corrections took back more. */
export const pointCarries = pgTable('point_carries', {
  accountId: ofAccount().primaryKey(),
  /** Millionths of a point. */
  parts: bigint('parts', { mode: 'number' }).notNull(),
});

/** Goods to redeem points for. */
export const goods = pgTable(
  'goods',
  {
    id: text().primaryKey(),
    /** Incremented by the database on any change except the stock. */
    version: integer().notNull().default(1),
    kind: text({ enum: goodsKinds }).notNull(),
    category: text().notNull(),
    position: integer().notNull(),
    title: jsonb().$type<Words>().notNull(),
    about: jsonb().$type<Words>().notNull(),
    picture: text().notNull(),
    price: points('price').notNull(),
    stock: integer().notNull(),
    /** Maximum per member; null for no limit. */
    mostEach: integer('most_each'),
    /** Working days until a piece arrives. */
    arrivesFrom: integer('arrives_from'),
    arrivesTo: integer('arrives_to'),
    /** For a bonus: its amount, its turnover as a multiple in hundredths, and days to complete it. */
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

/** A member's redemption (BEN-14). Its goods and points never change. */
export const goodsOrders = pgTable(
  'goods_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    /** Shown to the player; also finds its movements. */
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
    /** The courier's tracking number; empty until it is sent. */
    parcel: text().notNull().default(''),
    /** Null for a bonus, and once erased. */
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

/** An order's history. Never change or delete a row. */
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
    /** `player`, `operator`, or a reviewer's name. */
    by: text().notNull(),
    reason: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.no] })],
);
