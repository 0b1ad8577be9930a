import { queryOptions } from '@tanstack/react-query';
import { languageToSend } from '../contract/languages.ts';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

/** Envelopes that agents have sent to the member (TEAM-14); `language` as the app names it. */
export const envelopesQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'envelopes', language],
    queryFn: ({ signal }) => operator.envelopes({ language: languageToSend(language) }, { signal }),
    // Others open them, too.
    staleTime: 0,
  });
