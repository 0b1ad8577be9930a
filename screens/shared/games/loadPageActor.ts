import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { PageOutcome } from '#machines/pagedList/pagedList.rules.ts';
import { fetchUntilStopped } from '#screens/app/fetchUntilStopped.ts';
import { range } from './range.ts';

interface PageOfGames {
  games: readonly unknown[];
  totalPages: number;
}

/** Puts the page that is asked for into the query cache, and those before it; tells what the chart branches on. */
export const defineLoadPageActor = <Request extends { page: number }, Page extends PageOfGames>(
  queryClient: QueryClient,
  pageOf: (request: Request, page: number) => FetchQueryOptions<Page, Error, Page, readonly unknown[]>,
) =>
  fromPromise<PageOutcome, Request>(async ({ input: request, signal }) => {
    const { page } = request;
    const earlier = range(page - 1).map((number) => pageOf(request, number));
    await fetchMissing(queryClient, earlier, signal);
    const { games, totalPages } = await fetchUntilStopped(queryClient, pageOf(request, page), signal);
    return { count: games.length, pageNum: page, totalPages };
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
