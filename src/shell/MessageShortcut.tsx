import { MessageCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStored } from '#screens/parts/useStored.ts';
import { sumOf, useUnreadCounts, useUnreadWatch } from '#screens/parts/useUnreadCounts.ts';
import type { RouteRow } from '../routeTable.ts';
import styles from './MessageShortcut.module.css';

/** Where the shortcut leads anyway, and where a keyboard would push it over the form. */
const withoutShortcut = ['message', 'inbox', 'service', 'onlineChat', 'login', 'register', 'forget', 'trial'];

/** The way to messages and customer service from every wrapped page; it can be put away for the visit (SHELL-11). */
export function MessageShortcut({ row }: { row: RouteRow }) {
  const { t } = useTranslation();
  const [hidden, setHidden] = useStored('messageShortcutHidden');
  useUnreadWatch();
  const unread = sumOf(useUnreadCounts()) > 0;

  if (hidden === '1' || !row.bottomMenu || withoutShortcut.includes(row.id)) return null;
  return (
    <aside className={styles.shortcut} aria-label={t('shortcut.label')}>
      <Link
        to="/m/message"
        className={styles.link}
        aria-label={t(unread ? 'shortcut.openUnread' : 'shortcut.open')}
      >
        <MessageCircle size={22} aria-hidden />
        {unread && <span className={styles.dot} />}
      </Link>
      <button
        type="button"
        className={styles.hide}
        aria-label={t('shortcut.hide')}
        onClick={() => setHidden('1')}
      >
        <X size={14} aria-hidden />
      </button>
    </aside>
  );
}
