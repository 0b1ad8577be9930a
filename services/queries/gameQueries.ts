import { queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { paced } from '../paced.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from './queries.ts';

const minute = 60_000;
/** Milliseconds between jackpot updates; at most 30 s are allowed (CAT-04). */
const jackpotPace = 20_000;

/** Reads for the blocks around the games; separate from services/queries/queries.ts, which is part of the first load. */
export const gameQueries = (operator: OperatorClient, merchant: string) => ({
  /** Refetched while it is visible and the page is in front. */
  jackpot: () =>
    queryOptions({
      queryKey: ['jackpot', merchant],
      queryFn: ({ signal }) => operator.jackpot({ merchant }, { signal }),
      staleTime: jackpotPace,
      refetchInterval: paced(jackpotPace),
    }),

  matches: (language: string) =>
    queryOptions({
      queryKey: ['matches', merchant, language],
      queryFn: ({ signal }) => operator.matches({ merchant, language: languageToSend(language) }, { signal }),
      staleTime: minute,
    }),

  /** Winners, latest first (HOME-06). */
  winnerBoard: (language: string) =>
    queryOptions({
      queryKey: [...queryKeys.winnerBoard, merchant, language],
      queryFn: ({ signal }) =>
        operator.winnerBoard(
          { gameCategory: 'ALL', language: languageToSend(language), limitNum: 100 },
          { signal },
        ),
      staleTime: minute / 2,
      refetchInterval: paced(minute),
    }),
});
