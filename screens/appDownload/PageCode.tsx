import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { encode } from 'uqr';
import styles from './AppDownloadScreen.module.css';

/** The page's address as a QR code: a desktop's way to the phone. */
export function PageCode() {
  const { t } = useTranslation();
  const { data, size } = encode(window.location.origin + useHref('/m/app'), { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <section className={styles.scan} aria-labelledby="scan">
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('appDownload.scanCode')}
      >
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <div className={styles.words}>
        <h2 id="scan">{t('appDownload.scanTitle')}</h2>
        <p>{t('appDownload.scanText')}</p>
      </div>
    </section>
  );
}
