import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { PageOutcome, PageRequest } from '#machines/pagedList/pagedList.machine.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import type { Game } from '#services/contract/games.ts';
import { range } from './range.ts';
import { uniqueGames } from './uniqueGames.ts';

interface PageOfGames {
  games: readonly Game[];
  totalPages: number;
}

/**
 * Puts the page that is asked for into the query cache, and those before it; tells what the chart branches on. `List`
 * is what the chart that has chosen the list names it by.
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
 * Reads those pages that are not in the cache, as after a reload, or have been marked as outdated: favourites move up
 * when one of them has been removed, and the game that moved across the edge would be missing.
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
