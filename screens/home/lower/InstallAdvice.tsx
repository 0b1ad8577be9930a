import { Download, SquarePlus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSystemStatus } from '#src/app/appActor.ts';
import { readDevice } from '#services/device/device.ts';
import { installAdvice } from './installAdvice.ts';
import styles from './LowerHome.module.css';
import typography from '#screens/ui/typography.module.css';

/** How to add the lobby to this device's home screen, with the profile if there is one (HOME-01). */
export function InstallAdvice() {
  const { t } = useTranslation();
  const advice = useMemo(() => installAdvice(readDevice()), []);
  const resources = useSystemStatus()?.info.resources ?? [];
  if (!advice) return null;
  const profile = resources.find(({ resourceType }) => resourceType === 'MOBILECONFIG')?.url;
  const hasProfile = advice.profile && profile;
  // Without a profile, the steps in the iOS settings are useless.
  const tip = advice.tip === 'iosProfile' && !hasProfile ? 'ios' : advice.tip;
  return (
    <section className={styles.installAdvice} aria-label={t('homeBlocks.installAdvice')}>
      <SquarePlus size={24} aria-hidden />
      <div className={styles.advice}>
        <h2 className={typography.heading}>{t('homeBlocks.installAdvice')}</h2>
        <p>{t(`homeBlocks.installTip.${tip}`)}</p>
        {hasProfile && (
          <a className={styles.network} href={profile} rel="noopener noreferrer">
            <Download size={16} aria-hidden />
            {t('homeBlocks.profile')}
          </a>
        )}
        <Link to="/m/app">{t('title.appDownload')}</Link>
      </div>
    </section>
  );
}
