import { and, eq } from 'drizzle-orm';
import { type Caller, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { gameExclusions, games, vendors } from '#operator/database/tables/games.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { noteRecent } from '#operator/games/playerLists.ts';
import { balanceOf } from '#operator/ledger/ledger.ts';
import { createLaunch } from '#operator/play/launch.ts';
import { refuseOtherMode } from '#operator/rules/prizeMode.ts';
import { hasBook } from '#operator/rules/rules.ts';
import { stakesOf } from '#operator/rules/stakes.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import type { Launched } from '@araw/contract/games/games';
import { isTrial } from '@araw/contract/calls/roles';

/**
 * Starts a game and adds it to the top of the recent ones (TILE-05, PERM-05). Free and trial players get play money
 * only, and games without a play mode, such as bets on matches, offer none to anyone.
 *
 * Throws Refusal `realAccountOnly`, `notFound`, `gameUnavailable`, `vendorUnavailable`, `gameRegionRestricted`,
 * `gameNotAllowed`, `prizeModeWrong` and, for real money, `balanceBelowMinimum`.
 */
export async function launch(
  request: ParsedRequest<'launchGame'>,
  caller: Caller,
  context: OperatorContext,
  money: 'real' | 'fun',
): Promise<Launched> {
  const account = signedIn(caller);
  if (caller.sessionId === null) throw new Refusal('notLoggedIn');
  const trial = isTrial(account.type);
  if (trial && money === 'real') throw new Refusal('realAccountOnly');

  const game = await findGame(context, request);
  if (money === 'fun' && !game.freeplay) throw new Refusal('realAccountOnly');
  if (game.maintenance) throw new Refusal('gameUnavailable');
  if (game.vendorMaintenance) throw new Refusal('vendorUnavailable');
  const country = caller.country ?? (await merchantOf(context)).settings.country;
  if (game.closedCountries.includes(country)) throw new Refusal('gameRegionRestricted');
  await refuseExcluded(context, account.id, game.gameId);
  if (money === 'real') await refuseBelowMinimum(context, account.id, game.minBalance);

  const language = languageKey(request.language);
  const gameUrl = await createLaunch(context, {
    account: { id: account.id, type: account.type },
    sessionId: caller.sessionId,
    game: {
      gameId: game.gameId,
      name: textIn(language, game.name, game.names),
      kind: game.kind,
    },
    book: await bookOf(context, game, request),
    fun: money === 'fun',
    language: language.toLowerCase(),
    css: request.css,
  });
  await noteRecent(context, account.id, game.gameId);
  return { gameUrl, framed: game.framed, highestStake: Math.max(0, ...stakesOf(game)) / 100 };
}

async function bookOf(
  context: OperatorContext,
  { kind }: Awaited<ReturnType<typeof findGame>>,
  { roomId, mui = 'mobile', playType = 'Tradition', prizeMode: named }: ParsedRequest<'launchGame'>,
) {
  if (!hasBook(kind)) return undefined;
  if (kind === 'matches' || kind === 'sabong') return { roomId };
  const { prizeMode } = await catalogueOf(context);
  refuseOtherMode(prizeMode, named);
  const { code } = await merchantOf(context);
  return { mui, playType, prizeMode, merchant: code };
}

async function refuseExcluded({ database }: OperatorContext, accountId: number, gameId: string) {
  const exclusion = and(eq(gameExclusions.accountId, accountId), eq(gameExclusions.gameId, gameId));
  if ((await database.$count(gameExclusions, exclusion)) > 0) throw new Refusal('gameNotAllowed');
}

async function refuseBelowMinimum({ database }: OperatorContext, accountId: number, minimum: number) {
  if (minimum === 0 || (await balanceOf(database, accountId)) >= minimum) return;
  throw new Refusal('balanceBelowMinimum', { value: { minimum: minimum / 100 } });
}

/** Reads the database instead of the cached catalogue: maintenance applies from the next tap on. */
async function findGame(
  { database }: OperatorContext,
  { vendor, gameId, nodeId }: ParsedRequest<'launchGame'>,
) {
  const [game] = await database
    .select({
      gameId: games.gameId,
      vendor: games.vendor,
      nodeId: games.nodeId,
      name: games.name,
      names: games.names,
      kind: games.kind,
      classify: games.classify,
      minBet: games.minBet,
      freeplay: games.freeplay,
      maintenance: games.maintenance,
      minBalance: games.minBalance,
      vendorMaintenance: vendors.maintenance,
      framed: vendors.framed,
      closedCountries: vendors.closedCountries,
    })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(eq(games.gameId, gameId));
  if (!game || game.vendor !== vendor || game.nodeId !== nodeId) throw new Refusal('notFound');
  return game;
}
