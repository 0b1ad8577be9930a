import { Dialog } from '@base-ui/react/dialog';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useAppChild } from '#src/app/appActor.ts';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { DialogHead } from '#screens/ui/dialogs/DialogHead.tsx';
import styles from './NoBalance.module.css';

/** Options for a player without a balance (BAL-01). Uses the game's history entry. */
export function NoBalance({ game }: { game: string }) {
  const { t } = useTranslation();
  const launch = useAppChild('launch');
  const hasFreePlay = useSelector(launch, (snapshot) => snapshot.can({ type: 'fun.chosen' }));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && launch.send({ type: 'game.closed' })}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} />
        <Dialog.Popup className={styles.dialog}>
          <DialogHead title={t('noBalance.title')} className={styles.head} />
          <Dialog.Description className={styles.text}>
            {t(hasFreePlay ? 'noBalance.textFun' : 'noBalance.text', { game })}
          </Dialog.Description>
          <ButtonLink
            look="primary"
            wide
            replace
            to="/m/voucherCenter"
            onClick={() => launch.send({ type: 'cashIn.chosen' })}
          >
            {t('noBalance.cashIn')}
          </ButtonLink>
          {hasFreePlay && (
            <Button wide onClick={() => launch.send({ type: 'fun.chosen' })}>
              {t('noBalance.fun')}
            </Button>
          )}
          <Button look="plain" wide onClick={() => launch.send({ type: 'money.chosen' })}>
            {t('noBalance.anyway')}
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
