import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useNotices } from '#src/app/hooks/useNotices.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import styles from './Notices.module.css';

const icons = { info: Info, success: CircleCheck, error: CircleAlert, loading: LoaderCircle };

/** The toasts, announced by screen readers (SHELL-13). */
export function Notices() {
  const { t } = useTranslation();
  const notices = useNotices();
  return (
    <section className={styles.notices} aria-label={t('notice.region')} aria-live="polite">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Toast({ notice: { id, kind, text } }: { notice: Notice }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const Icon = icons[kind];
  return (
    <div className={[styles.notice, styles[kind]].join(' ')} role={kind === 'error' ? 'alert' : undefined}>
      <Icon size={20} aria-hidden className={kind === 'loading' ? styles.spinner : undefined} />
      <span className={styles.text}>{text}</span>
      {kind !== 'loading' && (
        <IconButton icon={X} size={18} label={t('notice.dismiss')} onClick={() => notices.close(id)} />
      )}
    </div>
  );
}
