import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Group } from '#screens/ui/layout/Group.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { useServices } from '#src/app/services.ts';
import { Licence } from '#screens/shared/licence/Licence.tsx';
import layout from '#screens/ui/layout/layout.module.css';
import styles from './Limits.module.css';

/** The operator's list of help organisations, and its licence (PROT-09). */
export function Help() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data: settings } = useQuery(queries.settings());
  const licence = settings?.licence ?? null;
  return (
    <div className={layout.stack12}>
      <Group title={t('helpers.title')}>
        {licence && licence.help.length > 0 && (
          <p className={`${rows.row} ${styles.helpers}`}>{t('helpers.text')}</p>
        )}
        {licence?.help.map(({ name, url, phone }) => (
          <p key={name} className={rows.row}>
            <span className={rows.label}>
              <bdi>{name}</bdi>
            </span>
            {phone && (
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
                {phone}
              </a>
            )}
            {url && (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {t('helpers.site')}
              </a>
            )}
          </p>
        ))}
        <Link to="/m/service" className={rows.row}>
          {t('helpers.service')}
        </Link>
      </Group>
      {settings && <Licence settings={settings} />}
    </div>
  );
}
