import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineStrip.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone while it is. */
export function OfflineStrip() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output>
      {!online && (
        <span className={styles.strip}>
          <WifiOff size={16} aria-hidden />
          {t('status.offlineStrip')}
        </span>
      )}
    </output>
  );
}
