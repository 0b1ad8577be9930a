import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '#screens/shared/header/BrandLogo.tsx';
import styles from './Starting.module.css';

/** Shown while the language and the status load, instead of a blank page (BOOT-01, BOOT-10). */
export function Starting() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <BrandLogo />
      <output>
        <LoaderCircle size={28} className={styles.spinner} aria-hidden />
        <span className="visually-hidden">{t('app.loading')}</span>
      </output>
    </main>
  );
}
