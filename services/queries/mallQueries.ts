import { queryOptions } from '@tanstack/react-query';
import { languageToSend } from '@araw/contract/calls/languages';
import type { OperatorClient } from '../client/operator.ts';
import { queryKeys } from './queries.ts';

/** Everything in the points mall, all of which a redemption changes. */
export const mallKey = [...queryKeys.member, 'mall'] as const;

/** The member's points, their rates, and the goods (BEN-04); `language` is the app's code. */
export const mallQuery = (operator: OperatorClient, language: string) =>
  queryOptions({
    queryKey: [...mallKey, 'goods', language],
    queryFn: ({ signal }) => operator.mall({ language: languageToSend(language) }, { signal }),
    // Other members redeem too.
    staleTime: 0,
  });

/** A page of the member's orders, newest first; '' is the first page (BEN-14). */
export const goodsOrdersQuery = (operator: OperatorClient, language: string, cursor: string) =>
  queryOptions({
    queryKey: [...mallKey, 'orders', language, cursor],
    queryFn: ({ signal }) => operator.goodsOrders({ cursor, language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });

/** A page of the member's points history, newest first; '' is the first page (BEN-04). */
export const pointsHistoryQuery = (operator: OperatorClient, language: string, cursor: string) =>
  queryOptions({
    queryKey: [...mallKey, 'history', language, cursor],
    queryFn: ({ signal }) =>
      operator.pointsHistory({ cursor, language: languageToSend(language) }, { signal }),
    staleTime: 0,
  });
