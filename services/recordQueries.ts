import { queryOptions } from '@tanstack/react-query';
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
  bets: CallRequest<'betRecord'>;
  movements: CallRequest<'movementRecord'>;
  profit: CallRequest<'profitRecord'>;
}

/** One page of a record, kept by its request; never old enough to be read without asking the operator (REC-08). */
export const recordQueries = (operator: OperatorClient) => {
  const page = <Request extends { language?: string }, Answer>(
    record: keyof RecordAnswers,
    ask: (request: Request, options: { signal: AbortSignal }) => Promise<Answer>,
  ) => {
    return (request: Request) =>
      queryOptions({
        queryKey: [...queryKeys.member, 'records', record, request] as const,
        queryFn: ({ signal }) =>
          ask({ ...request, language: languageToSend(request.language ?? 'EN') }, { signal }),
        staleTime: 0,
        structuralSharing: false,
      });
  };
  return {
    bets: page<RecordRequests['bets'], RecordAnswers['bets']>('bets', operator.betRecord),
    movements: page<RecordRequests['movements'], RecordAnswers['movements']>(
      'movements',
      operator.movementRecord,
    ),
    profit: page<RecordRequests['profit'], RecordAnswers['profit']>('profit', operator.profitRecord),
  };
};
