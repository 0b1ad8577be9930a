import * as v from 'valibot';
import { gameClassifies, gameLabels, gameTypes, minBets } from './gameCodes.ts';
import { address, flag, pesos, rows, text, timestamp, whole } from './fields.ts';

const optionalText = (max = 255) => v.optional(v.nullable(text(max)), null);

export const game = v.object({
  gameId: text(64),
  nodeId: v.union([text(64), v.pipe(v.number(), v.transform(String))]),
  nodeName: optionalText(),
  name: optionalText(),
  gameType: v.fallback(v.picklist(gameTypes), 'RNG'),
  roomId: optionalText(64),
  /** Vendor code. */
  vassalage: text(64),
  supportPlay: v.fallback(flag, true),
  isGameH5: v.fallback(flag, true),
  /** Whether free and trial players may play it. */
  freeplay: v.fallback(flag, false),
  gameClassifyNew: optionalText(16),
  lottoMode: optionalText(16),
  /** The vendor's name as players know it. */
  displayName: optionalText(128),
  showIcon: v.fallback(flag, true),
  iconUrl: v.optional(address, ''),
  labels: v.fallback(v.array(v.picklist(gameLabels)), []),
});
export type Game = v.InferOutput<typeof game>;

/** A list that is missing is an empty one (fault 18). */
export const games = v.optional(rows('games', game), []);

const pageNumbers = { pageNum: v.fallback(whole(0), 1), totalPages: v.fallback(whole(0), 0) };

export const gamePage = v.object({ games, ...pageNumbers });
export type GamePage = v.InferOutput<typeof gamePage>;

export const recentPage = v.object({ list: games, totalPages: v.fallback(whole(0), 0) });
export const favouritePage = v.object({ content: games, ...pageNumbers });
export const favouriteIds = v.object({
  content: v.optional(rows('favouriteIds', v.object({ nodeId: text(64), vassalage: text(64) })), []),
});
export const hotGames = v.object({ list: games });

/** LIST-08: what the game list asks for. */
export const gameListRequest = v.object({
  merchant: text(64),
  platform: v.literal('html5'),
  gameName: v.optional(text(100), ''),
  gameType: v.picklist(gameTypes),
  pageNo: whole(1, 100_000),
  pageSize: whole(1, 100),
  vassalage: v.optional(text(64), ''),
  gameClassify: v.optional(v.picklist(['', ...gameClassifies]), ''),
  minBet: v.optional(v.picklist(minBets), ''),
  minLine: v.literal(''),
  language: text(8),
  clientType: v.union([
    v.literal(2),
    v.pipe(
      v.literal('2'),
      v.transform(() => 2 as const),
    ),
  ]),
});
export type GameListRequest = v.InferInput<typeof gameListRequest>;

const clientType = gameListRequest.entries.clientType;
const paging = { pageNo: whole(1, 100_000), pageSize: whole(1, 100) };

export const recentGamesRequest = v.object({
  page: whole(1, 100_000),
  pageSize: whole(1, 100),
  gameType: v.optional(v.picklist(['', ...gameTypes]), ''),
  language: text(8),
  clientType,
});
export const favouriteGamesRequest = v.object({
  ...paging,
  gameType: v.optional(v.picklist(['', ...gameTypes]), ''),
  language: text(8),
});
export const favouriteIdsRequest = v.object(paging);
export const hotGamesRequest = v.object({
  merchantCode: text(64),
  isPlatform: v.union([
    v.literal(2),
    v.pipe(
      v.literal('2'),
      v.transform(() => 2 as const),
    ),
  ]),
  language: text(8),
  platform: v.literal('html5'),
});
export const favouriteRequest = v.object({ nodeId: text(64), vendor: text(64) });

export const vendor = v.object({
  vassalage: text(64),
  accountTypeName: text(64),
  displayName: text(128),
  mobileLargeIcon: v.optional(address, ''),
  /** The game that a tap on a vendor with only one game, or with its own lobby, starts. */
  lobbyGameId: optionalText(64),
  lobbyNodeId: optionalText(64),
});
export type Vendor = v.InferOutput<typeof vendor>;

/** ENT-03: order of categories with their vendors, and each category's vendors. */
export const vendorConfig = v.object({
  sorting: rows(
    'sorting',
    v.object({
      gameCategory: v.picklist(gameTypes),
      displayName: v.optional(text(64), ''),
      vendorNames: v.array(text(64)),
    }),
  ),
  mapping: v.record(v.string(), rows('mapping', vendor)),
});
export type VendorConfig = v.InferOutput<typeof vendorConfig>;

export const launchRequest = v.object({
  vendor: text(64),
  gameId: text(64),
  nodeId: text(64),
  roomId: v.optional(text(64), ''),
  language: text(8),
});
export type LaunchRequest = v.InferInput<typeof launchRequest>;
export const launchValue = v.object({ gameUrl: v.pipe(address, v.minLength(1)) });

export const match = v.object({
  homeTeam: text(128),
  awayTeam: text(128),
  homeTeamImageUrl: v.optional(address, ''),
  awayTeamImageUrl: v.optional(address, ''),
  matchTime: timestamp,
  vendor: text(64),
  gameId: text(64),
  roomId: text(64),
  nodeId: text(64),
});

export const winner = v.object({
  iconUrl: v.optional(address, ''),
  customerName: text(64),
  gameName: text(255),
  winAmount: pesos,
  vassalage: text(64),
  gameId: text(64),
  nodeId: text(64),
});

export const jackpot = v.object({ amount: pesos, asOf: timestamp });
