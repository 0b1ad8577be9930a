import type { QueryClient } from '@tanstack/react-query';
import type { Queries } from '#services/queries.ts';
import { fetchUntilStopped } from '#screens/app/fetchUntilStopped.ts';

/**
 * Reads those pages that are not in the cache, as after a reload, or have been marked as outdated: favourites move up
 * when one of them has been removed, and the game that moved across the edge would be missing.
 */
export async function fetchEarlierPages(
  queryClient: QueryClient,
  pages: ReturnType<Queries['gameListPage']>[],
  stopped: AbortSignal,
) {
  const wanted = pages.filter(({ queryKey }) => {
    const known = queryClient.getQueryState(queryKey);
    return known?.data === undefined || known.isInvalidated;
  });
  await Promise.all(wanted.map((page) => fetchUntilStopped(queryClient, page, stopped)));
}
