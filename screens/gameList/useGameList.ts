import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { gameListMachine } from '#machines/gameList/gameList.machine.ts';
import type { PageRequest } from '#machines/gameList/gameList.rules.ts';
import { defineLoadPageActor } from '#screens/shared/games/loadPageActor.ts';
import { useEndReached } from '#screens/shared/games/useEndReached.ts';
import { range } from '#screens/shared/games/range.ts';
import { useGamesOf } from '#screens/shared/games/useGamesOf.ts';
import { useIsUnknownVendor } from '#screens/shared/games/useIsUnknownVendor.ts';
import { useOwnAddress } from '#screens/shared/games/useOwnAddress.ts';
import { noticeTimes } from '#screens/app/notices.ts';
import { showTop, useKeepPages, useKeptPages } from '#screens/app/places.ts';
import { useServices } from '#screens/app/services.ts';
import { useChart } from '#screens/app/useChart.ts';
import type { MemberType } from '#services/contract/roles.ts';
import { listAddress, type ListPlace } from './listAddress.ts';
import { listPage } from './listPages.ts';

export interface GameListInput extends ListPlace {
  memberType: MemberType;
}

/** Joins the game list chart with the operator, the query cache, the address and the scrolling (LIST-01…08). */
export function useGameList(input: GameListInput) {
  const { queries, notices } = useServices();
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  // Another language starts the list anew.
  const [language] = useState(shownLanguage);
  const pages = useKeptPages();

  const pageOf = (request: PageRequest, page: number) => listPage(queries, language, { ...request, page });

  const [snapshot, send] = useChart(
    gameListMachine,
    {
      actors: { loadPage: defineLoadPageActor(queryClient, pageOf) },
      actions: {
        sayLoginRequired: () => {
          notices.show('info', t('notice.loginRequired'), noticeTimes.loginRequired);
        },
        showTop,
      },
    },
    { input: { ...input, pages } },
  );

  const { context } = snapshot;
  const shows = snapshot.hasTag('shown');
  const games = useGamesOf(range(shows ? context.page : 0).map((page) => pageOf(context, page)));

  useKeepPages(context.page);

  const isEmptied = context.tab === 'fav' && shows && games.length === 0;
  useEffect(() => {
    if (isEmptied) send({ type: 'list.emptied' });
  }, [isEmptied, send]);

  const isUnknown = useIsUnknownVendor(context.filters.vendor);
  useEffect(() => {
    if (isUnknown) send({ type: 'filter.cleared', field: 'vendor' });
  }, [isUnknown, send]);

  useOwnAddress(listAddress(context), snapshot.hasTag('typing'));
  useEndReached(snapshot.can({ type: 'end.reached' }), () => send({ type: 'end.reached' }));

  return {
    snapshot,
    send,
    games,
    clearFilters: () => send({ type: 'filters.cleared' }),
  };
}
