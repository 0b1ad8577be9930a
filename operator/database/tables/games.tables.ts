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
import type { GameClassify, gameLabels, GameType } from '@araw/contract/games/gameCodes';
import { ofAccount } from './accounts.tables.ts';
import { centavos } from './columns.ts';

/** Games whose rounds have an immediate result. */
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
/** Games whose bets await a later result; with play money, lotteries are drawn immediately. */
export const bookKinds = ['digits', 'six42', 'six49', 'six55', 'matches', 'sabong'] as const;
export type BookKind = (typeof bookKinds)[number];
/** A game's rules, as implied by its name: names and rules come from one list (games/data). */
export type GameKind = InstantKind | BookKind;

export const vendors = pgTable('vendors', {
  /** `vassalage` on the wire. */
  code: text().primaryKey(),
  displayName: text('display_name').notNull(),
  iconUrl: text('icon_url').notNull(),
  maintenance: boolean().notNull().default(false),
  /** Whether it allows its games to be framed by the app. */
  framed: boolean().notNull().default(true),
  /** ISO 3166 codes of countries that the vendor doesn't serve. */
  closedCountries: jsonb('closed_countries').$type<string[]>().notNull().default([]),
});

/** The operator's categories, in order; the app splits JL and esports out (ENT-03). */
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
    /** The vendor's own number for the game. */
    nodeId: text('node_id').notNull(),
    name: text().notNull(),
    /** By language code, where there is a translation. */
    names: jsonb().$type<Record<string, string>>().notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    classify: text().$type<GameClassify>(),
    /** Its rules. */
    kind: text().$type<GameKind>().notNull(),
    /** Centavos. */
    minBet: integer('min_bet').notNull(),
    /** Centavos required to enter with real money. */
    minBalance: integer('min_balance').notNull().default(0),
    labels: jsonb().$type<(typeof gameLabels)[number][]>().notNull(),
    /** Playable with play money, the only mode for free and trial players. */
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

/** Games closed to one player by the operator. */
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

/** Order of entries in a player's lists; independent of the clock, which may be set back. */
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

/** Wins that predate this operator's own rounds, for the winner board (HOME-06). */
export const pastWinners = pgTable('past_winners', {
  id: integer().primaryKey(),
  customerName: text('customer_name').notNull(),
  gameId: text('game_id')
    .notNull()
    .references(() => games.gameId, { onDelete: 'cascade' }),
  amount: centavos('amount').notNull(),
});
