import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppChild } from '#src/app/appActor.ts';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';

/**
 * Asks before logging out, names the login that would stay on this device, and waits for completion (LOGOUT-01,
 * LOGOUT-02, SES-06).
 */
export function LogoutDialog() {
  const { t } = useTranslation();
  const logout = useAppChild('logout');
  const snapshot = useSelector(logout, (current) => current);
  const cancel = useCallback(() => logout.send({ type: 'logout.cancelled' }), [logout]);
  const names = snapshot.context.usernames.join(', ');
  return (
    <ConfirmDialog
      title={t('logout.title')}
      text={
        names === '' ? t('logout.question') : `${t('logout.question')} ${t('logout.remembered', { names })}`
      }
      cancelLabel={t('logout.cancel')}
      confirmLabel={t('logout.submit')}
      busy={snapshot.hasTag('busy')}
      canCancel={snapshot.can({ type: 'logout.cancelled' })}
      canConfirm={snapshot.can({ type: 'logout.confirmed' })}
      onCancel={cancel}
      onConfirm={() => logout.send({ type: 'logout.confirmed' })}
      {...(names !== '' && {
        other: {
          label: t('logout.forget'),
          disabled: !snapshot.can({ type: 'forgetting.confirmed' }),
          onChoose: () => logout.send({ type: 'forgetting.confirmed' }),
        },
      })}
    />
  );
}
