import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import type { Queries } from '#services/queries/queries.ts';

/** Refetches the balance into the query cache, however fresh it is. */
export const defineWalletActor = (queries: Queries, queryClient: QueryClient) =>
  fromPromise<void>(async ({ signal }) => {
    await fetchUntilStopped(queryClient, { ...queries.wallet(), staleTime: 0 }, signal);
  });
