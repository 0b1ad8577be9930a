import { eq } from 'drizzle-orm';
import { isOpenedBy, newLaunchCode } from '#operator/accounts/launchCodes.ts';
import { newToken, tokenDigest } from '#operator/accounts/secrets.ts';
import { sessionColumns, useSession } from '#operator/accounts/identity/sessions.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { type GameKind, games } from '#operator/database/tables/games.tables.ts';
import { playLaunches } from '#operator/database/tables/play.tables.ts';
import type { CatalogueGame } from '#operator/games/catalogue.ts';
import type { PlayType, PrizeMode } from '#services/contract/lottery.ts';
import { isTrial } from '#services/contract/roles.ts';

export interface Launch {
  account: { id: number; type: number };
  /** The login that opens the game; the game ends with it. */
  sessionId: number;
  game: { gameId: string; name: string; kind: GameKind };
  /** Where bets wait for something to happen (compositions/book.ts), real money is played on another page. */
  book?: MatchBook | LotteryFrame;
  /** With play money. Free and trial players get no other. */
  fun: boolean;
  /** What the page looks and reads like: a code of a language in small letters, and a theme or '' for the device's. */
  language: string;
  css: string;
}

/** The match that the player tapped, by its room; '' for no match. */
export interface MatchBook {
  roomId: string;
}

/** What the address of a lottery names besides the game (TILE-06). */
export interface LotteryFrame {
  mui: string;
  playType: PlayType;
  prizeMode: PrizeMode;
  merchant: string;
}

/** Answers the path of a game, good for one opening within a minute. */
export async function createLaunch(context: OperatorContext, launch: Launch): Promise<string> {
  const { gameId, name, kind } = launch.game;
  const { code, kept } = newLaunchCode(context);
  const fun = launch.fun || isTrial(launch.account.type);
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

/** The code takes the place of the token that the specification has in a lottery's address. */
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

/** What was launched, and what its record says now. */
export interface OpenGame extends Pick<CatalogueGame, 'classify' | 'minBet'> {
  accountId: number;
  sessionId: number;
  gameId: string;
  gameName: string;
  kind: GameKind;
  fun: boolean;
}

const openGame = {
  accountId: playLaunches.accountId,
  sessionId: playLaunches.sessionId,
  gameId: playLaunches.gameId,
  gameName: playLaunches.gameName,
  kind: playLaunches.kind,
  fun: playLaunches.fun,
  classify: games.classify,
  minBet: games.minBet,
};

/** Turns a launch code into a play token, once. Throws Refusal `codeWrong` for a used, old or unknown code. */
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
  if (!opened) throw new Refusal('codeWrong', { message: 'This game link was used before or is too old.' });
  return { token, game: await findOpenGame(context, token) };
}

/**
 * The game that a play token stands for. Playing counts as using the login that the game was opened with:
 * throws Refusal `sessionEnded` once that has ended, and `userDisabled`.
 */
export async function findOpenGame(context: OperatorContext, token: string): Promise<OpenGame> {
  const [found] = await context.database
    .select({ game: openGame, ...sessionColumns })
    .from(playLaunches)
    .innerJoin(games, eq(games.gameId, playLaunches.gameId))
    .innerJoin(sessions, eq(sessions.id, playLaunches.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(playLaunches.tokenDigest, tokenDigest(token)));
  if (!found) throw new Refusal('sessionEnded');
  await useSession(context, found);
  return found.game;
}
