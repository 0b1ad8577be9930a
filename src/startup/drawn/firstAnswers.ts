import type { FetchQueryOptions } from '@tanstack/react-query';
import { shownLanguage } from '#locales/i18n.ts';
import { accountQueries } from '#services/queries/accountQueries.ts';
import { type FirstRead, firstReadsOf } from '@araw/contract/calls/firstReads';
import { listGameType } from '@araw/contract/games/gameCodes';
import { answerKey } from '@araw/contract/calls/pageAnswers';
import { gameQueries } from '#services/queries/gameQueries.ts';
import { serviceQueries } from '#services/queries/serviceQueries.ts';
import { termsQuery } from '#services/queries/termsQuery.ts';
import { startupLanguage, type World } from '#src/startup/world.ts';

// The type of an answer matters only to its screen: here it is only cached.
type AnyQuery = FetchQueryOptions<never, Error, never, readonly unknown[]>;

/** The query for a route's first read, under the same key as in its screen. */
function queryOf(world: World, { call, request }: FirstRead): AnyQuery {
  const { operator, queries } = world;
  const merchant = world.merchant();
  const language = shownLanguage();
  const query = () => {
    switch (call) {
      case 'announcements':
        return queries.announcements({
          types: request.types,
          groupName: request.groupName ?? '',
          language,
          account: null,
        });
      case 'availablePromotions':
        return accountQueries(operator).promotions(language);
      case 'customerService':
        return serviceQueries(operator).channels();
      case 'gameList':
        return queries.gameListPage({
          gameType: listGameType(request.gameType ?? ''),
          vassalage: request.vassalage ?? '',
          gameName: '',
          gameClassify: '',
          minBet: '',
          language,
          page: 1,
          pageSize: Number(request.pageSize),
        });
      case 'helpCenter':
        return serviceQueries(operator).help(language);
      case 'jackpot':
        return gameQueries(operator, merchant).jackpot();
      case 'liveModels':
        return serviceQueries(operator).liveModels();
      case 'matches':
        return gameQueries(operator, merchant).matches(language);
      case 'registerSettings':
        return queries.registerSettings(language);
      case 'terms':
        return termsQuery(operator, request.kind, language);
    }
  };
  return query() as unknown as AnyQuery;
}

/** Puts the answers included in the page into the query cache, so that the screen's first render finds them. */
export async function keepFirstAnswers(world: World, path: string, search: string): Promise<void> {
  const { configuration, startup, queryClient } = world;
  const language = startupLanguage(startup, configuration);
  if (shownLanguage() !== language) return;
  const reads = firstReadsOf(path, {
    merchant: world.merchant(),
    language,
    query: new URLSearchParams(search),
  }).filter(({ call, request }) => startup.answers?.[answerKey(call, request)] !== undefined);
  await Promise.all(reads.map((read) => queryClient.prefetchQuery(queryOf(world, read))));
}
