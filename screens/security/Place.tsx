import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { placeName } from '#src/app/placeName.ts';
import styles from './SecurityScreen.module.css';

interface WhereFrom {
  device: string;
  place: string;
  ip: string;
}

const mobile = /android|iphone|ipad|ios|mobile|phone/i;

export function DeviceIcon({ device }: { device: string }) {
  const Icon = mobile.test(device) ? Smartphone : Monitor;
  return <Icon size={20} aria-hidden />;
}

/** The operator's name for the device. */
export function useDeviceName() {
  const { t } = useTranslation();
  return (device: string) => device || t('security.unknownDevice');
}

/** Place and address, each kept in its own reading direction. */
export function Place({ place, ip }: Omit<WhereFrom, 'device'>) {
  const { t } = useTranslation();
  return (
    <span className={styles.hint}>
      <bdi>{placeName(place) || t('security.unknownPlace')}</bdi>
      {ip && (
        <>
          {' · '}
          <bdi dir="ltr">{ip}</bdi>
        </>
      )}
    </span>
  );
}
