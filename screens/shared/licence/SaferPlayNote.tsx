import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { Licence } from './Licence.tsx';
import styles from './Licence.module.css';

/** Minimum age, texts, licence and help below login, sign-up and cash-in (PROT-09); hidden without settings. */
export function SaferPlayNote() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data: settings } = useQuery(queries.settings());
  if (!settings) return null;
  const help = settings.licence?.help ?? [];
  return (
    <div className={styles.note}>
      <p>{t('saferPlay.adults', { age: settings.minimumAge })}</p>
      <Licence settings={settings} />
      <p className={styles.links}>
        <Link to="/m/limits">{t('title.limits')}</Link>
        <HelpLinks help={help} />
      </p>
    </div>
  );
}
