import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { pagedListMachine } from '#machines/pagedList/pagedList.machine.ts';
import { useKeepPages } from '#src/app/places.ts';
import { range } from './range.ts';
import { useEndReached } from '#src/app/hooks/useEndReached.ts';
import { type PageQuery, useGamesOf } from './useGamesOf.ts';

/** Connects a paged list's chart to the query cache and scrolling (LIST-05, CAT-05); no chart runs without a list. */
export function usePagedList(
  actor: ActorRefFrom<typeof pagedListMachine> | undefined,
  pageOf: (page: number) => PageQuery,
) {
  const snapshot = useSelector(actor, (now) => now);
  const { page, hasMore, error } = snapshot?.context ?? { page: 1, hasMore: false, error: null };
  const shown = snapshot?.hasTag('shown') ?? false;
  const games = useGamesOf(range(shown ? page : 0).map(pageOf));
  useKeepPages(page);
  useEndReached(snapshot?.can({ type: 'end.reached' }) ?? false, () => actor?.send({ type: 'end.reached' }));

  return {
    games,
    shown,
    hasMore,
    loadingMore: snapshot?.hasTag('loadingMore') ?? false,
    /** `failure`: no page loaded at all. `moreFailure`: the next page didn't load. */
    failure: snapshot?.hasTag('failed') ? error : null,
    moreFailure: snapshot?.hasTag('moreFailed') ? error : null,
    retry: () => actor?.send({ type: 'retry.requested' }),
  };
}
