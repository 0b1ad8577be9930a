import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  getNextSnapshot,
  type InputFrom,
  type Snapshot,
} from 'xstate';
import { type PageOutcome, pagedListMachine } from '#machines/pagedList/pagedList.machine.ts';
import type { PageQuery } from './useGamesOf.ts';

type Restorable = Snapshot<unknown> & { children: Record<string, { snapshot: Snapshot<unknown> }> };

/**
 * The initial state of a games chart whose first page is already cached, as it arrived with the page. The charts' own
 * transition computes the state, so that the first render shows the games (PAGE-01). Undefined without a cached page:
 * the chart starts by requesting it.
 */
export function useFirstPage<Machine extends AnyStateMachine, List>(
  machine: Machine,
  input: InputFrom<Machine>,
  pageOf: (list: List, page: number) => PageQuery,
): Snapshot<unknown> | undefined {
  const queryClient = useQueryClient();
  const [snapshot] = useState(() => {
    const initial = getInitialSnapshot(machine, input);
    const list = (initial as AnyMachineSnapshot).children['pagedList'];
    if (!list) return undefined;
    const asking = list.getSnapshot() as ReturnType<typeof getInitialSnapshot<typeof pagedListMachine>>;
    const { page } = asking.context;
    const { queryKey, staleTime } = pageOf(asking.context.list as List, page);
    const known = queryClient.getQueryState(queryKey);
    const isFresh = typeof staleTime === 'number' && Date.now() - (known?.dataUpdatedAt ?? 0) < staleTime;
    if (page !== 1 || !known?.data || known.isInvalidated || !isFresh) return undefined;
    const output: PageOutcome = {
      count: known.data.games.length,
      pageNum: page,
      totalPages: known.data.totalPages,
    };
    const answered = { type: 'xstate.done.actor.loadPage', actorId: 'loadPage', output };
    const shown = getNextSnapshot(pagedListMachine, asking, answered as never);
    if (shown.status !== 'active') return undefined;
    const whole = machine.getPersistedSnapshot(initial as never) as Restorable;
    const part = { ...whole.children['pagedList'], snapshot: pagedListMachine.getPersistedSnapshot(shown) };
    return { ...whole, children: { ...whole.children, pagedList: part } } as unknown as Snapshot<unknown>;
  });
  return snapshot;
}
