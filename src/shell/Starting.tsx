import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#screens/ui/Logo.tsx';
import styles from './Starting.module.css';

/** While the language and the status load: no blank page, however long they take (BOOT-01, BOOT-10). */
export function Starting() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <Logo />
      <output>
        <LoaderCircle size={28} className={styles.spinner} aria-hidden />
        <span className="visually-hidden">{t('app.loading')}</span>
      </output>
    </main>
  );
}
