import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type EventObject, fromCallback } from 'xstate';
import type { VendorNews } from '#machines/gameList/gameList.machine.ts';
import type { ListRequest } from '#machines/gameList/gameList.rules.ts';
import type { ListNews, PageRequest } from '#machines/pagedList/pagedList.machine.ts';
import { defineLoadPageActor } from '#screens/shared/games/loadPageActor.ts';
import { range } from '#screens/shared/games/range.ts';
import type { Queries } from '#services/queries/queries.ts';
import { listPage } from './listPages.ts';

interface Place {
  queries: Queries;
  queryClient: QueryClient;
  language: string;
}

/** Loads the list's pages and watches for removed games and for the vendors. */
export function defineListActors({ queries, queryClient, language }: Place) {
  const pageOf = (list: ListRequest, page: number) => listPage(queries, language, list, page);
  return {
    loadPage: defineLoadPageActor(queryClient, pageOf),

    /** Only favourites can disappear while they are on screen. */
    watchList: fromCallback<EventObject, PageRequest, ListNews>(({ input, sendBack }) => {
      const list = input.list as ListRequest;
      if (list.tab !== 'fav') return undefined;
      const pages = range(input.page).map((page) => pageOf(list, page).queryKey);
      return queryClient.getQueryCache().subscribe(() => {
        const known = pages.map((key) => queryClient.getQueryData(key)?.games);
        if (known.every((games) => games?.length === 0)) sendBack({ type: 'list.emptied' });
      });
    }),

    watchVendors: fromCallback<EventObject, undefined, VendorNews>(({ sendBack }) => {
      const observer = new QueryObserver(queryClient, queries.vendors(language));
      const tell = ({ data }: ReturnType<typeof observer.getCurrentResult>) => {
        if (!data) return;
        const codes = Object.values(data.mapping).flatMap((vendors) =>
          vendors.map(({ vassalage }) => vassalage),
        );
        sendBack({ type: 'vendors.known', codes });
      };
      tell(observer.getCurrentResult());
      return observer.subscribe(tell);
    }),
  };
}
