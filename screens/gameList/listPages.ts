import type { ListRequest } from '#machines/gameList/gameList.rules.ts';
import type { Queries } from '#services/queries/queries.ts';

/** The query for a page of the list; favourites and recent games have their own (LIST-02). */
export function listPage(
  queries: Queries,
  language: string,
  { tab, gameType, filters }: ListRequest,
  page: number,
) {
  switch (tab) {
    case 'hot':
      return queries.hotListPage({ gameType, language });
    case 'recent':
      return queries.recentListPage({ gameType, language, page });
    case 'fav':
      return queries.favouriteListPage({ gameType, language, page });
    case 'all':
    case 'filter':
      return queries.gameListPage({
        gameType,
        gameName: filters.name,
        vassalage: filters.vendor,
        gameClassify: filters.classify,
        minBet: filters.minBet,
        language,
        page,
      });
  }
}
