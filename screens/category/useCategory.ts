import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownLanguage } from '#locales/i18n.ts';
import { categoryMachine, type CategoryPageRequest } from '#machines/category/category.machine.ts';
import { defineLoadPageActor } from '#screens/shared/games/loadPageActor.ts';
import { useEndReached } from '#screens/shared/games/useEndReached.ts';
import { range } from '#screens/shared/games/range.ts';
import { useGamesOf } from '#screens/shared/games/useGamesOf.ts';
import { showTop, useKeepPages, useKeptPages } from '#screens/app/places.ts';
import { useServices } from '#screens/app/services.ts';
import { useChart } from '#screens/app/useChart.ts';
import type { GameType } from '#services/contract/gameCodes.ts';

export interface CategoryInput {
  gameType: GameType;
  /** Games on a page. */
  pageSize: number;
  /** The first to show; '' is all. */
  vendor: string;
}

/** Joins a category's chart with the operator, the query cache and the scrolling (CAT-04, CAT-05). */
export function useCategory(input: CategoryInput, centreVendor: (vendor: string) => void) {
  const { queries } = useServices();
  const queryClient = useQueryClient();
  // Another language starts the page anew.
  const [language] = useState(shownLanguage);
  const pages = useKeptPages();

  const pageOf = ({ gameType, vendor, pageSize }: CategoryPageRequest, page: number) =>
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

  const [snapshot, send] = useChart(
    categoryMachine,
    {
      actors: { loadPage: defineLoadPageActor(queryClient, pageOf) },
      actions: { centreVendor: (_, { vendor }) => centreVendor(vendor), showTop },
    },
    { input: { ...input, pages } },
  );

  const { context } = snapshot;
  const shows = snapshot.hasTag('shown');
  const games = useGamesOf(range(shows ? context.page : 0).map((page) => pageOf(context, page)));
  useKeepPages(context.page);
  useEndReached(snapshot.can({ type: 'end.reached' }), () => send({ type: 'end.reached' }));

  return { snapshot, send, games };
}
