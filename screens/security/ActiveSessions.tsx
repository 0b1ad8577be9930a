import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import type { CallValue } from '@araw/contract/calls/calls';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { DeviceIcon, Place, useDeviceName } from './Place.tsx';
import styles from './SecurityScreen.module.css';
import { useEndSession } from './useEndSession.ts';

export type ActiveSession = CallValue<'activeSessions'>['list'][number];

/** Where the player is logged in; every session except the current one can be logged out. */
export function ActiveSessions({ sessions }: { sessions: ActiveSession[] }) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const deviceName = useDeviceName();
  const [asked, setAsked] = useState<ActiveSession | null>(null);
  const endSession = useEndSession({ onSettled: () => setAsked(null) });
  const ownFirst = sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

  return (
    <>
      <ul className={styles.list}>
        {ownFirst.map((session) => (
          <li key={session.id} className={`${rows.row} ${styles.session}`}>
            <DeviceIcon device={session.device} />
            <bdi className={rows.label}>{deviceName(session.device)}</bdi>
            {session.current ? (
              <span className={styles.current}>{t('security.current')}</span>
            ) : (
              <Button
                small
                aria-label={t('security.signOutOf', { device: deviceName(session.device) })}
                onClick={() => setAsked(session)}
              >
                {t('menu.signOut')}
              </Button>
            )}
            <span className={styles.more}>
              <Place place={session.place} ip={session.ip} />
              <span className={styles.hint}>
                {t('security.lastSeen', { time: formatDateTime(session.lastSeenAt) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <p className={styles.advice}>{t('security.unfamiliar')}</p>}
      {asked && (
        <ConfirmDialog
          title={t('security.askTitle')}
          text={t('security.askText', { device: deviceName(asked.device) })}
          confirmLabel={t('menu.signOut')}
          busy={endSession.isPending}
          canCancel={!endSession.isPending}
          onCancel={() => !endSession.isPending && setAsked(null)}
          onConfirm={() => endSession.mutate(asked.id)}
        />
      )}
    </>
  );
}
