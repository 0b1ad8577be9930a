import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { formatMoney } from '#services/money.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { queryKeys } from '#services/queries/queries.ts';

interface SettleDebtProps {
  /** The part of the debt that the balance can settle now, in pesos. */
  amount: number;
  /** Called once the debt is or may be settled, which makes the page outdated. */
  onDecided: () => void;
}

/** Settles the player's debt from the balance after a confirmation (CASH-20). */
export function SettleDebt({ amount, onDecided }: SettleDebtProps) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const [isAsked, setAsked] = useState(false);
  const settle = useMutation({
    // No retry after a lost answer: the page shows the result, and the operator never takes more than is owed.
    mutationFn: (key: string) => operator.settleDebt({ key, amount: amount.toFixed(2) }),
    onSuccess: () => {
      notices.show('success', t('debt.settled'), noticeTimes.success);
    },
    onError: tellFailure,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, 'records'] });
      setAsked(false);
      onDecided();
    },
  });
  const shown = { amount: formatMoney(amount) };
  return (
    <>
      <Button wide onClick={() => setAsked(true)}>
        {t('debt.settle', shown)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('debt.title', shown)}
          text={t('debt.text')}
          confirmLabel={t('debt.confirm')}
          busy={settle.isPending}
          canCancel={!settle.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => settle.mutate(newMoneyKey())}
        />
      )}
    </>
  );
}
