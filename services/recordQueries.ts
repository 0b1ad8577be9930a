import type { CallRequest, CallValue } from './contract/calls.ts';
import type { OperatorClient } from './operator.ts';
import { languageToSend, queryKeys } from './queries.ts';

/** What each record answers (REC-02, REC-03, REC-05). */
export interface RecordAnswers {
  bets: CallValue<'betRecord'>;
  movements: CallValue<'movementRecord'>;
  profit: CallValue<'profitRecord'>;
}

/** What each record is asked by; `language` as the app names it. */
export interface RecordRequests {
  bets: CallRequest<'betRecord'> & { language: string };
  movements: CallRequest<'movementRecord'> & { language: string };
  profit: CallRequest<'profitRecord'> & { language: string };
}

/** The key under which the query cache keeps a page. */
export const recordKey = <Name extends keyof RecordAnswers>(record: Name, request: RecordRequests[Name]) =>
  [...queryKeys.member, 'records', record, request] as const;

/** The call of each record. */
export const recordCalls = (
  operator: OperatorClient,
): {
  [Name in keyof RecordAnswers]: (
    request: RecordRequests[Name],
    signal: AbortSignal,
  ) => Promise<RecordAnswers[Name]>;
} => ({
  bets: ({ language, ...request }, signal) =>
    operator.betRecord({ ...request, language: languageToSend(language) }, { signal }),
  movements: ({ language, ...request }, signal) =>
    operator.movementRecord({ ...request, language: languageToSend(language) }, { signal }),
  profit: ({ language, ...request }, signal) =>
    operator.profitRecord({ ...request, language: languageToSend(language) }, { signal }),
});
