import * as v from 'valibot';
import type { game, gamePage, vendor, vendorConfig } from './gameLists.ts';
import { games, pageNumbers } from './gameLists.ts';
import { gameClassifies, gameTypes, minBets } from './gameCodes.ts';
import { playTypes, prizeModes } from './lottery.ts';
import {
  address,
  addressText,
  orElse,
  pageNumber,
  pageSize,
  pesos,
  rows,
  text,
  textOrNone,
  timestamp,
  unwrapped,
  whole,
  words,
} from '../values/fields.ts';
import { typedWords } from '../values/typedFields.ts';
import { readLine } from '../values/typedText.ts';

export type Game = v.InferOutput<typeof game>;

export type GamePage = v.InferOutput<typeof gamePage>;

export const recentPage = v.object({ list: games, totalPages: v.fallback(whole(0), 0) });
export const favouritePage = v.object({ content: games, ...pageNumbers });
export const favouriteIds = v.object({
  content: v.optional(rows('favouriteIds', v.object({ nodeId: text(64), vassalage: text(64) })), []),
});

/** LIST-08. */
export const gameListRequest = v.object({
  merchant: text(64),
  platform: v.literal('html5'),
  gameName: typedWords(readLine, 100),
  /** '' is all categories. */
  gameType: v.picklist(['', ...gameTypes]),
  pageNo: pageNumber,
  pageSize,
  vassalage: words(64),
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
const paging = { pageNo: pageNumber, pageSize };

export const recentGamesRequest = v.object({
  page: pageNumber,
  pageSize,
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

export type Vendor = v.InferOutput<typeof vendor>;

export type VendorConfig = v.InferOutput<typeof vendorConfig>;

export const launchRequest = v.object({
  vendor: text(64),
  gameId: text(64),
  nodeId: text(64),
  roomId: words(64),
  language: text(8),
  /** The game's theme; '' leaves it to the device. */
  css: v.optional(v.picklist(['', 'dark', 'light']), ''),
  /** The lottery's layout, for the address of its frame (TILE-06). */
  mui: v.optional(text(16)),
  playType: v.optional(v.picklist(playTypes)),
  /** The operator decides the prize mode and refuses a different one with `prizeModeWrong`. */
  prizeMode: v.optional(v.picklist(prizeModes)),
});
export type LaunchRequest = v.InferInput<typeof launchRequest>;
export const launchValue = v.object({
  gameUrl: v.pipe(addressText, v.minLength(1)),
  /** `false`: the vendor forbids frames, so the game needs its own window. */
  framed: v.optional(v.boolean(), true),
  /** Highest single bet in pesos. The app believes a game's report of too little money up to this balance; with 0, never. */
  highestStake: v.optional(orElse('highestStake', pesos, 0), 0),
});
export type Launched = v.InferOutput<typeof launchValue>;

const team = v.pipe(text(128), v.regex(/\S/));

export const match = v.object({
  homeTeam: team,
  awayTeam: team,
  homeTeamImageUrl: v.optional(address, ''),
  awayTeamImageUrl: v.optional(address, ''),
  matchTime: timestamp,
  vendor: text(64),
  /** Empty if the operator identifies the match by its room and node (NET-11). */
  gameId: textOrNone(64),
  roomId: textOrNone(64),
  nodeId: textOrNone(64),
});

/** The specification nests it in `vo` (NET-11). */
export const winner = unwrapped(
  'vo',
  v.object({
    iconUrl: v.optional(address, ''),
    customerName: textOrNone(64),
    gameName: textOrNone(255),
    winAmount: pesos,
    vassalage: text(64),
    gameId: textOrNone(64),
    nodeId: text(64),
  }),
);

export const jackpot = v.object({ amount: pesos, asOf: timestamp });
