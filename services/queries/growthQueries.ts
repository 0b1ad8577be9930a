import { queryOptions } from '@tanstack/react-query';
import { languageToSend } from '@araw/contract/calls/languages';
import type { RankBoard, RankPeriod } from '@araw/contract/rewards/ranks';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

/** The member's level with its gifts, and all levels (BEN-05); `language` is the app's code. */
export const benefitsQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'benefits', language],
    queryFn: ({ signal }) => operator.benefits({ language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });

/** Today's and this week's missions with the member's progress (BEN-07); `language` is the app's code. */
export const missionsQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'missions', language],
    queryFn: ({ signal }) => operator.missions({ language: languageToSend(language) }, { signal }),
    // Every settled bet changes them.
    staleTime: 0,
  });

/** The member's rewards and their states (BEN-03); `language` is the app's code. */
export const rewardsQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rewardCentre', language],
    queryFn: ({ signal }) => operator.rewards({ language: languageToSend(language) }, { signal }),
    // Every settled bet changes them.
    staleTime: 0,
  });

/** The promotions as the member sees them (BEN-01); `language` is the app's code. */
export const promotionOffersQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rewards', 'promotions', language],
    queryFn: ({ signal }) => operator.promotionOffers({ language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });

/** The top places and the member's own, so the answer is specific to the player (BEN-08). */
export const rankQuery = (operator: OperatorClient, board: RankBoard, period: RankPeriod) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rank', board, period],
    queryFn: ({ signal }) => operator.rank({ board, period }, { signal }),
    staleTime: 0,
  });

/** The member's link, its reward, and the friends who signed up with it (BEN-06); `language` is the app's code. */
export const invitationQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'invitation', language],
    queryFn: ({ signal }) => operator.invitation({ language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });

/** Rebate earned since the last claim (BEN-09); `language` is the app's code. */
export const rebateQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rebate', language],
    queryFn: ({ signal }) => operator.rebate({ language: languageToSend(language) }, { signal }),
    // Every settled bet changes it.
    staleTime: 0,
  });
