import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { prizeModes } from '@araw/contract/games/lottery';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** Draws with a published result: closed for bets even if the clock is set back. Never change a row. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    gameId: text('game_id').notNull(),
    numero: text().notNull(),
    winningNumbers: text('winning_numbers').notNull(),
    /** The draw's seed; anyone can reproduce the draw from it. */
    seed: text().notNull(),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.numero] })],
);

/** A bet on one draw, in one or more parts; once per key from the player's page. */
export const lotteryOrders = pgTable(
  'lottery_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    idempotencyKey: text('idempotency_key').notNull(),
    gameId: text('game_id').notNull(),
    numero: text().notNull(),
    /** The operator's commitment when the order was placed. */
    commitment: text().notNull(),
    /** The applicable prize mode. */
    prizeMode: text('prize_mode', { enum: prizeModes }).notNull(),
    placedAt: moment('placed_at').notNull(),
    /** Time of the draw and end of cancelling. */
    closesAt: moment('closes_at').notNull(),
    /** Centavos of the parts not cancelled. */
    stake: centavos('stake').notNull(),
    won: centavos('won').notNull().default(0),
    status: text({ enum: ['open', 'won', 'lost', 'cancelled'] })
      .notNull()
      .default('open'),
  },
  (table) => [
    unique('lottery_orders_once').on(table.accountId, table.idempotencyKey),
    index('lottery_orders_due')
      .on(table.closesAt)
      .where(sql`${table.status} = 'open'`),
    index('lottery_orders_latest').on(table.accountId, table.placedAt),
    index('lottery_orders_of_game').on(table.accountId, table.gameId, table.placedAt),
    check('lottery_orders_amounts', sql`${table.stake} >= 0 and ${table.won} >= 0`),
  ],
);

export const lotterySuborders = pgTable(
  'lottery_suborders',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => lotteryOrders.id),
    /** From 0 within its order. */
    position: integer().notNull(),
    numbers: text().notNull(),
    stake: centavos('stake').notNull(),
    /** The part of the stake from the bonus pocket. */
    stakeBonus: centavos('stake_bonus').notNull().default(0),
    status: text({ enum: ['open', 'won', 'lost', 'cancelled'] })
      .notNull()
      .default('open'),
  },
  (table) => [
    unique('lottery_suborders_position').on(table.orderId, table.position),
    check('lottery_suborders_stake', sql`${table.stake} > 0`),
    check('lottery_suborders_stake_bonus', sql`${table.stakeBonus} between 0 and ${table.stake}`),
  ],
);
