import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSystemStatus } from '#src/app/appActor.ts';
import { AppIcon } from './AppIcon.tsx';
import { appOffer, type OfferedDevice } from './appOffer.ts';
import { DownloadLinks } from './DownloadLinks.tsx';
import { Guide } from './Guide.tsx';
import { useFromBrowser } from '#screens/ui/useFromBrowser.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { dressOf } from '#screens/shared/install/templateDress.ts';
import type { DownloadLink } from '@araw/contract/calls/system';
import { readDevice } from '#services/device/device.ts';
import styles from './InstallScreen.module.css';
import { OperatorLinks } from './OperatorLinks.tsx';

const PageCode = lazy(async () => ({ default: (await import('./PageCode.tsx')).PageCode }));

const noLinks: readonly DownloadLink[] = [];
const yes = () => true;

/** The device that prerendered pages assume (PAGE-01). */
const commonDevice: OfferedDevice = { system: 'Android', version: null, webClip: false, browser: 'Chrome' };

/** A device other than the player's: assume its default browser. */
const otherDevice = (system: 'iOS' | 'Android'): OfferedDevice => ({
  system,
  version: null,
  webClip: false,
  browser: system === 'iOS' ? 'Safari' : 'Chrome',
});

/** /m/app: ways to get the app, with the player's own phone first (APP-06). */
export function InstallScreen() {
  const { t } = useTranslation();
  const isInBrowser = useFromBrowser(yes, false);
  const device = useMemo(() => (isInBrowser ? readDevice() : commonDevice), [isInBrowser]);
  const info = useSystemStatus()?.info;
  const links = info?.resources ?? noLinks;
  const dress = info && dressOf(info.mobileTemplate);
  const onPhone = device.system !== 'other';
  const systems = device.system === 'iOS' ? (['iOS', 'Android'] as const) : (['Android', 'iOS'] as const);
  return (
    <>
      <ScreenHeader title={t('title.appDownload')} />
      <div className={styles.screen}>
        <div className={styles.intro} data-dressed={dress && ''} style={dress}>
          <AppIcon size={72} />
          <div className={styles.words}>
            <p className={styles.name}>{t('app.name')}</p>
            <p>{info?.mobileTemplate.app_desc || t('install.lead')}</p>
          </div>
        </div>
        {!onPhone && (
          <LazyPart waiting={<div className={styles.codeRoom} />}>
            <PageCode />
          </LazyPart>
        )}
        {systems.map((system, index) => (
          <SystemSection
            key={system}
            system={system}
            device={device.system === system ? device : otherDevice(system)}
            links={links}
            first={onPhone && index === 0}
          />
        ))}
        <OperatorLinks links={links} />
      </div>
    </>
  );
}

interface SystemSectionProps {
  system: 'iOS' | 'Android';
  device: OfferedDevice;
  links: readonly DownloadLink[];
  /** Has the page's primary action. */
  first: boolean;
}

function SystemSection({ system, device, links, first }: SystemSectionProps) {
  const { t } = useTranslation();
  const offer = appOffer(device, links);
  return (
    <section className={styles.system} aria-labelledby={`app-${system}`}>
      <h2 id={`app-${system}`}>{t(system === 'iOS' ? 'install.ios' : 'install.android')}</h2>
      <DownloadLinks offer={offer} system={system} secondary={!first} />
      {system === 'Android' && offer.app && <Guide name="androidApp" />}
      {offer.profile && <Guide name={offer.profileByHand ? 'profileByHand' : 'profile'} />}
      <Guide name={system === 'iOS' ? 'iosHome' : 'androidHome'} />
    </section>
  );
}
