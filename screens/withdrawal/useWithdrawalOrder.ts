import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withdrawalOrderMachine } from '#machines/withdrawalOrder/withdrawalOrder.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { defineWithdrawalOrderActors } from './withdrawalActors.ts';

/** Joins one withdrawal's chart with the operator, the wallet and the page's return to the front (CASH-10). */
export function useWithdrawalOrder(id: string) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const memberType = useSession()?.type ?? null;
  const [snapshot, send] = useChart(
    withdrawalOrderMachine,
    {
      actors: defineWithdrawalOrderActors({ operator, language }),
      actions: {
        renewBalance: () => void queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
        sayCancelled: () => void notices.show('success', t('withdrawalOrder.cancelled'), noticeTimes.short),
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { id, memberType } },
  );
  useReturns(send);
  return [snapshot, send] as const;
}
