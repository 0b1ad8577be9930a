import { ChevronLeft, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '#screens/parts/LanguageSelect.tsx';
import styles from './MemberHomeScreen.module.css';

/** Back to home, the language, the settings (MEM-01). */
export function MemberHeader() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <Link to="/m/home" className={`${styles.headerLink} ${styles.directed}`} aria-label={t('app.backHome')}>
        <ChevronLeft size={22} aria-hidden />
      </Link>
      <h1 className={styles.title} tabIndex={-1}>
        {t('title.memberHome')}
      </h1>
      <LanguageSelect />
      <Link to="/m/set" className={styles.headerLink} aria-label={t('title.settings')}>
        <Settings size={22} aria-hidden />
      </Link>
    </header>
  );
}
