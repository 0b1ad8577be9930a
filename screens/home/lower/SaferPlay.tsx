import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '#screens/app/services.ts';
import styles from './LowerHome.module.css';

/** From what age one may play, and where help is. */
export function SaferPlay() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const age = useQuery(queries.settings()).data?.minimumAge;
  if (age === undefined) return null;
  return (
    <footer className={styles.footer}>
      <span className={styles.age} aria-hidden>
        {age}+
      </span>
      <p>{t('homeBlocks.adults', { age })}</p>
      <Link to="/m/help">{t('homeBlocks.saferPlay')}</Link>
    </footer>
  );
}
