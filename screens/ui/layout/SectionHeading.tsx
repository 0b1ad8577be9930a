import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './SectionHeading.module.css';

/** A section's title with its optional 'more' link. `id` names the section for aria-labelledby. */
export function SectionHeading({ title, more, id }: { title: string; more?: string; id?: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {more && (
        <Link to={more} className={styles.more} aria-label={t('app.moreOf', { what: title })}>
          {t('app.more')}
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </div>
  );
}
