import { queryOptions } from '@tanstack/react-query';
import type { TermsKind } from '../contract/terms.ts';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '../contract/languages.ts';

/** The terms of one kind in a language, with their version (REG-14). */
export const termsQuery = (operator: OperatorClient, kind: TermsKind, language: string) =>
  queryOptions({
    queryKey: ['terms', kind, language],
    queryFn: ({ signal }) => operator.terms({ kind, language: languageToSend(language) }, { signal }),
    staleTime: 10 * 60_000,
  });
