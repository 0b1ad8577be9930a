import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPage, Queries } from '#services/queries/queries.ts';
import { uniqueGames } from './uniqueGames.ts';

export type PageQuery = ReturnType<Queries['gameListPage']>;

const noGames: ListPage['games'] = [];

/** The games of pages that a chart has loaded into the query cache, without repeats; fetches nothing itself. */
export function useGamesOf(pages: PageQuery[]) {
  const gamesByPage = useQueries({
    queries: pages.map((page) => ({ ...page, enabled: false })),
    combine: gamesOfPages,
  });
  return useMemo(() => uniqueGames(gamesByPage), [gamesByPage]);
}

/** Must stay a stable function, so that the result is the same array until a page changes. */
const gamesOfPages = (results: { data?: ListPage }[]) => results.map(({ data }) => data?.games ?? noGames);
