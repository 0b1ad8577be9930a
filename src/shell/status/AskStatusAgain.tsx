import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAppChild } from '#src/app/appActor.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';

/** Refetches the site's status; busy while that isn't possible. */
export function AskStatusAgain({ onAsked }: { onAsked?: () => void }) {
  const { t } = useTranslation();
  const systemStatus = useAppChild('systemStatus');
  const askable = useSelector(systemStatus, (snapshot) => snapshot.can({ type: 'status.questioned' }));
  const ask = () => {
    systemStatus.send({ type: 'status.questioned' });
    onAsked?.();
  };
  return (
    <Button look="secondary" busy={!askable} onClick={ask}>
      {t('app.retry')}
    </Button>
  );
}

/** For separate pages: opens home once the status has arrived and the site is open. */
export function AskStatusThenHome() {
  const navigate = useNavigate();
  const systemStatus = useAppChild('systemStatus');
  const asked = useRef(false);

  useEffect(() => {
    const { unsubscribe } = systemStatus.subscribe((snapshot) => {
      if (snapshot.hasTag('busy')) return;
      if (asked.current && snapshot.hasTag('done')) void navigate('/m/home');
      asked.current = false;
    });
    return unsubscribe;
  }, [systemStatus, navigate]);

  return (
    <AskStatusAgain
      onAsked={() => {
        asked.current = true;
      }}
    />
  );
}
