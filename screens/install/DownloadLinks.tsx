import { Download, FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { AppOffer } from './appOffer.ts';
import styles from './DownloadLinks.module.css';

interface DownloadLinksProps {
  offer: AppOffer;
  system: 'iOS' | 'Android';
  /** The view has another primary action. */
  secondary?: boolean;
}

/** A device's downloads, or why there are none (APP-04, APP-06). */
export function DownloadLinks({
  offer: { app, profile, tip, profileInSafari },
  system,
  secondary,
}: DownloadLinksProps) {
  const { t } = useTranslation();
  if (tip) return <p className={styles.tip}>{t(`install.${tip}`)}</p>;
  if (app === '' && profile === '' && !profileInSafari)
    return <p className={styles.tip}>{t('install.noLink')}</p>;
  const look = (first: boolean) => (first && !secondary ? 'primary' : 'secondary');
  // The operator's files and stores are outside the app, so don't use the router.
  return (
    <>
      {app && (
        <ButtonLink wide reloadDocument to={app} look={look(true)} icon={<Download size={20} aria-hidden />}>
          {t(system === 'iOS' ? 'install.forIos' : 'install.forAndroid')}
        </ButtonLink>
      )}
      {profile && (
        <ButtonLink
          wide
          reloadDocument
          to={profile}
          look={look(app === '')}
          icon={<FileDown size={20} aria-hidden />}
        >
          {t('install.profile')}
        </ButtonLink>
      )}
      {profileInSafari && <p className={styles.tip}>{t('install.useSafari')}</p>}
    </>
  );
}
