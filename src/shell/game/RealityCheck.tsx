import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useServices } from '#src/app/services.ts';
import { clockText } from '#services/clockText.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import styles from './RealityCheck.module.css';
import { useRealityCheck } from './useRealityCheck.ts';

export interface RealityCheckProps {
  /** Number of the game's messages about play. Each one triggers a refetch. */
  told: number;
  onEnded: () => void;
}

/**
 * Time and result of the current play across all games, and the question that interrupts it (PROT-05, PROT-06). Only
 * its two buttons, which look alike, close the question. A link next to time and result opens the limits (PROT-14).
 */
export function RealityCheck({ told, onEnded }: RealityCheckProps) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const [snapshot, send, answer] = useRealityCheck(onEnded);
  useEffect(() => {
    if (told > 0) send({ type: 'play.changed' });
  }, [told, send]);
  const { play, error } = snapshot.context;
  useBetsElsewhere(play?.staked, told > 0);
  if (play === null) return null;
  const time = <bdi dir="ltr">{clockText(Math.floor(play.played / 1000))}</bdi>;
  const busy = snapshot.hasTag('busy');
  return (
    <>
      <p className={styles.play}>
        <span>
          {t('realityCheck.played')} {time}
        </span>
        <span>
          {t('realityCheck.net')} <Amount value={play.net} signed />
        </span>
        <Link replace to="/m/limits" className={styles.limits} onClick={onEnded}>
          {t('limits.title')}
        </Link>
      </p>
      <AlertDialog.Root open={snapshot.hasTag('asking')}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop forceRender className={styles.mask} />
          <AlertDialog.Popup className={styles.dialog}>
            <AlertDialog.Title className={styles.title}>{t('realityCheck.due')}</AlertDialog.Title>
            <AlertDialog.Description>{t('realityCheck.dueText')}</AlertDialog.Description>
            <Facts
              facts={[
                { name: t('realityCheck.played'), value: time },
                { name: t('realityCheck.staked'), value: <Amount value={play.staked} /> },
                { name: t('realityCheck.won'), value: <Amount value={play.won} /> },
                { name: t('realityCheck.net'), value: <Amount value={play.net} signed />, strong: true },
                {
                  name: t('realityCheck.loggedIn'),
                  value: <bdi dir="ltr">{formatDateTime(play.loggedInAt)}</bdi>,
                },
              ]}
            />
            <FormError error={error} />
            <div className={styles.buttons}>
              <Button disabled={busy} onClick={() => answer('stop')}>
                {t('realityCheck.stop')}
              </Button>
              <Button disabled={busy} onClick={() => answer('continue')}>
                {t('realityCheck.continue')}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}

/** A game in a window of its own, or another operator's, doesn't tell of its bets: what was staked does (PROT-08). */
function useBetsElsewhere(staked: number | undefined, tells: boolean) {
  const { attention } = useServices();
  const before = useRef(staked);
  useEffect(() => {
    if (!tells && before.current !== undefined && staked !== before.current) attention.noteBet?.();
    before.current = staked;
  }, [attention, staked, tells]);
}
