import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useAppChild } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { switchesOf } from '@araw/contract/protection/protectionProfiles';
import type { SessionInfo } from '@araw/contract/accounts/session';
import styles from './Idle.module.css';
import { useIdle } from './useIdle.ts';

export interface IdleProps {
  session: SessionInfo;
}

/** Watches a player, unless they are being logged out or the profile is unknown (PROT-08). */
export function Idle({ session }: IdleProps) {
  const leaving = useSelector(useAppChild('logout'), (snapshot) => snapshot.hasTag('busy'));
  const { data: settings } = useQuery(useServices().queries.settings());
  if (leaving || !settings) return null;
  return <Watched session={session} minutes={switchesOf(settings.protection).idleMinutes} />;
}

/** Asks a player who does nothing, over whatever is open, and ends the session if nobody answers. */
function Watched({ session, minutes }: IdleProps & { minutes: number }) {
  const { t } = useTranslation();
  const [snapshot, send] = useIdle(session, minutes);
  return (
    <AlertDialog.Root open={snapshot.hasTag('asking')}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={styles.mask} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{t('idle.title')}</AlertDialog.Title>
          <AlertDialog.Description>{t('idle.text')}</AlertDialog.Description>
          <div className={styles.buttons}>
            <Button onClick={() => send({ type: 'logout.chosen' })}>{t('menu.signOut')}</Button>
            <Button onClick={() => send({ type: 'stay.chosen' })}>{t('idle.stay')}</Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
