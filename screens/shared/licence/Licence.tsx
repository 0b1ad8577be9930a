import { useTranslation } from 'react-i18next';
import type { ConsolidatedSettings } from '@araw/contract/calls/system';
import { switchesOf } from '@araw/contract/protection/protectionProfiles';
import styles from './Licence.module.css';

/** The protection profile's texts and the licence from settings (PROT-09). Omits whatever is missing there. */
export function Licence({ settings }: { settings: ConsolidatedSettings }) {
  const { t } = useTranslation();
  const { licence, protection } = settings;
  const { words } = switchesOf(protection);
  if (words.length === 0 && !licence) return null;
  return (
    <div className={styles.licence}>
      {words.map((name) => (
        <p key={name} className={styles.words}>
          {t(`protection.words.${name}`)}
        </p>
      ))}
      {licence && (
        <p>
          {licence.licensee && <bdi>{licence.licensee}</bdi>}
          {licence.number && (
            <>
              {' '}
              {t('protection.licence')} <bdi dir="ltr">{licence.number}</bdi>
            </>
          )}
          {licence.register && (
            <>
              {' '}
              <a href={licence.register} target="_blank" rel="noopener noreferrer">
                {t('protection.register')}
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
