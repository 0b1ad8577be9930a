import { ChevronRight, Headset, Info, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { TimeLeft } from '#screens/shared/payments/TimeLeft.tsx';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import typography from '#screens/ui/typography.module.css';
import styles from './PaymentPassword.module.css';
import type { PaymentPassword } from './usePaymentPassword.ts';

/** Locked after too many wrong tries, until a time on the operator's clock. Recovery doesn't shorten the lock. */
export function Locked({ password }: { password: PaymentPassword }) {
  const { t } = useTranslation();
  const { formatTime } = useMerchantDates();
  const { offersRecovery, canRecover, context } = password;
  const until = context.state?.lockedUntil ?? 0;
  return (
    <>
      <div className={styles.lock}>
        <span className={styles.lockIcon}>
          <Lock size={32} aria-hidden />
        </span>
        <p className={typography.title}>{t('paymentPassword.locked.until', { time: formatTime(until) })}</p>
        <p className={styles.text}>{t('paymentPassword.locked.text')}</p>
      </div>
      <div className={styles.time}>
        <TimeLeft label={t('paymentPassword.locked.timeLeft')} endsAt={until} />
        <p className={styles.hint}>{t('paymentPassword.locked.opens')}</p>
      </div>
      {offersRecovery && (
        <p className={styles.info}>
          <Info size={18} aria-hidden />
          <span>{t('paymentPassword.locked.forgot')}</span>
        </p>
      )}
      <div className={rows.card}>
        <Link to="/m/service" className={rows.row}>
          <Headset size={20} aria-hidden />
          <span className={rows.label}>
            {t('paymentPassword.locked.notMe')}
            <span className={styles.hint}>{t('paymentPassword.locked.notMeHint')}</span>
          </span>
          <ChevronRight size={18} aria-hidden className={rows.chevron} />
        </Link>
      </div>
      {offersRecovery && (
        <Button look="primary" wide disabled={!canRecover} onClick={password.recover}>
          {t('paymentPassword.locked.recover')}
        </Button>
      )}
      <ButtonLink wide to="/m/home">
        {t('app.backHome')}
      </ButtonLink>
    </>
  );
}
