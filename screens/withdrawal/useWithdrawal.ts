import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useConfirmation } from '#screens/shared/payments/useConfirmation.ts';
import { historySettled } from '#screens/ui/dialogs/useBackCloses.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { keepAmount } from './keptAmount.ts';
import { defineWithdrawalActors } from './withdrawalActors.ts';

/** Joins the withdrawal chart with the operator, the payment PIN sheet, wallet and router (CASH-08, CASH-09). */
export function useWithdrawal(amountField: RefObject<HTMLInputElement | null>) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const memberType = useSession()?.type ?? null;
  const [ordered, setOrdered] = useState<string | null>(null);
  const { makeCall, ...actors } = defineWithdrawalActors({ operator, language });
  const confirmation = useConfirmation(makeCall);

  const [snapshot, send] = useChart(
    withdrawalMachine,
    {
      actors: { ...actors, confirmWithdrawal: confirmation.chart },
      actions: {
        focusAmount: () => amountField.current?.focus(),
        showOrder: (_, { id }) => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          setOrdered(id);
        },
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType } },
  );

  // Demands, locks and reasons are translated texts from the operator.
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    send({ type: 'page.changed' });
  }, [language, send]);
  useReturns(({ type }) => type === 'page.shown' && send({ type: 'page.changed' }));
  useOrderPage(ordered);

  return { snapshot, send, confirmation };
}

/** Navigates to the order once the review and the sheet have removed their history entries. */
function useOrderPage(id: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) return;
    void Promise.resolve()
      .then(historySettled)
      .then(historySettled)
      // The typed amount has been withdrawn: don't keep it.
      .then(() => {
        keepAmount('');
        return navigate(`/m/withdraw?order=${id}`);
      });
  }, [id, navigate]);
}

export type ShownWithdrawal = ReturnType<typeof useWithdrawal>;
