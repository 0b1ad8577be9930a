import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppChild } from '#screens/parts/appActor.ts';
import { Button } from '#screens/parts/Button.tsx';
import { useBackCloses } from '#screens/parts/useBackCloses.ts';
import styles from './LogoutDialog.module.css';

/** Asks before logging out and waits until it is done (LOGOUT-01, LOGOUT-02). */
export function LogoutDialog() {
  const { t } = useTranslation();
  const logout = useAppChild('logout');
  const snapshot = useSelector(logout, (current) => current);
  const cancel = useCallback(() => logout.send({ type: 'logout.cancelled' }), [logout]);
  useBackCloses(cancel);

  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && cancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.mask} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{t('logout.title')}</AlertDialog.Title>
          <AlertDialog.Description>{t('logout.question')}</AlertDialog.Description>
          <div className={styles.buttons}>
            <Button disabled={!snapshot.can({ type: 'logout.cancelled' })} onClick={cancel}>
              {t('logout.cancel')}
            </Button>
            <Button
              look="primary"
              busy={snapshot.hasTag('loading')}
              disabled={!snapshot.can({ type: 'logout.confirmed' })}
              onClick={() => logout.send({ type: 'logout.confirmed' })}
            >
              {t('logout.submit')}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
