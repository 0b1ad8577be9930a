import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
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

/** The device in the operator's words. */
export function useDeviceName() {
  const { t } = useTranslation();
  return (device: string) => device || t('security.unknownDevice');
}

/** A country's code as its name in the language shown, other places in the operator's words; empty when unknown. */
function placeName(place: string): string {
  if (!/^[A-Z]{2}$/.test(place)) return place;
  const { htmlLang } = languages[shownLanguage()];
  return new Intl.DisplayNames([htmlLang], { type: 'region', fallback: 'none' }).of(place) ?? '';
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
