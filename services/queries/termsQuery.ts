import { queryOptions } from '@tanstack/react-query';
import type { TermsKind } from '@araw/contract/calls/terms';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';

export const termsQuery = (operator: OperatorClient, kind: TermsKind, language: string) =>
  queryOptions({
    queryKey: ['terms', kind, language],
    queryFn: ({ signal }) => operator.terms({ kind, language: languageToSend(language) }, { signal }),
    staleTime: 10 * 60_000,
  });
