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
  /** Pesos: what the balance settles of the debt now. */
  amount: number;
  /** It is settled, or may be: what the page shows is outdated. */
  onDecided: () => void;
}

/** What the player owes is settled from the balance, once it was asked about (CASH-20). */
export function SettleDebt({ amount, onDecided }: SettleDebtProps) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const [isAsked, setAsked] = useState(false);
  const settle = useMutation({
    // A lost answer is not asked for again: the page says what came of it, and more than is owed is never taken.
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
