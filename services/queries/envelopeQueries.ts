import { queryOptions } from '@tanstack/react-query';
import { languageToSend } from '@araw/contract/calls/languages';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

/** Envelopes sent to the member (TEAM-14); `language` is the app's code. */
export const envelopesQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'envelopes', language],
    queryFn: ({ signal }) => operator.envelopes({ language: languageToSend(language) }, { signal }),
    // Other members open them too.
    staleTime: 0,
  });
