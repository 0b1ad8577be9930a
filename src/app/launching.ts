import { shownLanguage } from '#locales/i18n.ts';
import type { Choice } from '#machines/launch/launch.machine.ts';
import type { Launched } from '#services/contract/games.ts';
import { languageToSend } from '#services/queries.ts';
import type { World } from './world.ts';

/** Pesos, asked of the operator whatever the cache holds; a read that is under way is shared. */
export async function readBalance({ queries, queryClient }: World): Promise<number> {
  const { sumBalance } = await queryClient.fetchQuery({ ...queries.wallet(), staleTime: 0 });
  return sumBalance;
}

export function launchGame(
  { operator, storage }: World,
  { target, forFun }: Choice,
  signal: AbortSignal,
): Promise<Launched> {
  const { vendor, gameId, nodeId, roomId, lottery } = target;
  const language = languageToSend(shownLanguage());
  const css = storage.read('theme');
  const request = { vendor, gameId, nodeId, roomId, language, css, ...lottery };
  return forFun ? operator.launchTrialGame(request, { signal }) : operator.launchGame(request, { signal });
}
