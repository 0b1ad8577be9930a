import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './UplineTransfer.module.css';

/** The warnings before a transfer, which can't be undone. */
export function Warning() {
  const { t } = useTranslation();
  return (
    <p className={styles.warning}>
      <TriangleAlert size={18} aria-hidden />
      <span>
        <b>{t('uplineTransfer.final')}</b> {t('uplineTransfer.askFirst')}
      </span>
    </p>
  );
}
