import { ChevronRight, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import type { Announcement } from '@araw/contract/messages/announcements';
import styles from './Announcements.module.css';
import { usePeriod } from './usePeriod.ts';

interface AnnouncementListProps {
  announcements: readonly Announcement[];
  /** The query of the announcement at an index. */
  searchOf: (index: number) => string;
}

/** All announcement titles; unread ones are marked (ANN-05). */
export function AnnouncementList({ announcements, searchOf }: AnnouncementListProps) {
  const { t } = useTranslation();
  const periodOf = usePeriod();
  const isPlayer = useSession() !== null;
  if (announcements.length === 0) return <EmptyState icon={Megaphone} title={t('announcements.none')} />;
  return (
    <ul className={rows.card} aria-label={t('title.announcements')}>
      {announcements.map((announcement, index) => {
        const isUnread = isPlayer && !announcement.read;
        return (
          <li key={announcement.id}>
            <Link to={{ search: searchOf(index) }} className={rows.row}>
              <span className={`${rows.label} ${styles.label}`} data-unread={isUnread || undefined}>
                <span dir="auto">{announcement.title}</span>
                <span className={styles.period}>{periodOf(announcement)}</span>
              </span>
              {isUnread && <span className={styles.unread}>{t('announcements.unread')}</span>}
              <ChevronRight size={20} className={rows.chevron} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
