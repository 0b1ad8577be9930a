import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { GameClassify, gameLabels, GameType } from '#services/contract/gameCodes.ts';
import { ofAccount } from './accounts.tables.ts';
import { centavos } from './columns.ts';

/** Games whose rounds are drawn at once. */
export type InstantKind =
  | 'slot'
  | 'lineSlot'
  | 'dice'
  | 'coin'
  | 'fish'
  | 'crash'
  | 'dragonTiger'
  | 'bingo'
  | 'digits'
  | 'roulette'
  | 'baccarat'
  | 'sicBo'
  | 'colorGame'
  | 'scratch'
  | 'poker'
  | 'six42'
  | 'six49'
  | 'six55';
/** Games in which bets wait for what happens later; for fun, lotteries are drawn at once. */
export const bookKinds = ['digits', 'six42', 'six49', 'six55', 'matches', 'sabong'] as const;
export type BookKind = (typeof bookKinds)[number];
/** By which rules a game is played; what its name says, since the one list of names says both (games/data). */
export type GameKind = InstantKind | BookKind;

export const vendors = pgTable('vendors', {
  /** `vassalage` on the wire. */
  code: text().primaryKey(),
  displayName: text('display_name').notNull(),
  iconUrl: text('icon_url').notNull(),
  maintenance: boolean().notNull().default(false),
  /** Whether it lets its games be shown in a frame of the app. */
  framed: boolean().notNull().default(true),
  /** ISO 3166 codes of the countries that the vendor does not serve. */
  closedCountries: jsonb('closed_countries').$type<string[]>().notNull().default([]),
});

/** The categories as the operator sends them, in order; the app splits JL and esports out (ENT-03). */
export const gameCategories = pgTable('game_categories', {
  category: text().$type<GameType>().primaryKey(),
  displayName: text('display_name').notNull(),
  position: integer().notNull(),
});

export const categoryVendors = pgTable(
  'category_vendors',
  {
    category: text()
      .$type<GameType>()
      .notNull()
      .references(() => gameCategories.category),
    vendor: text()
      .notNull()
      .references(() => vendors.code),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.vendor] })],
);

export const games = pgTable(
  'games',
  {
    gameId: text('game_id').primaryKey(),
    vendor: text()
      .notNull()
      .references(() => vendors.code),
    /** The vendor's own number of the game. */
    nodeId: text('node_id').notNull(),
    name: text().notNull(),
    /** By language code, where there is a translation. */
    names: jsonb().$type<Record<string, string>>().notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    classify: text().$type<GameClassify>(),
    /** By which rules it is played. */
    kind: text().$type<GameKind>().notNull(),
    /** Centavos. */
    minBet: integer('min_bet').notNull(),
    /** Centavos that a player must hold to enter with real money. */
    minBalance: integer('min_balance').notNull().default(0),
    labels: jsonb().$type<(typeof gameLabels)[number][]>().notNull(),
    /** Whether it may be played for fun, which is all that free and trial players may. */
    freeplay: boolean().notNull(),
    roomId: text('room_id'),
    iconUrl: text('icon_url').notNull(),
    /** From 1; the order of every list. */
    popularity: integer().notNull(),
    /** From 1 among the hot games. */
    hotRank: integer('hot_rank'),
    maintenance: boolean().notNull().default(false),
  },
  (table) => [
    unique('games_node').on(table.vendor, table.nodeId),
    index('games_by_popularity').on(table.popularity),
  ],
);

/** Games that the operator closed to one player. */
export const gameExclusions = pgTable(
  'game_exclusions',
  {
    accountId: ofAccount({ onDelete: 'cascade' }),
    gameId: text('game_id')
      .notNull()
      .references(() => games.gameId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

/** Later entries of a player's lists have higher numbers, also when the clock has been moved back. */
export const playerListOrder = pgSequence('player_list_order');
const nextInOrder = sql`nextval('player_list_order')`;

const playerList = () => ({
  accountId: ofAccount({ onDelete: 'cascade' }),
  gameId: text('game_id')
    .notNull()
    .references(() => games.gameId, { onDelete: 'cascade' }),
  order: bigint('list_order', { mode: 'number' }).notNull().default(nextInOrder),
});

export const favourites = pgTable('favourites', playerList(), (table) => [
  primaryKey({ columns: [table.accountId, table.gameId] }),
  index('favourites_in_order').on(table.accountId, table.order),
]);

export const recentGames = pgTable('recent_games', playerList(), (table) => [
  primaryKey({ columns: [table.accountId, table.gameId] }),
  index('recent_games_in_order').on(table.accountId, table.order),
]);

/** Wins from before this operator's own rounds, for the winner board (HOME-06). */
export const pastWinners = pgTable('past_winners', {
  id: integer().primaryKey(),
  customerName: text('customer_name').notNull(),
  gameId: text('game_id')
    .notNull()
    .references(() => games.gameId, { onDelete: 'cascade' }),
  amount: centavos('amount').notNull(),
});
