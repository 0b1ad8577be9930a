import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { gameListMachine } from '#machines/gameList/gameList.machine.ts';
import type { ListRequest } from '#machines/gameList/gameList.rules.ts';
import { pagedListMachine } from '#machines/pagedList/pagedList.machine.ts';
import { useFirstPage } from '#screens/shared/games/useFirstPage.ts';
import { usePagedList } from '#screens/shared/games/usePagedList.ts';
import { useOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useKeptPages } from '#src/app/places.ts';
import { showTop } from '#src/app/showTop.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import type { MemberType } from '@araw/contract/calls/roles';
import { listAddress, type ListPlace } from './listAddress.ts';
import { defineListActors } from './listActors.ts';
import { listPage } from './listPages.ts';

export interface GameListInput extends ListPlace {
  memberType: MemberType;
}

/** Joins the game list chart with the operator, the query cache, the address and the scrolling (LIST-01…08). */
export function useGameList(input: GameListInput) {
  const { queries, notices } = useServices();
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  // Fixed: changing the language restarts the list.
  const [language] = useState(shownLanguage);
  const keptPages = useKeptPages();

  const pageOf = (list: ListRequest, page: number) => listPage(queries, language, list, page);

  const begin = { ...input, pages: keptPages };
  const first = useFirstPage(gameListMachine, begin, pageOf);
  const [actors] = useState(() => {
    const { watchVendors, ...ofPages } = defineListActors({ queries, queryClient, language });
    return { watchVendors, pagedList: pagedListMachine.provide({ actors: ofPages }) };
  });
  const [snapshot, send] = useChart(
    gameListMachine,
    {
      actors,
      actions: {
        sayLoginRequired: () => {
          notices.show('info', t('notice.loginRequired'), noticeTimes.loginRequired);
        },
        showTop,
      },
    },
    { input: begin, snapshot: first },
  );

  const { children, context } = snapshot;
  const pages = usePagedList(children.pagedList, (page) => pageOf(context, page));

  useOwnAddress(listAddress(context), snapshot.hasTag('typing'));

  return {
    snapshot,
    send,
    pages,
    clearFilters: () => send({ type: 'filters.cleared' }),
  };
}
