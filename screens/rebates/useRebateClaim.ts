import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimMachine } from '#machines/claim/claim.machine.ts';
import { useSession } from '#screens/app/appActor.ts';
import { noticeTimes } from '#screens/app/notices.ts';
import { useServices } from '#screens/app/services.ts';
import { useChart } from '#screens/app/useChart.ts';
import { useReturns } from '#screens/app/useReturns.ts';
import { queryKeys } from '#services/queries.ts';
import { defineRebateActors } from './rebateActors.ts';

/** Joins the chart of a claim with the operator, and the balance (BEN-09). */
export function useRebateClaim(language: string) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const memberType = useSession()?.type ?? null;
  const [snapshot, send] = useChart(
    claimMachine,
    {
      actors: defineRebateActors(operator, queryClient, language),
      actions: {
        renewBalance: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, 'records'] });
        },
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType } },
  );
  useReturns(send);
  return { snapshot, send };
}

export type RebateClaim = ReturnType<typeof useRebateClaim>;
