import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import styles from './order.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import { PayHead } from './PayHead.tsx';
import type { PayingProps } from './paying.ts';
import { Rows } from './Rows.tsx';

interface BankProps extends PayingProps<'bank'> {
  /** Null if the order doesn't accept a receipt now. */
  onReceipt: (() => void) | null;
}

/** Paying by bank transfer, with a receipt. */
export function Bank({ foot, onReceipt, ...paying }: BankProps) {
  const { t } = useTranslation();
  return (
    <TaskPage
      action={
        onReceipt && (
          <Button look="primary" wide icon={<ReceiptText size={20} aria-hidden />} onClick={onReceipt}>
            {t('depositOrder.addReceipt')}
          </Button>
        )
      }
    >
      <BankAccount {...paying} />
      <OrderFacts order={paying.order} />
      {foot}
    </TaskPage>
  );
}

/** The recipient's account, in the order of a bank app's form. */
export function BankAccount({ order, instructions, onBegun }: Omit<PayingProps<'bank'>, 'foot'>) {
  const { t } = useTranslation();
  const { bank, account, holder, reference } = instructions;
  return (
    <>
      <PayHead
        title={t('depositOrder.payWith', { method: order.method.name })}
        label={t('depositOrder.transferExactly')}
        amount={<Amount value={order.pays} />}
        endsAt={order.endsAt}
      />
      <Rows title={t('depositOrder.transferTo')}>
        <div className={styles.bank}>
          <Mark src={order.method.icon} name={bank} />
          <bdi>{bank}</bdi>
        </div>
        <CopyRow name={t('depositOrder.account')} value={account} onCopied={onBegun} />
        <CopyRow name={t('depositOrder.holder')} value={holder} onCopied={onBegun} />
        <CopyRow name={t('depositOrder.amount')} value={order.pays.toFixed(2)} onCopied={onBegun} />
        <CopyRow name={t('depositOrder.remarks')} value={reference} onCopied={onBegun} />
      </Rows>
    </>
  );
}
