import { shownLanguage } from '#locales/i18n.ts';
import type { Choice } from '#machines/launch/launch.machine.ts';
import type { Means } from '#machines/launch/shortMoney.ts';
import type { Launched } from '#services/contract/games.ts';
import { languageToSend } from '#services/queries.ts';
import type { World } from './world.ts';

/** Pesos, asked of the operator whatever the cache holds; a read that is under way is shared. */
export async function readBalance({ queries, queryClient }: World): Promise<number> {
  const { sumBalance } = await queryClient.fetchQuery({ ...queries.wallet(), staleTime: 0 });
  return sumBalance;
}

/** Without the ways to pay there still is a balance. */
export async function readMeans(world: World, signal: AbortSignal): Promise<Means> {
  const language = languageToSend(shownLanguage());
  const balance = await readBalance(world);
  const { methods, lastMethod } = await world.operator
    .cashIn({ language }, { signal })
    .catch(() => ({ methods: [], lastMethod: null }));
  const open = methods.filter((method) => method.open);
  const method = open.find(({ code }) => code === lastMethod) ?? open[0];
  return { balance, method: method?.name ?? null, amounts: method?.quickAmounts ?? [] };
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
