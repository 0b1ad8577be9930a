import { shownLanguage } from '#locales/i18n.ts';
import type { Choice } from '#machines/launch/launch.machine.ts';
import { operatorAddress } from '#services/configuration.ts';
import type { Launched } from '@araw/contract/games/games';
import { languageToSend } from '@araw/contract/calls/languages';
import type { World } from './world.ts';

/** In pesos. Always fetched, whatever the cache contains; shares a fetch in progress. */
export async function readBalance({ queries, queryClient }: World): Promise<number> {
  const { sumBalance } = await queryClient.fetchQuery({ ...queries.wallet(), staleTime: 0 });
  return sumBalance;
}

/** Also reports the game for the list of recent games (NET-11). A failed report must not affect the game. */
export async function launchGame(
  { operator, storage, configuration }: World,
  { target, forFun }: Choice,
  signal: AbortSignal,
): Promise<Launched> {
  const { vendor, gameId, nodeId, roomId, lottery } = target;
  const language = languageToSend(shownLanguage());
  const css = storage.read('theme');
  const request = { vendor, gameId, nodeId, roomId, language, css, ...lottery };
  const launch = forFun ? operator.launchTrialGame : operator.launchGame;
  const launched = await launch(request, { signal });
  // Matches are identified only by their room.
  if (nodeId !== '') operator.addRecentGame({ nodeId, vendor }).catch(() => {});
  return { ...launched, gameUrl: operatorAddress(configuration, launched.gameUrl) };
}
