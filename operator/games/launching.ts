import { eq } from 'drizzle-orm';
import { type Caller, type OperatorContext, Refusal, signedIn } from '#operator/context.ts';
import { createLaunch } from '#operator/play/launch.ts';
import type { ParsedRequest } from '#services/contract/calls.ts';
import { isTrial } from '#services/contract/roles.ts';
import { games, vendors } from './games.tables.ts';
import { languageKey, textIn } from '#operator/content/languages.ts';
import { noteRecent } from './playerLists.ts';

/**
 * Starts a game and puts it at the top of the recent ones (TILE-05, PERM-05). Free and trial players get fun
 * money only, and only in games that allow it.
 *
 * Throws Refusal `realAccountOnly`, `notFound` and, while the game or its vendor is being maintained,
 * `gameUnavailable`.
 */
export async function launch(
  request: ParsedRequest<'launchGame'>,
  caller: Caller,
  context: OperatorContext,
  money: 'real' | 'fun',
): Promise<{ gameUrl: string }> {
  const account = signedIn(caller);
  if (caller.sessionId === null) throw new Refusal('notLoggedIn');
  const trial = isTrial(account.type);
  if (trial && money === 'real') throw new Refusal('realAccountOnly');

  const game = await findGame(context, request);
  if (trial && !game.freeplay) throw new Refusal('realAccountOnly');
  if (game.maintenance || game.vendorMaintenance) throw new Refusal('gameUnavailable');

  const gameUrl = await createLaunch(context, {
    account: { id: account.id, type: account.type },
    sessionId: caller.sessionId,
    game: {
      gameId: game.gameId,
      name: textIn(languageKey(request.language), game.name, game.names),
      gameType: game.gameType,
    },
    fun: money === 'fun',
  });
  await noteRecent(context, account.id, game.gameId);
  return { gameUrl };
}

/** Read afresh, past the kept catalogue: maintenance holds from the next tap on. */
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
      gameType: games.gameType,
      freeplay: games.freeplay,
      maintenance: games.maintenance,
      vendorMaintenance: vendors.maintenance,
    })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(eq(games.gameId, gameId));
  if (!game || game.vendor !== vendor || game.nodeId !== nodeId) throw new Refusal('notFound');
  return game;
}
