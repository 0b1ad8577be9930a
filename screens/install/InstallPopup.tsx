import { Dialog } from '@base-ui/react/dialog';
import { HousePlus, MonitorSmartphone } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { installMachine } from '#machines/install/install.machine.ts';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { DialogHead } from '#screens/ui/dialogs/DialogHead.tsx';
import { AppIcon } from './AppIcon.tsx';
import { appOffer } from './appOffer.ts';
import { DownloadLinks } from './DownloadLinks.tsx';
import { Guide } from './Guide.tsx';
import { dressOf } from '#screens/shared/install/templateDress.ts';
import { useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import type { SystemStatus } from '@araw/contract/calls/system';
import type { Device } from '#services/device/device.ts';
import styles from './InstallPopup.module.css';

interface PopupProps {
  device: Device;
  info: SystemStatus['info'];
  snapshot: SnapshotFrom<typeof installMachine>;
  send: (event: EventFromLogic<typeof installMachine>) => void;
}

interface DialogProps extends PopupProps {
  /** Receives the focus when the popup closes. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Ways to get the app on this device, with the home-screen guide as a separate step (APP-02). */
export function InstallPopup({ device, info, snapshot, send, finalFocus }: DialogProps) {
  const { t } = useTranslation();
  const close = () => send({ type: 'popup.closed' });
  useBackCloses(close);
  const guided = snapshot.hasTag('guide');
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened the guide is gone, so move the focus.
  useEffect(() => {
    if (guided) title.current?.focus();
  }, [guided]);
  const system = device.system === 'iOS' ? 'iOS' : 'Android';
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} />
        <Dialog.Popup className={styles.sheet} finalFocus={finalFocus}>
          <DialogHead
            title={t('title.appDownload')}
            titleRef={title}
            canClose={snapshot.can({ type: 'popup.closed' })}
            className={styles.head}
          >
            <AppIcon size={48} />
          </DialogHead>
          {guided ? (
            <Guide name={system === 'iOS' ? 'iosHome' : 'androidHome'} />
          ) : (
            <Offer device={device} info={info} system={system} snapshot={snapshot} send={send} />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Offer({ device, info, system, snapshot, send }: PopupProps & { system: 'iOS' | 'Android' }) {
  const { t } = useTranslation();
  const offer = appOffer(device, info.resources);
  const dress = dressOf(info.mobileTemplate);
  const installing = snapshot.hasTag('busy');
  const { installable } = snapshot.context;
  return (
    <>
      <p className={styles.lead} data-dressed={dress && ''} style={dress}>
        {info.mobileTemplate.app_desc || t('install.lead')}
      </p>
      {installable && (
        <Button
          wide
          look="primary"
          busy={installing}
          icon={<MonitorSmartphone size={20} aria-hidden />}
          onClick={() => send({ type: 'install.chosen' })}
        >
          {t('install.install')}
        </Button>
      )}
      <DownloadLinks offer={offer} system={system} secondary={installable} />
      <Button
        wide
        icon={<HousePlus size={20} aria-hidden />}
        disabled={!snapshot.can({ type: 'guide.opened' })}
        onClick={() => send({ type: 'guide.opened' })}
      >
        {t('install.addToHome')}
      </Button>
      {offer.profile && offer.profileByHand && <Guide name="profileByHand" />}
      <ButtonLink wide replace look="plain" to="/m/app">
        {t('install.guides')}
      </ButtonLink>
    </>
  );
}

/** The notice for iOS browsers other than Safari (APP-03). */
export function SafariNotice({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('install.noticeTitle')}
      text={t('install.noticeText')}
      cancelLabel={null}
      onCancel={onConfirm}
      onConfirm={onConfirm}
    />
  );
}
