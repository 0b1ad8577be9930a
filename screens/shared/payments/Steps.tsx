import { Check, Circle, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Steps.module.css';

const icons = { done: Check, now: CircleDot, failed: X, next: Circle };

export interface Step {
  key: string;
  text: string;
  /** Milliseconds since 1970; null if it hasn't happened yet. */
  at: number | null;
  look: keyof typeof icons;
  note?: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  timeZone: string;
  /** The accessible name, if the list isn't the history so far. */
  label?: string;
}

/** An order's history and next steps, with dates (CASH-06, CASH-10). */
export function Steps({ steps, timeZone, label }: StepsProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps} aria-label={label ?? t('payments.steps')}>
      {steps.map(({ key, text, at, look, note }) => {
        const Icon = icons[look];
        return (
          <li
            key={key}
            className={styles.step}
            data-look={look}
            aria-current={look === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon size={14} aria-hidden />
            </span>
            <span className={styles.text}>
              <b>{text}</b>
              {at !== null && (
                <time dateTime={new Date(at).toISOString()}>
                  <bdi dir="ltr">{formatDateTimeIn(timeZone, at)}</bdi>
                </time>
              )}
              {note && <span>{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
