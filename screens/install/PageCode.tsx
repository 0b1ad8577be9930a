import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { QrCode } from '#screens/shared/qrCode/QrCode.tsx';
import styles from './InstallScreen.module.css';

/** The page's address as a QR code, to get from a desktop to the phone. */
export function PageCode() {
  const { t } = useTranslation();
  const address = window.location.origin + useHref('/m/app');
  return (
    <section className={styles.scan} aria-labelledby="scan">
      <QrCode text={address} label={t('install.scanCode')} />
      <div className={styles.words}>
        <h2 id="scan">{t('install.scanTitle')}</h2>
        <p>{t('install.scanText')}</p>
      </div>
    </section>
  );
}
