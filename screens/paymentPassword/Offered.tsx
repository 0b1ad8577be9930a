import { ChevronRight, KeyRound, MessageSquareLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import rows from '#screens/ui/layout/Group.module.css';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import styles from './PaymentPassword.module.css';
import type { PaymentPassword } from './usePaymentPassword.ts';

/** A PIN is set: change it with the old one, or reset a forgotten one with a code. */
export function Offered({ password }: { password: PaymentPassword }) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const { busy, offersRecovery, canRecover, context } = password;
  const changedAt = context.state?.changedAt ?? null;
  return (
    <>
      <p className={styles.text}>{t('paymentPassword.offered.text')}</p>
      <ul className={rows.card}>
        <li>
          <button
            type="button"
            className={`${rows.row} ${styles.choice}`}
            disabled={busy}
            onClick={password.change}
          >
            <KeyRound size={20} aria-hidden />
            <span className={rows.label}>
              {t('paymentPassword.offered.change')}
              <span className={styles.hint}>{t('paymentPassword.offered.changeHint')}</span>
            </span>
            <ChevronRight size={18} aria-hidden className={rows.chevron} />
          </button>
        </li>
        {offersRecovery && (
          <li>
            <button
              type="button"
              className={`${rows.row} ${styles.choice}`}
              disabled={!canRecover}
              onClick={password.recover}
            >
              <MessageSquareLock size={20} aria-hidden />
              <span className={rows.label}>
                {t('paymentPassword.offered.forgot')}
                <span className={styles.hint}>{t('paymentPassword.offered.forgotHint')}</span>
              </span>
              <ChevronRight size={18} aria-hidden className={rows.chevron} />
            </button>
          </li>
        )}
      </ul>
      {changedAt !== null && (
        <p className={styles.hint}>
          {t('paymentPassword.offered.changedAt', { time: formatDateTime(changedAt) })}
        </p>
      )}
    </>
  );
}
