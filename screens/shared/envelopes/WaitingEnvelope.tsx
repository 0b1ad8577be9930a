import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { ReceivedEnvelope } from '#services/contract/transfers.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './WaitingEnvelope.module.css';

interface WaitingEnvelopeProps {
  envelope: ReceivedEnvelope;
  /** With this one. */
  count: number;
  timeZone: string;
}

/** From whom an envelope is, what is written on it, until when it can be opened, and the way to do so (TEAM-14). */
export function WaitingEnvelope({ envelope, count, timeZone }: WaitingEnvelopeProps) {
  const { t } = useTranslation();
  const { from, greeting, endsAt } = envelope;
  return (
    <div className={styles.envelope}>
      <Mail size={24} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.from}>
          {t('waitingEnvelope.from')} <bdi dir="ltr">{from}</bdi>
          {count > 1 && ` · ${t('waitingEnvelope.more', { count: count - 1 })}`}
        </p>
        {greeting !== '' && (
          <p className={styles.greeting} dir="auto">
            {greeting}
          </p>
        )}
        <p className={styles.line}>
          {t('waitingEnvelope.until')} <bdi dir="ltr">{formatDateTimeIn(timeZone, endsAt)}</bdi>
        </p>
      </div>
      <ButtonLink small look="primary" to="/m/webEmail?page=envelopes">
        {t('waitingEnvelope.open')}
      </ButtonLink>
    </div>
  );
}
