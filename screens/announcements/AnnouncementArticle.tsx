import { type ReactNode, useId } from 'react';
import type { Announcement } from '@araw/contract/messages/announcements';
import { AnnouncementBody } from './AnnouncementBody.tsx';
import styles from './Announcements.module.css';
import { useMarkRead } from './useMarkRead.ts';
import { usePeriod } from './usePeriod.ts';

interface AnnouncementArticleProps {
  announcement: Announcement;
  action?: ReactNode;
}

/** One full announcement (ANN-04). Showing it marks it read. */
export function AnnouncementArticle({ announcement, action }: AnnouncementArticleProps) {
  const titleId = useId();
  const periodOf = usePeriod();
  useMarkRead(announcement);
  return (
    <article className={styles.article} aria-labelledby={titleId}>
      <h2 id={titleId} dir="auto">
        {announcement.title}
      </h2>
      <p className={styles.period}>{periodOf(announcement)}</p>
      <AnnouncementBody announcement={announcement} />
      {action}
    </article>
  );
}
