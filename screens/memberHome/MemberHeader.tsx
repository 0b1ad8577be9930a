import { ChevronLeft, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '#screens/ui/buttons/IconLink.tsx';
import { LanguageSelect } from '#screens/shared/language/LanguageSelect.tsx';
import styles from './MemberHomeScreen.module.css';

/** Back to home, the language, the settings (MEM-01). */
export function MemberHeader() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <IconLink to="/m/home" icon={ChevronLeft} directed label={t('app.backHome')} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('title.memberHome')}
      </h1>
      <LanguageSelect />
      <IconLink to="/m/set" icon={Settings} label={t('title.settings')} />
    </header>
  );
}
