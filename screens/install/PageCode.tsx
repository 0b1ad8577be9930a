import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { QrCode } from '#screens/shared/qrCode/QrCode.tsx';
import styles from './AppDownloadScreen.module.css';

/** The page's address as a QR code: a desktop's way to the phone. */
export function PageCode() {
  const { t } = useTranslation();
  const address = window.location.origin + useHref('/m/app');
  return (
    <section className={styles.scan} aria-labelledby="scan">
      <QrCode text={address} label={t('appDownload.scanCode')} />
      <div className={styles.words}>
        <h2 id="scan">{t('appDownload.scanTitle')}</h2>
        <p>{t('appDownload.scanText')}</p>
      </div>
    </section>
  );
}
