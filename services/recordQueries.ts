import type { CallRequest, CallValue } from './contract/calls.ts';
import type { OperatorClient } from './operator.ts';
import { languageToSend, queryKeys } from './queries.ts';

/** What each record answers (REC-02 to REC-05). */
export interface RecordAnswers {
  bets: CallValue<'betRecord'>;
  movements: CallValue<'movementRecord'>;
  deposits: CallValue<'movementRecord'>;
  withdrawals: CallValue<'movementRecord'>;
  profit: CallValue<'profitRecord'>;
}

/** What each record is asked by; `language` as the app names it. */
export interface RecordRequests {
  bets: CallRequest<'betRecord'> & { language: string };
  movements: CallRequest<'movementRecord'> & { language: string };
  deposits: CallRequest<'movementRecord'> & { language: string };
  withdrawals: CallRequest<'movementRecord'> & { language: string };
  profit: CallRequest<'profitRecord'> & { language: string };
}

/** The key under which the query cache keeps a page. */
export const recordKey = <Name extends keyof RecordAnswers>(record: Name, request: RecordRequests[Name]) =>
  [...queryKeys.member, 'records', record, request] as const;

type RecordCalls = {
  [Name in keyof RecordAnswers]: (
    request: RecordRequests[Name],
    signal: AbortSignal,
  ) => Promise<RecordAnswers[Name]>;
};

/** The call of each record. */
export function recordCalls(operator: OperatorClient): RecordCalls {
  const movements: RecordCalls['movements'] = ({ language, ...request }, signal) =>
    operator.movementRecord({ ...request, language: languageToSend(language) }, { signal });
  return {
    bets: ({ language, ...request }, signal) =>
      operator.betRecord({ ...request, language: languageToSend(language) }, { signal }),
    movements,
    deposits: movements,
    withdrawals: movements,
    profit: ({ language, ...request }, signal) =>
      operator.profitRecord({ ...request, language: languageToSend(language) }, { signal }),
  };
}
