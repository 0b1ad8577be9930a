import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { pagedListMachine } from '#machines/pagedList/pagedList.machine.ts';
import { teamMembersMachine } from '#machines/teamMembers/teamMembers.machine.ts';
import type { MemberSelection } from '#machines/teamMembers/teamMembers.rules.ts';
import { useKeepPages, useKeptPages } from '#src/app/places.ts';
import { useServices } from '#src/app/services.ts';
import { showTop } from '#src/app/showTop.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useEndReached } from '#src/app/hooks/useEndReached.ts';
import { useOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import { membersAddress } from './memberAddress.ts';
import { defineMemberPages, membersKey, type MembersPage } from './memberPages.ts';

/** Joins the chart of members with the operator, the query cache, the address and the scrolling (TEAM-02). */
export function useTeamMembers(place: MemberSelection) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const keptPages = useKeptPages();
  const [pagedList] = useState(() =>
    pagedListMachine.provide({ actors: { loadPage: defineMemberPages(operator, queryClient) } }),
  );
  const [snapshot, send] = useChart(
    teamMembersMachine,
    { actors: { pagedList }, actions: { showTop } },
    { input: { ...place, pages: keptPages } },
  );
  const { scope, account, filters, sort } = snapshot.context;
  const selection = { scope, account, filters, sort };
  const actor = snapshot.children.pagedList;
  const list = useSelector(actor, (now) => now);
  const shown = list?.hasTag('shown') ?? false;
  const last = list?.context.page ?? 1;
  const pages = useQueries({
    queries: Array.from({ length: shown ? last : 0 }, (_, index) => ({
      queryKey: membersKey(selection, index + 1),
      enabled: false,
    })),
    combine: dataOf,
  });
  useKeepPages(last);
  useEndReached(list?.can({ type: 'end.reached' }) ?? false, () => actor?.send({ type: 'end.reached' }));
  useOwnAddress(membersAddress(selection));
  return {
    snapshot,
    send,
    selection,
    pages,
    shown,
    hasMore: list?.context.hasMore ?? false,
    loadingMore: list?.hasTag('loadingMore') ?? false,
    /** Why loading the list or its next page failed. */
    failure: list?.hasTag('failed') || list?.hasTag('moreFailed') ? list.context.error : null,
    retry: () => actor?.send({ type: 'retry.requested' }),
  };
}

const dataOf = (results: { data?: unknown }[]) =>
  results.flatMap(({ data }) => (data === undefined ? [] : [data as MembersPage]));

export type TeamMembers = ReturnType<typeof useTeamMembers>;
