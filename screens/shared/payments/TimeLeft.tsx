import { useTranslation } from 'react-i18next';
import { clockText } from '#services/clockText.ts';
import styles from './TimeLeft.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';
import typography from '#screens/ui/typography.module.css';

interface TimeLeftProps {
  label: string;
  /** Milliseconds since 1970 by the operator's clock. */
  endsAt: number;
  onEnded?: () => void;
}

/** With fewer seconds left, the time shows as a warning. */
const lastSeconds = 120;

/** A countdown by the operator's clock; announced at five minutes, one minute and the end (CASH-04). */
export function TimeLeft({ label, endsAt, onEnded }: TimeLeftProps) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(endsAt, onEnded) ?? 0;
  const minutes = spokenMinutes(seconds);
  return (
    <div className={styles.left} data-last={seconds < lastSeconds ? '' : undefined}>
      <span className={typography.small}>{label}</span>
      <span role="timer" aria-label={label} className={styles.time}>
        <bdi dir="ltr">{clockText(seconds)}</bdi>
      </span>
      <span className="visually-hidden" aria-live="polite">
        {minutes === 0 ? t('payments.timeOver') : minutes && t('payments.minutesLeft', { count: minutes })}
      </span>
    </div>
  );
}

/** The last threshold passed, in minutes; null before the first. */
function spokenMinutes(seconds: number): number | null {
  if (seconds === 0) return 0;
  if (seconds <= 60) return 1;
  return seconds <= 300 ? 5 : null;
}
