import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { PageOutcome, PageRequest } from '#machines/pagedList/pagedList.machine.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import type { Game } from '@araw/contract/games/games';
import { range } from './range.ts';
import { uniqueGames } from './uniqueGames.ts';

interface PageOfGames {
  games: readonly Game[];
  totalPages: number;
}

/**
 * Loads the requested page and all earlier ones into the query cache; returns the counts that the chart branches on.
 * `List` is how the parent chart identifies its list.
 */
export const defineLoadPageActor = <List, Page extends PageOfGames>(
  queryClient: QueryClient,
  pageOf: (list: List, page: number) => FetchQueryOptions<Page, Error, Page, readonly unknown[]>,
) =>
  fromPromise<PageOutcome, PageRequest>(async ({ input: { list: named, page }, signal }) => {
    const list = named as List;
    const earlier = range(page - 1).map((number) => pageOf(list, number));
    await fetchMissing(queryClient, earlier, signal);
    const { games, totalPages } = await fetchUntilStopped(queryClient, pageOf(list, page), signal);
    const shown = earlier.map(({ queryKey }) => queryClient.getQueryData<Page>(queryKey)?.games ?? []);
    const count = uniqueGames([...shown, games]).length - uniqueGames(shown).length;
    return { count, pageNum: page, totalPages };
  });

/**
 * Fetches pages that are missing from the cache, as after a reload, or invalidated. Removing a favourite moves later
 * ones up: without a refetch, the game that crossed the page boundary would be missing.
 */
async function fetchMissing<Page>(
  queryClient: QueryClient,
  pages: FetchQueryOptions<Page, Error, Page, readonly unknown[]>[],
  stopped: AbortSignal,
) {
  const wanted = pages.filter(({ queryKey }) => {
    const known = queryClient.getQueryState(queryKey);
    return known?.data === undefined || known.isInvalidated;
  });
  await Promise.all(wanted.map((page) => fetchUntilStopped(queryClient, page, stopped)));
}
