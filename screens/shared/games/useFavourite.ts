import { type MutationOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '#services/contract/games.ts';
import { gameKey, type Hearts, type ListPage, queryKeys, setHearts } from '#services/queries/queries.ts';
import { useSession } from '#src/app/appActor.ts';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { noticeTimes } from '#src/app/notices.ts';
import type { ReturnState } from '#src/app/returnPath.ts';
import { useServices } from '#src/app/services.ts';

type GameId = Pick<Game, 'vassalage' | 'nodeId'>;

/** What a tap has shown meanwhile: the notice's end, and the way back. */
interface Shown {
  wait: () => void;
  undo: () => void;
}

/**
 * Whether a game is a favourite, and the tap that changes it: shown at once, taken back when the operator
 * refuses (TILE-02). The calls of one game go one after another, so that the last tap wins.
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
  // Straight from the cache: the hook's observer would be for every tile, and come with the first load.
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
      // Before any wait: the next tap has to meet this one's heart.
      const undo = showAs(queryClient, game, wanted);
      await cancelled;
      return { wait, undo };
    },
    onSuccess: () => {
      notices.show('success', t('notice.changesSaved'), noticeTimes.saved);
    },
    onError: (error: Error, _wanted: boolean, shown: Shown | undefined) => {
      // A later tap is still to be sent: its heart stays.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      shown?.undo();
      tellFailure(error);
      void queryClient.invalidateQueries({ queryKey: queryKeys.hearts });
    },
    onSettled: (_value: unknown, _error: Error | null, _wanted: boolean, shown: Shown | undefined) => {
      shown?.wait();
      // Pages are read again when the list is next asked for; what is shown stays where it is.
      void queryClient.invalidateQueries({ queryKey: queryKeys.favouriteList, refetchType: 'none' });
    },
  } satisfies MutationOptions<unknown, Error, boolean, Shown>;
  /** Failures are told by `onError`. */
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

/** Puts the game into the favourites of the cache, or takes it out; returns what undoes it. */
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
