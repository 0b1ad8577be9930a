import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSystemStatus } from '#src/app/appActor.ts';
import { merchantZone } from '#src/app/merchantZone.ts';
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

/** The same as `formatDateTimeIn`, whose library must not be in the first load. */
function written(moment: number, timeZone: string): string {
  const write = (zone: string) =>
    new Date(moment)
      .toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
      .replace(',', '');
  try {
    return write(timeZone);
  } catch {
    return write('UTC');
  }
}

/** Says that the app is offline, and from when the shown data is (PAGE-06). */
export function OfflineStrip() {
  const { t } = useTranslation();
  const { knownAt, clock } = useServices();
  const timeZone = merchantZone(useSystemStatus());
  // Kept by the device's clock.
  const kept = useSyncExternalStore(knownAt.subscribe, knownAt.moment, () => 0);
  const moment = kept + clock.serverNow() - clock.now();
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
            <span className="unbroken">{t('status.knownAt', { moment: written(moment, timeZone) })}</span>
          </span>
        </span>
      )}
    </output>
  );
}
