import type { CallRequest, CallValue } from '@araw/contract/calls/calls';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from './queries.ts';

/** The answer of each record (REC-02 to REC-05, BEN-09, TEAM-01, TEAM-04, TEAM-05). */
export interface RecordAnswers {
  bets: CallValue<'betRecord'>;
  movements: CallValue<'movementRecord'>;
  deposits: CallValue<'depositRecord'>;
  withdrawals: CallValue<'withdrawalRecord'>;
  profit: CallValue<'profitRecord'>;
  rebates: CallValue<'rebateRecord'>;
  teamFigures: CallValue<'teamFigures'>;
  teamProfit: CallValue<'teamFigures'>;
  teamBets: CallValue<'teamBets'>;
  income: CallValue<'rebateIncome'>;
}

/** The request of each record; `language` is the app's code. */
export interface RecordRequests {
  bets: CallRequest<'betRecord'> & { language: string };
  movements: CallRequest<'movementRecord'> & { language: string };
  deposits: CallRequest<'depositRecord'> & { language: string };
  withdrawals: CallRequest<'withdrawalRecord'> & { language: string };
  profit: CallRequest<'profitRecord'> & { language: string };
  rebates: CallRequest<'rebateRecord'> & { language: string };
  teamFigures: CallRequest<'teamFigures'> & { language: string };
  teamProfit: CallRequest<'teamFigures'> & { language: string };
  teamBets: CallRequest<'teamBets'> & { language: string };
  income: CallRequest<'rebateIncome'>;
}

/** The query cache's key for a page. */
export const recordKey = <Name extends keyof RecordAnswers>(record: Name, request: RecordRequests[Name]) =>
  [...queryKeys.member, 'records', record, request] as const;

type RecordCalls = {
  [Name in keyof RecordAnswers]: (
    request: RecordRequests[Name],
    signal: AbortSignal,
  ) => Promise<RecordAnswers[Name]>;
};

export const recordCalls = (operator: OperatorClient): RecordCalls => ({
  bets: ({ language, ...request }, signal) =>
    operator.betRecord({ ...request, language: languageToSend(language) }, { signal }),
  movements: ({ language, ...request }, signal) =>
    operator.movementRecord({ ...request, language: languageToSend(language) }, { signal }),
  deposits: ({ language, ...request }, signal) =>
    operator.depositRecord({ ...request, language: languageToSend(language) }, { signal }),
  withdrawals: ({ language, ...request }, signal) =>
    operator.withdrawalRecord({ ...request, language: languageToSend(language) }, { signal }),
  profit: ({ language, ...request }, signal) =>
    operator.profitRecord({ ...request, language: languageToSend(language) }, { signal }),
  rebates: ({ language, ...request }, signal) =>
    operator.rebateRecord({ ...request, language: languageToSend(language) }, { signal }),
  teamFigures: ({ language, ...request }, signal) =>
    operator.teamFigures({ ...request, language: languageToSend(language) }, { signal }),
  teamProfit: ({ language, ...request }, signal) =>
    operator.teamFigures({ ...request, language: languageToSend(language) }, { signal }),
  teamBets: ({ language, ...request }, signal) =>
    operator.teamBets({ ...request, language: languageToSend(language) }, { signal }),
  income: (request, signal) => operator.rebateIncome(request, { signal }),
});
