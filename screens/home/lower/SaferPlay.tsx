import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HelpLinks } from '#screens/shared/licence/HelpLinks.tsx';
import { Licence } from '#screens/shared/licence/Licence.tsx';
import { useServices } from '#src/app/services.ts';
import styles from './LowerHome.module.css';

/** The minimum age, if the settings have it, and where to find help. */
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
          <p>{t('saferPlay.adults', { age: data.minimumAge })}</p>
        </>
      )}
      <Link to="/m/limits">{t('title.limits')}</Link>
      <Link to="/m/help">{t('homeBlocks.saferPlay')}</Link>
      <HelpLinks help={data?.licence?.help ?? []} />
      {data && <Licence settings={data} />}
    </footer>
  );
}
