import { useTranslation } from 'react-i18next';
import styles from './Logo.module.css';

/** The merchant's logo and name; without `src`, the built-in logo. */
export function Logo({ src }: { src: string | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={styles.logo}>
      {src === undefined ? (
        <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
          <circle cx="14" cy="14" r="13" fill="#ffc83d" />
          <path fill="#1a1300" d="m14 5.4 2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-3-5.3 3 1.2-5.9-4.4-4.1 6-.7z" />
        </svg>
      ) : (
        <img src={src} width="28" height="28" alt="" />
      )}
      <span>{t('app.name')}</span>
    </span>
  );
}
