import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useKeyedCall } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { promotionOffersQuery } from '#services/queries/growthQueries.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { definePromotion } from './promotionChart.ts';

/** Joins a promotion's chart with the operator, the balance and the page's return to the front (BEN-01). */
export function usePromotion(id: string) {
  const { operator, configuration, merchant, storage } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const memberType = useSession()?.type ?? null;
  const [{ promotion, files }] = useState(() =>
    definePromotion({ operator, queryClient, configuration, merchant, storage, language }),
  );
  const [snapshot, send] = useChart(
    promotion,
    {
      actions: {
        renewRewards: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          for (const outdated of ['records', 'rewards', 'rewardCentre', 'unread']) {
            void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, outdated] });
          }
        },
      },
    },
    { input: { memberType, id } },
  );
  const { data, dataUpdatedAt } = useQuery({ ...promotionOffersQuery(operator, language), enabled: false });
  const { application, takeStep } = snapshot.children;
  const call = useKeyedCall(takeStep);
  useReturns((event) => {
    send(event);
    if (event.type !== 'net.returned') return;
    application?.send(event);
    call.netReturned();
  });
  return {
    snapshot,
    send,
    call,
    application,
    files,
    told: { timeZone: data?.timeZone ?? 'Asia/Manila', updatedAt: dataUpdatedAt },
  };
}

export type PromotionPage = ReturnType<typeof usePromotion>;
