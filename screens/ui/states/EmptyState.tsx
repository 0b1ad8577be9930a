import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './States.module.css';

interface EmptyStateProps {
  icon?: LucideIcon;
  title?: string;
  hint?: string;
  /** One next step. */
  action?: ReactNode;
}

/** Shown in place of an empty list; the title defaults to 'no data' (SHELL-15). */
export function EmptyState({ icon: Icon = Inbox, title, hint, action }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon size={32} aria-hidden />
      </span>
      <p className={styles.title}>{title ?? t('app.noData')}</p>
      <p>{hint ?? (title ? null : t('app.noDataHint'))}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
