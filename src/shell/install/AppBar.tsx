import { Download, Smartphone, X } from 'lucide-react';
import { lazy, type MouseEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSession, useSystemStatus } from '#src/app/appActor.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { dressOf } from '#screens/shared/install/templateDress.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { SystemStatus } from '@araw/contract/calls/system';
import { readDevice } from '#services/device/device.ts';
import { withTexts } from '#src/app/withTexts.ts';
import styles from './AppBar.module.css';
import { useInstall } from './useInstall.ts';
import { useNearTop } from './useNearTop.ts';

const loadPopup = withTexts('install', async () => ({
  default: (await import('#screens/install/InstallPopup.tsx')).InstallPopup,
}));
const InstallPopup = lazy(loadPopup);
const SafariNotice = lazy(
  withTexts('install', async () => ({
    default: (await import('#screens/install/InstallPopup.tsx')).SafariNotice,
  })),
);

interface AppBarProps {
  /** The element in the header for the button. */
  buttonRoom: Element | null;
}

/**
 * The lobby's offers of the app: the bar above the header, shown until scrolled or closed (SHELL-08), and the
 * header's button (HOME-02).
 */
export function AppBar(props: AppBarProps) {
  const info = useSystemStatus()?.info;
  const visitor = useSession() === null;
  const language = useDataLanguage();
  // Start over for another player or language: visitors see a promotion (APP-05), in their language.
  return info && <WayToApp key={`${visitor} ${language}`} info={info} {...props} />;
}

function WayToApp({ info, buttonRoom }: { info: SystemStatus['info'] } & AppBarProps) {
  const { t } = useTranslation();
  const [device] = useState(() => readDevice());
  const [snapshot, send] = useInstall(device, info.resources);
  const nearTop = useNearTop();
  const dialog = dialogOf(snapshot);
  const dress = dressOf(info.mobileTemplate);
  /** The pressed button. It is disabled while the popup is open and loses the focus; the popup returns it. */
  const pressed = useRef<HTMLElement>(null);

  const closeBroken = () => send({ type: dialog === 'popup' ? 'popup.closed' : 'notice.confirmed' });

  const download = {
    'aria-haspopup': 'dialog',
    disabled: !snapshot.can({ type: 'download.pressed' }),
    onPointerDown: () => void loadPopup().catch(() => {}),
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      pressed.current = currentTarget;
      send({ type: 'download.pressed' });
    },
  } as const;

  return (
    <>
      {snapshot.hasTag('bar') && (
        <aside
          className={styles.bar}
          data-scrolled={!nearTop || undefined}
          aria-label={t('header.getApp')}
          data-dressed={dress && ''}
          style={dress}
        >
          <IconButton
            icon={X}
            size={18}
            label={t('header.closeBar')}
            disabled={!snapshot.can({ type: 'bar.closed' })}
            onClick={() => send({ type: 'bar.closed' })}
          />
          <Smartphone size={20} aria-hidden />
          <p className={styles.text}>
            {snapshot.context.promotion || info.mobileTemplate.app_desc || t('header.getAppHint')}
          </p>
          <Button small {...download}>
            {t('header.getApp')}
          </Button>
        </aside>
      )}
      {buttonRoom &&
        snapshot.hasTag('button') &&
        createPortal(<IconButton icon={Download} label={t('header.getApp')} {...download} />, buttonRoom)}
      <LazyPart onBroken={closeBroken} resetKeys={[dialog]}>
        {dialog === 'safariNotice' && <SafariNotice onConfirm={() => send({ type: 'notice.confirmed' })} />}
        {dialog === 'popup' && (
          <InstallPopup device={device} info={info} snapshot={snapshot} send={send} finalFocus={pressed} />
        )}
      </LazyPart>
    </>
  );
}

function dialogOf(snapshot: ReturnType<typeof useInstall>[0]): 'safariNotice' | 'popup' | null {
  if (snapshot.hasTag('safariNotice')) return 'safariNotice';
  return snapshot.hasTag('popup') ? 'popup' : null;
}
