import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPage, Queries } from '#services/queries/queries.ts';
import { uniqueGames } from './uniqueGames.ts';

export type PageQuery = ReturnType<Queries['gameListPage']>;

const noGames: ListPage['games'] = [];

/** The games of pages that a chart has put into the query cache, each once; asks for none itself. */
export function useGamesOf(pages: PageQuery[]) {
  const gamesByPage = useQueries({
    queries: pages.map((page) => ({ ...page, enabled: false })),
    combine: gamesOfPages,
  });
  return useMemo(() => uniqueGames(gamesByPage), [gamesByPage]);
}

/** The same array as before for as long as no page has changed. */
const gamesOfPages = (results: { data?: ListPage }[]) => results.map(({ data }) => data?.games ?? noGames);
