import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import styles from './LowerHome.module.css';

/** From what age one may play, where the settings tell it, and where help is. */
export function SaferPlay() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data, isPending } = useQuery(queries.settings());
  if (isPending) return null;
  return (
    <footer className={styles.footer}>
      {data && (
        <>
          <span className={styles.age} aria-hidden>
            {data.minimumAge}+
          </span>
          <p>{t('homeBlocks.adults', { age: data.minimumAge })}</p>
        </>
      )}
      <Link to="/m/help">{t('homeBlocks.saferPlay')}</Link>
    </footer>
  );
}
