import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { ReceivedEnvelope } from '@araw/contract/cashier/transfers';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './WaitingEnvelope.module.css';
import typography from '#screens/ui/typography.module.css';

interface WaitingEnvelopeProps {
  envelope: ReceivedEnvelope;
  /** Includes this one. */
  count: number;
  timeZone: string;
}

/** An envelope's sender, greeting and expiry, with a link to open it (TEAM-14). */
export function WaitingEnvelope({ envelope, count, timeZone }: WaitingEnvelopeProps) {
  const { t } = useTranslation();
  const { from, greeting, endsAt } = envelope;
  return (
    <div className={styles.envelope}>
      <Mail size={24} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={typography.strong}>
          {t('waitingEnvelope.from')} <bdi dir="ltr">{from}</bdi>
          {count > 1 && ` · ${t('waitingEnvelope.more', { count: count - 1 })}`}
        </p>
        {greeting !== '' && (
          <p className={styles.greeting} dir="auto">
            {greeting}
          </p>
        )}
        <p className={typography.note}>
          {t('waitingEnvelope.until')} <bdi dir="ltr">{formatDateTimeIn(timeZone, endsAt)}</bdi>
        </p>
      </div>
      <ButtonLink small look="primary" to="/m/webEmail?page=envelopes">
        {t('waitingEnvelope.open')}
      </ButtonLink>
    </div>
  );
}
