import { queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from './queries.ts';

/** Rebate earned since the last claim (BEN-09); `language` is the app's code. */
export const rebateQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rebate', language],
    queryFn: ({ signal }) => operator.rebate({ language: languageToSend(language) }, { signal }),
    // Every settled bet changes it.
    staleTime: 0,
  });
