import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

/** Of the agent's downline, by the beginning of the account, to whom money can be sent (TEAM-06, TEAM-07). */
export const recipientsQuery = (operator: OperatorClient, search: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'recipients', search],
    queryFn: ({ signal }) => operator.recipients({ search }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
