import { queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

export const protectionQueries = (operator: OperatorClient) => ({
  activity: () =>
    queryOptions({
      // Ends with the session.
      queryKey: [...queryKeys.member, 'activity'],
      queryFn: ({ signal }) => operator.activity({}, { signal }),
      staleTime: 0,
    }),

  consents: () =>
    queryOptions({
      queryKey: [...queryKeys.member, 'consents'],
      queryFn: ({ signal }) => operator.consents({}, { signal }),
      staleTime: 0,
    }),
});
