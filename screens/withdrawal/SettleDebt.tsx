import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { formatMoney } from '#services/money.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { useSettleDebt } from './useSettleDebt.ts';

interface SettleDebtProps {
  /** The part of the debt that the balance can settle now, in pesos. */
  amount: number;
  /** Called once it is known whether the debt was settled, which makes the page outdated. */
  onDecided: () => void;
}

/** Settles the player's debt from the balance after a confirmation (CASH-20). */
export function SettleDebt({ amount, onDecided }: SettleDebtProps) {
  const { t } = useTranslation();
  const { snapshot, send, call } = useSettleDebt(onDecided);
  const shown = { amount: formatMoney(amount) };
  return (
    <>
      <FormError error={call.error} text={call.isOpen ? t('paymentConfirmation.stopped') : null} />
      {call.isOpen ? (
        <Button look="primary" wide onClick={call.askAgain}>
          {t('paymentConfirmation.askAgain')}
        </Button>
      ) : (
        <Button wide busy={call.isBusy} onClick={() => send({ type: 'settle.tapped' })}>
          {t('debt.settle', shown)}
        </Button>
      )}
      {snapshot.hasTag('asked') && (
        <ConfirmDialog
          title={t('debt.title', shown)}
          text={t('debt.text')}
          confirmLabel={t('debt.confirm')}
          onCancel={() => send({ type: 'settle.cancelled' })}
          onConfirm={() => send({ type: 'settle.confirmed', amount, key: newMoneyKey() })}
        />
      )}
    </>
  );
}
