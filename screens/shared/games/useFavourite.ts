import { type MutationOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '@araw/contract/games/games';
import { gameKey, type Hearts, type ListPage, queryKeys, setHearts } from '#services/queries/queries.ts';
import { useSession } from '#src/app/appActor.ts';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { noticeTimes } from '#src/app/notices.ts';
import type { ReturnState } from '#src/app/returnPath.ts';
import { useServices } from '#src/app/services.ts';

type GameId = Pick<Game, 'vassalage' | 'nodeId'>;

/** Closes the notice, and undoes the optimistic update. */
interface Shown {
  wait: () => void;
  undo: () => void;
}

/**
 * Whether a game is a favourite, and a toggle: updated optimistically, rolled back if the operator refuses (TILE-02).
 * Calls for one game run in sequence, so that the last tap wins.
 */
export function useFavourite(game: Game) {
  const { operator, queries, notices } = useServices();
  const { t } = useTranslation();
  const tellFailure = useFailureNotice();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const isVisitor = useSession() === null;
  const { data: isFavourite = false } = useQuery({
    ...queries.hearts(),
    enabled: !isVisitor,
    select: (hearts) => hearts[gameKey(game)],
  });

  const mutationKey = [...queryKeys.heartChanges, gameKey(game)];
  // Don't use `useMutation`: it adds an observer to every tile, and code to the first load.
  const changing = {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (wanted: boolean) => {
      const call = wanted ? operator.addFavourite : operator.removeFavourite;
      return call({ nodeId: game.nodeId, vendor: game.vassalage });
    },
    onMutate: async (wanted: boolean) => {
      const wait = notices.show('loading', t('notice.pleaseWait'), noticeTimes.pleaseWaitBriefly);
      const cancelled = queryClient.cancelQueries({ queryKey: queryKeys.hearts });
      // Update before awaiting anything: the next tap must see this tap's heart.
      const undo = showAs(queryClient, game, wanted);
      await cancelled;
      return { wait, undo };
    },
    onSuccess: () => {
      notices.show('success', t('notice.changesSaved'), noticeTimes.saved);
    },
    onError: (error: Error, _wanted: boolean, shown: Shown | undefined) => {
      // A later tap is still pending: keep its heart.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      shown?.undo();
      tellFailure(error);
      void queryClient.invalidateQueries({ queryKey: queryKeys.hearts });
    },
    onSettled: (_value: unknown, _error: Error | null, _wanted: boolean, shown: Shown | undefined) => {
      shown?.wait();
      // Refetch only when the list is next opened, so that visible tiles don't move.
      void queryClient.invalidateQueries({ queryKey: queryKeys.favouriteList, refetchType: 'none' });
    },
  } satisfies MutationOptions<unknown, Error, boolean, Shown>;
  /** `onError` reports failures. */
  const change = (wanted: boolean) =>
    void queryClient
      .getMutationCache()
      .build<unknown, Error, boolean, Shown>(queryClient, changing)
      .execute(wanted)
      .catch(() => {});

  return {
    isFavourite,
    toggle() {
      const hearts = queryClient.getQueryData<Hearts>(queryKeys.hearts);
      if (!isVisitor) return change(!hearts?.[gameKey(game)]);
      const state: ReturnState = { returnTo: location.pathname + location.search };
      void navigate('/m/login', { state });
    },
  };
}

/** Adds the game to the cached favourites or removes it; returns the undo function. */
function showAs(queryClient: QueryClient, game: Game, wanted: boolean): () => void {
  const isIt = (other: GameId) => gameKey(other) === gameKey(game);
  const setHeart = (on: boolean) => setHearts(queryClient, { [gameKey(game)]: on });

  setHeart(wanted);
  if (wanted) return () => setHeart(false);

  const pages = queryClient
    .getQueriesData<ListPage>({ queryKey: queryKeys.favouriteList })
    .filter(([, page]) => page?.games.some(isIt));
  for (const [key, page] of pages) {
    if (page) queryClient.setQueryData(key, { ...page, games: page.games.filter((other) => !isIt(other)) });
  }
  return () => {
    setHeart(true);
    for (const [key, before] of pages) {
      queryClient.setQueryData<ListPage>(
        key,
        (now) =>
          now && {
            ...now,
            games: (before?.games ?? []).filter((other) => isIt(other) || now.games.includes(other)),
          },
      );
    }
  };
}
