import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeLeft } from '#screens/shared/payments/TimeLeft.tsx';
import styles from './order.module.css';

interface PayHeadProps {
  title: string;
  label: string;
  amount: ReactNode;
  /** By the operator's clock; null if there is no deadline. */
  endsAt: number | null;
}

/** The amount to pay and the time left. */
export function PayHead({ title, label, amount, endsAt }: PayHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.payHead}>
      <h2 className={styles.payTitle}>{title}</h2>
      <p className={styles.exactly}>
        <span>{label}</span>
        <b>{amount}</b>
      </p>
      {endsAt !== null && <TimeLeft label={t('depositOrder.timeLeft')} endsAt={endsAt} />}
    </div>
  );
}
