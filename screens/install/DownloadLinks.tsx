import { Download, FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { AppOffer } from './appOffer.ts';
import styles from './DownloadLinks.module.css';

interface DownloadLinksProps {
  offer: AppOffer;
  system: 'iOS' | 'Android';
  /** Something else is the action of the view. */
  secondary?: boolean;
}

/** What can be downloaded for a device, or why nothing can (APP-04, APP-06). */
export function DownloadLinks({ offer: { app, profile, tip }, system, secondary }: DownloadLinksProps) {
  const { t } = useTranslation();
  if (tip) return <p className={styles.tip}>{t(`install.${tip}`)}</p>;
  if (app === '' && profile === '') return <p className={styles.tip}>{t('install.noLink')}</p>;
  const look = (first: boolean) => (first && !secondary ? 'primary' : 'secondary');
  // The operator's files and shops are no pages of the app.
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
    </>
  );
}
