import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

/** Possible recipients in the agent's downline, by the start of the account (TEAM-06, TEAM-07). */
export const recipientsQuery = (operator: OperatorClient, search: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'recipients', search],
    queryFn: ({ signal }) => operator.recipients({ search }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
