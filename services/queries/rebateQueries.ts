import { queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '../contract/languages.ts';
import { queryKeys } from './queries.ts';

/** What valid bets have earned since the last claim (BEN-09); `language` as the app names it. */
export const rebateQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rebate', language],
    queryFn: ({ signal }) => operator.rebate({ language: languageToSend(language) }, { signal }),
    // Every bet that settles changes it.
    staleTime: 0,
  });
