import { Smartphone, X } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSystemStatus } from '#screens/parts/appActor.ts';
import { ButtonLink } from '#screens/parts/Button.tsx';
import { IconButton } from '#screens/parts/IconButton.tsx';
import { useStored } from '#screens/parts/useStored.ts';
import type { DownloadLink, SystemStatus } from '#services/contract/system.ts';
import { type Device, readDevice } from '#services/device.ts';
import styles from './AppBar.module.css';
import { useNearTop } from './useNearTop.ts';

/**
 * The bar above the lobby's header with the way to the app (HOME-02); there until scrolled or closed (SHELL-08).
 * It speaks and is dressed as the merchant's template says (BOOT-07).
 */
export function AppBar() {
  const { t } = useTranslation();
  const device = useMemo(() => readDevice(), []);
  const info = useSystemStatus()?.info;
  const links = info?.resources ?? [];
  const [hidden, setHidden] = useStored('downloadBarHidden');
  const nearTop = useNearTop();

  if (hidden === '1' || device.nativeApp || device.standalone || !hasLinkFor(device, links)) return null;
  return (
    <aside
      className={styles.bar}
      data-scrolled={!nearTop || undefined}
      aria-label={t('header.getApp')}
      style={dressOf(info?.mobileTemplate)}
    >
      <IconButton icon={X} size={18} label={t('header.closeBar')} onClick={() => setHidden('1')} />
      <Smartphone size={20} aria-hidden />
      <p className={styles.text}>{info?.mobileTemplate.app_desc || t('header.getAppHint')}</p>
      <ButtonLink small to="/m/app">
        {t('header.getApp')}
      </ButtonLink>
    </aside>
  );
}

/** The template's colour is meant for its picture; without one the theme's own colours stay readable. */
function dressOf(template: SystemStatus['info']['mobileTemplate'] | undefined): CSSProperties | undefined {
  if (!template?.app_background) return undefined;
  return {
    backgroundImage: `url(${JSON.stringify(template.app_background)})`,
    color: template.app_desc_font_color,
  };
}

function hasLinkFor({ system }: Device, links: DownloadLink[]): boolean {
  const wanted = { iOS: ['IOS', 'MOBILECONFIG'], Android: ['Android'], other: [] }[system] as string[];
  return links.some(({ resourceType, url }) => wanted.includes(resourceType) && url !== '');
}
