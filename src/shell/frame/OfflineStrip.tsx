import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import styles from './OfflineStrip.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** DD/MM/YYYY, HH:mm, as the app writes moments, without what the first load would need for more. */
const written = (moment: number) =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** Says that the connection is gone while it is, and of when that is what shows (PAGE-06). */
export function OfflineStrip() {
  const { t } = useTranslation();
  const { knownAt } = useServices();
  const moment = useSyncExternalStore(knownAt.subscribe, knownAt.moment, () => 0);
  const past = useSyncExternalStore(knownAt.subscribe, knownAt.isPast, () => false);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output>
      {(past || !online) && (
        <span className={styles.strip}>
          <WifiOff size={16} aria-hidden />
          <span>
            {t('status.offlineStrip')}{' '}
            <span className="unbroken">{t('status.knownAt', { moment: written(moment) })}</span>
          </span>
        </span>
      )}
    </output>
  );
}
