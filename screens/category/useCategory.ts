import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownLanguage } from '#locales/i18n.ts';
import { categoryMachine, type CategoryRequest } from '#machines/category/category.machine.ts';
import { pagedListMachine } from '#machines/pagedList/pagedList.machine.ts';
import { defineLoadPageActor } from '#screens/shared/games/loadPageActor.ts';
import { useFirstPage } from '#screens/shared/games/useFirstPage.ts';
import { usePagedList } from '#screens/shared/games/usePagedList.ts';
import { useKeptPages } from '#src/app/places.ts';
import { showTop } from '#src/app/showTop.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import type { GameType } from '@araw/contract/games/gameCodes';

export interface CategoryInput {
  gameType: GameType;
  /** Games per page. */
  pageSize: number;
  /** The vendor to show first; '' for all. */
  vendor: string;
}

/** Joins a category's chart with the operator, the query cache and the scrolling (CAT-04, CAT-05). */
export function useCategory(input: CategoryInput, centreVendor: (vendor: string) => void) {
  const { queries } = useServices();
  const queryClient = useQueryClient();
  // Fixed: changing the language restarts the page.
  const [language] = useState(shownLanguage);
  const pages = useKeptPages();

  const pageOf = ({ gameType, vendor, pageSize }: CategoryRequest, page: number) =>
    queries.gameListPage({
      gameType,
      vassalage: vendor,
      gameName: '',
      gameClassify: '',
      minBet: '',
      language,
      page,
      pageSize,
    });

  const begin = { ...input, pages };
  const first = useFirstPage(categoryMachine, begin, pageOf);
  const [pagedList] = useState(() =>
    pagedListMachine.provide({ actors: { loadPage: defineLoadPageActor(queryClient, pageOf) } }),
  );
  const [snapshot, send] = useChart(
    categoryMachine,
    {
      actors: { pagedList },
      actions: { centreVendor: (_, { vendor }) => centreVendor(vendor), showTop },
    },
    { input: begin, snapshot: first },
  );

  const { children, context } = snapshot;
  const list = usePagedList(children.pagedList, (page) => pageOf(context, page));

  return { snapshot, send, list };
}
