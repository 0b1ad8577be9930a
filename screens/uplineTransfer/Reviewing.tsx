import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import type { Upline } from '@araw/contract/cashier/withdrawals';
import { formatMoney } from '#services/money.ts';
import type { UplineTransfer } from './useUplineTransfer.ts';
import { Warning } from './Warning.tsx';
import typography from '#screens/ui/typography.module.css';

interface ReviewingProps {
  transfer: UplineTransfer;
  upline: Upline;
}

/** A review of the transfer before the payment PIN. */
export function Reviewing({ transfer, upline }: ReviewingProps) {
  const { t } = useTranslation();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { context } = transfer;
  const amount = Number(context.amount);
  return (
    <TaskPage
      action={
        <>
          <Button look="primary" wide disabled={!transfer.canConfirm} onClick={transfer.confirm}>
            {t('uplineTransfer.send', { amount: formatMoney(amount) })}
          </Button>
          <Button look="plain" wide disabled={!transfer.canLeaveReview} onClick={transfer.leaveReview}>
            {t('uplineTransfer.change')}
          </Button>
        </>
      }
      note={t('uplineTransfer.nextPassword')}
    >
      <h2 ref={heading} className={typography.title} tabIndex={-1}>
        {t('uplineTransfer.check')}
      </h2>
      <Facts
        label={t('uplineTransfer.check')}
        facts={[
          { name: t('uplineTransfer.superior'), value: <bdi dir="ltr">{upline.account}</bdi> },
          { name: t('uplineTransfer.arrives'), value: t('uplineTransfer.atOnce') },
          { name: t('uplineTransfer.fee'), value: t('uplineTransfer.free') },
          { name: t('uplineTransfer.amount'), value: <Amount value={amount} />, strong: true },
        ]}
      />
      <FormError error={context.error} />
      <Warning />
    </TaskPage>
  );
}
