import { queryOptions } from '@tanstack/react-query';
import type { TermsKind } from '@araw/contract/calls/terms';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';

/** The terms in force, or one of their versions. */
export const termsQuery = (operator: OperatorClient, kind: TermsKind, language: string, version?: string) =>
  queryOptions({
    queryKey: ['terms', kind, language, version],
    queryFn: ({ signal }) =>
      operator.terms({ kind, language: languageToSend(language), ...(version && { version }) }, { signal }),
    staleTime: 10 * 60_000,
  });
