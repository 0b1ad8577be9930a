import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { CashIn } from '@araw/contract/cashier/deposits';
import { formatMoney, formatShortMoney } from '#services/money.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import type { Deposit } from './useDeposit.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface AgainButtonProps {
  deposit: Deposit;
  cashIn: CashIn;
}

/** Repeats the last cash-in with one tap; its price shows below (CASH-02). */
export function AgainButton({ deposit: { snapshot, send }, cashIn: { again, methods } }: AgainButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  if (again === null || !snapshot.can({ type: 'again.confirmed', key: '' })) return null;
  const { fee, pays, settles, arrives, turnover, rate, foreignAmount } = again;
  const name = methods.find(({ code }) => code === again.method)?.name ?? again.method;
  return (
    <div className={layout.stack4}>
      <Button
        wide
        icon={<RotateCcw size={18} aria-hidden />}
        aria-describedby={id}
        onClick={() => send({ type: 'again.confirmed', key: newMoneyKey() })}
      >
        {t('deposit.again', { amount: formatShortMoney(again.amount), name })}
      </Button>
      <p id={id} className={typography.note}>
        {fee === 0 ? (
          t('deposit.noFee')
        ) : (
          <>
            {t('deposit.feeOf', { fee: formatMoney(fee) })} · {t('deposit.youPay')} <Amount value={pays} />
          </>
        )}
        {rate && (
          <>
            {' · '}
            {t('deposit.youSend')} <bdi dir="ltr">{`${foreignAmount} ${rate.currency}`}</bdi>
          </>
        )}
        {settles > 0 && (
          <>
            {' · '}
            {t('deposit.settles')} <Amount value={settles} />
          </>
        )}
        {' · '}
        {t('deposit.arrives')} <Amount value={arrives} />
        {turnover > 0 && (
          <>
            {' · '}
            {t('deposit.turnover')} <Amount value={turnover} />
          </>
        )}
      </p>
    </div>
  );
}
