import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sumOf, useUnreadCounts, useUnreadWatch } from '#src/app/hooks/useUnreadCounts.ts';
import type { RouteRow } from '#src/routes/routeTable.ts';
import styles from './MessageShortcut.module.css';

/** Link to messages and customer service, in the space that the bottom menu keeps free (SHELL-11). */
export function MessageShortcut({ row }: { row: RouteRow }) {
  const { t } = useTranslation();
  useUnreadWatch();
  const unread = sumOf(useUnreadCounts()) > 0;

  if (!row.bottomMenu) return null;
  return (
    <aside className={styles.shortcut} aria-label={t('shortcut.label')}>
      <Link
        to="/m/message"
        className={styles.link}
        aria-label={t(unread ? 'shortcut.openUnread' : 'shortcut.open')}
        aria-current={row.id === 'messageCentre' ? 'page' : undefined}
      >
        <MessageCircle size={22} aria-hidden />
        {unread && <span className={styles.dot} />}
      </Link>
    </aside>
  );
}
