import { shownLanguage } from '#locales/i18n.ts';
import type { Choice } from '#machines/launch/launch.machine.ts';
import { operatorAddress } from '#services/configuration.ts';
import type { Launched } from '#services/contract/games.ts';
import { languageToSend } from '#services/contract/languages.ts';
import type { World } from './world.ts';

/** Pesos, asked of the operator whatever the cache holds; a read that is under way is shared. */
export async function readBalance({ queries, queryClient }: World): Promise<number> {
  const { sumBalance } = await queryClient.fetchQuery({ ...queries.wallet(), staleTime: 0 });
  return sumBalance;
}

/** The operator is told what was launched, for the list of recent games (NET-11); whether it heard it changes no game. */
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
  // A match is known by its room alone.
  if (nodeId !== '') operator.addRecentGame({ nodeId, vendor }).catch(() => {});
  return { ...launched, gameUrl: operatorAddress(configuration, launched.gameUrl) };
}
