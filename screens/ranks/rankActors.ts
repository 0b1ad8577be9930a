import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { RankAnswer } from '#machines/ranks/ranks.machine.ts';
import type { RankBoard, RankPeriod } from '@araw/contract/rewards/ranks';
import { rankQuery } from '#services/queries/growthQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** Reads lists into the query cache, and says whether the member stays out of them. */
export const defineRankActors = (operator: OperatorClient, queryClient: QueryClient) => ({
  loadRank: fromPromise<RankAnswer, { board: RankBoard; period: RankPeriod }>(
    async ({ input: { board, period } }) => {
      const { own } = await queryClient.fetchQuery(rankQuery(operator, board, period));
      return { out: own === null || own.excluded ? null : own.out };
    },
  ),
  setPresence: fromPromise<void, { out: boolean }>(async ({ input }) => {
    await operator.setRankPresence(input);
  }),
});
