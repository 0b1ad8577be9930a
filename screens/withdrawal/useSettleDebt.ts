import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { debtMachine } from '#machines/debt/debt.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useKeyedCall, useKeyedCallChart } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { keptSettlementOf } from './keptSettlement.ts';
import { defineDebtActors } from './withdrawalActors.ts';

/** Joins the chart that settles a debt with the operator, the stored payment and the cached balance (CASH-20). */
export function useSettleDebt(onDecided: () => void) {
  const { t } = useTranslation();
  const { operator, notices, storage } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const session = useSession();
  const [{ input, stored }] = useState(() => {
    const kept = keptSettlementOf(storage, session?.userName ?? '');
    return { stored: kept, input: { kept: kept.read() } };
  });
  const settleDebt = useKeyedCallChart(defineDebtActors({ operator }).settleDebt);
  const [snapshot, send] = useChart(
    debtMachine,
    {
      actors: { settleDebt },
      actions: {
        storeSettlement: (_, settlement) => stored.keep(settlement),
        clearStoredSettlement: stored.forget,
        renewBalance: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, 'records'] });
        },
        renewPage: onDecided,
        saySettled: () => void notices.show('success', t('debt.settled'), noticeTimes.success),
        sayFailure: (_, error) => tellFailure(error),
      },
    },
    { input },
  );
  const call = useKeyedCall(snapshot.children.settleDebt);
  useReturns(({ type }) => type === 'net.returned' && call.netReturned());
  return { snapshot, send, call };
}
