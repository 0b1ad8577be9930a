import { queryOptions } from '@tanstack/react-query';
import { languageToSend } from '../contract/languages.ts';
import type { RankBoard, RankPeriod } from '../contract/ranks.ts';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

/** The own level with its gifts, and all levels (BEN-05); `language` as the app names it. */
export const benefitsQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'benefits', language],
    queryFn: ({ signal }) => operator.benefits({ language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });

/** The missions of today and this week, and how far the member has come (BEN-07); `language` as the app names it. */
export const missionsQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'missions', language],
    queryFn: ({ signal }) => operator.missions({ language: languageToSend(language) }, { signal }),
    // Every bet that settles changes them.
    staleTime: 0,
  });

/** What the member was given, and what has become of it (BEN-03); `language` as the app names it. */
export const rewardsQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rewardCentre', language],
    queryFn: ({ signal }) => operator.rewards({ language: languageToSend(language) }, { signal }),
    // Every bet that settles changes them.
    staleTime: 0,
  });

/** The promotions as they are to the member (BEN-01); `language` as the app names it. */
export const promotionOffersQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rewards', 'promotions', language],
    queryFn: ({ signal }) => operator.promotionOffers({ language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });

/** The first places, and the own one: another player has another answer (BEN-08). */
export const rankQuery = (operator: OperatorClient, board: RankBoard, period: RankPeriod) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'rank', board, period],
    queryFn: ({ signal }) => operator.rank({ board, period }, { signal }),
    staleTime: 0,
  });

/** The own link, what it gives, and who has come by it (BEN-06); `language` as the app names it. */
export const invitationQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...queryKeys.member, 'invitation', language],
    queryFn: ({ signal }) => operator.invitation({ language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });
