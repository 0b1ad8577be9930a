import { eq } from 'drizzle-orm';
import { isOpenedBy, launchedAt, newLaunchCode } from '#operator/accounts/launchCodes.ts';
import { newToken, tokenDigest } from '#operator/accounts/secrets.ts';
import { type MadeBy, sessionColumns, useSession } from '#operator/accounts/identity/sessions.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { type GameKind, games } from '#operator/database/tables/games.tables.ts';
import { playLaunches } from '#operator/database/tables/play.tables.ts';
import { closeGames } from '#operator/protection/kept/kept.ts';
import { switchesNow } from '#operator/system/merchants.ts';
import type { CatalogueGame } from '#operator/games/catalogue.ts';
import type { PlayType, PrizeMode } from '@araw/contract/games/lottery';
import { isTrial } from '@araw/contract/calls/roles';

export interface Launch {
  account: { id: number; type: number };
  /** Its login; the game ends with it. */
  sessionId: number;
  game: { gameId: string; name: string; kind: GameKind };
  /** For games with later results (compositions/book.ts), which use another page for real money. */
  book?: MatchBook | LotteryFrame;
  /** Play money, the only kind for free and trial players. */
  fun: boolean;
  /** Look and language of the page: a language code in small letters, and a theme or '' for the device's. */
  language: string;
  css: string;
}

/** The tapped match, by its room; '' for none. */
export interface MatchBook {
  roomId: string;
}

/** A lottery's address parameters besides the game (TILE-06). */
export interface LotteryFrame {
  mui: string;
  playType: PlayType;
  prizeMode: PrizeMode;
  merchant: string;
}

/** Resolves with a game's path, valid for one opening within a minute. */
export async function createLaunch(context: OperatorContext, launch: Launch): Promise<string> {
  const { gameId, name, kind } = launch.game;
  const { code, issuedAt, kept } = newLaunchCode(context);
  const fun = launch.fun || isTrial(launch.account.type);
  // If only one game may run at a time, this one closes the others, but never itself: time has passed since its code.
  if (!(await switchesNow(context)).gamesAtOnce) {
    await closeGames(context.database, launch.account.id, issuedAt);
  }
  await context.database.insert(playLaunches).values({
    ...kept,
    accountId: launch.account.id,
    sessionId: launch.sessionId,
    gameId,
    gameName: name,
    kind,
    fun,
  });
  return addressOf({ ...launch, fun }, code);
}

/** The code replaces the token that the specification has in a lottery's address. */
function addressOf({ game, fun, book, language, css }: Launch, code: string): string {
  const gameId = encodeURIComponent(game.gameId);
  const look = { language, css };
  if (fun || !book) return `/play/${gameId}?${new URLSearchParams({ code, ...look })}`;
  if ('roomId' in book) {
    const query = new URLSearchParams({ code, ...look, ...(book.roomId && { room: book.roomId }) });
    return `/play/book/${gameId}?${query}`;
  }
  const { mui, playType, prizeMode, merchant } = book;
  const query = new URLSearchParams({ token: code, merchant, prize_mode: prizeMode, ...look });
  return `/lotto-h5/${encodeURIComponent(mui)}/${playType}/games/${gameId}?${query}`;
}

/** The launch, with the game's current record. */
export interface OpenGame extends Pick<CatalogueGame, 'classify' | 'minBet'> {
  accountId: number;
  sessionId: number;
  gameId: string;
  gameName: string;
  kind: GameKind;
  fun: boolean;
  launchedAt: number;
}

const openGame = {
  accountId: playLaunches.accountId,
  sessionId: playLaunches.sessionId,
  gameId: playLaunches.gameId,
  gameName: playLaunches.gameName,
  kind: playLaunches.kind,
  fun: playLaunches.fun,
  launchedAt: launchedAt(playLaunches),
  classify: games.classify,
  minBet: games.minBet,
};

/** Exchanges a launch code for a play token, once. Throws Refusal `codeWrong` for a used, expired or unknown code. */
export async function openLaunch(
  context: OperatorContext,
  code: string,
): Promise<{ token: string; game: OpenGame }> {
  const token = newToken();
  const [opened] = await context.database
    .update(playLaunches)
    .set({ tokenDigest: tokenDigest(token) })
    .where(isOpenedBy(code, playLaunches, context))
    .returning({ gameId: playLaunches.gameId });
  if (!opened) throw new Refusal('codeWrong', { message: 'This game link has been used or has expired.' });
  return { token, game: await findOpenGame(context, token, 'player') };
}

/**
 * The game of a play token. Playing keeps the login alive that opened the game; automatic reads of its page don't
 * (PROT-08). Throws Refusal `sessionEnded` once the login has ended, and `userDisabled`.
 */
export async function findOpenGame(context: OperatorContext, token: string, by: MadeBy): Promise<OpenGame> {
  const [found] = await context.database
    .select({ game: openGame, ...sessionColumns })
    .from(playLaunches)
    .innerJoin(games, eq(games.gameId, playLaunches.gameId))
    .innerJoin(sessions, eq(sessions.id, playLaunches.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(playLaunches.tokenDigest, tokenDigest(token)));
  if (!found) throw new Refusal('sessionEnded');
  await useSession(context, found, by);
  return found.game;
}
