import { useTranslation } from 'react-i18next';
import { OperatorHtml } from '#screens/shared/operatorHtml/OperatorHtml.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import type { Announcement } from '@araw/contract/messages/announcements';
import { picturesOf } from './announcementPictures.ts';
import styles from './Announcements.module.css';
import typography from '#screens/ui/typography.module.css';

interface AnnouncementBodyProps {
  announcement: Announcement;
  onInsideLink?: (path: string) => void;
}

/** An announcement's pictures, in order, and its text. */
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
      {announcement.trimmed && <p className={typography.note}>{t('announcements.trimmed')}</p>}
    </>
  );
}
