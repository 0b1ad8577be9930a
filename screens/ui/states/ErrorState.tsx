import { TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button.tsx';
import styles from './States.module.css';

interface ErrorStateProps {
  icon?: LucideIcon;
  title: string;
  /** What is safe, for example that no money moved. */
  safe?: string;
  /** For support. */
  requestId?: string;
  onRetry?: () => void;
  busy?: boolean;
  /** Replaces the retry button. */
  action?: ReactNode;
}

/** Shows what happened, what is safe, one action, and the request ID. */
export function ErrorState({
  icon: Icon = TriangleAlert,
  title,
  safe,
  requestId,
  onRetry,
  busy,
  action,
}: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.state} ${styles.error}`} role="alert">
      <span className={styles.icon}>
        <Icon size={32} aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {safe && <p>{safe}</p>}
      <div className={styles.action}>
        {action ??
          (onRetry && (
            <Button look="secondary" busy={busy} onClick={onRetry}>
              {t('app.retry')}
            </Button>
          ))}
      </div>
      {requestId && <p className={styles.request}>{t('app.requestId', { id: requestId })}</p>}
    </div>
  );
}
