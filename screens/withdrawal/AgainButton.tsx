import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { WithdrawalQuote, WithdrawPage } from '@araw/contract/cashier/withdrawals';
import { formatMoney, formatShortMoney } from '#services/money.ts';
import { arrivalOf } from './arrivalText.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface AgainButtonProps {
  page: WithdrawPage;
  again: WithdrawalQuote;
  disabled: boolean;
  onConfirm: () => void;
}

/** Repeats the last withdrawal with one tap and the payment PIN; what it does shows below (CASH-09, PROT-10). */
export function AgainButton({ page, again, disabled, onConfirm }: AgainButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  const { account, gross, fee, net, bonusEffect } = again;
  return (
    <div className={layout.stack4}>
      <Button
        wide
        icon={<RotateCcw size={18} aria-hidden />}
        aria-describedby={id}
        disabled={disabled}
        onClick={onConfirm}
      >
        {t('withdrawal.again', { amount: formatShortMoney(gross), name: account.name })}
      </Button>
      <p id={id} className={typography.note}>
        <bdi dir="ltr">
          {account.name} {account.number}
        </bdi>
        {' · '}
        {t('withdrawal.receive')} <Amount value={net} /> {t('withdrawal.afterFee', { fee: formatMoney(fee) })}
        {' · '}
        {t('withdrawal.by', { rail: again.rail, arrives: arrivalOf(page, again, t) })}
        {bonusEffect !== '' && ` · ${bonusEffect}`}
      </p>
    </div>
  );
}
