import { useTranslation } from 'react-i18next';
import { OperatorHtml } from '#screens/shared/operatorHtml/OperatorHtml.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import type { Announcement } from '#services/contract/announcements.ts';
import { picturesOf } from './announcementPictures.ts';
import styles from './Announcements.module.css';

interface AnnouncementBodyProps {
  announcement: Announcement;
  onInsideLink?: (path: string) => void;
}

/** The pictures of an announcement in their sequence, and what it says. */
export function AnnouncementBody({ announcement, onInsideLink }: AnnouncementBodyProps) {
  const { t } = useTranslation();
  return (
    <>
      {picturesOf(announcement).map((picture, place) => (
        <div key={`${place} ${picture}`} className={styles.picture}>
          <Picture picture={picture} width={716} height={300} />
        </div>
      ))}
      <OperatorHtml html={announcement.content} onInsideLink={onInsideLink} />
      {announcement.trimmed && <p className={styles.trimmed}>{t('announcements.trimmed')}</p>}
    </>
  );
}
