import { Dialog } from '@base-ui/react/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { ChevronLeft, CircleAlert, LoaderCircle } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppChild, useSession } from '#screens/parts/appActor.ts';
import { Balance } from '#screens/parts/Balance.tsx';
import { Button } from '#screens/parts/Button.tsx';
import { useFailureText } from '#screens/parts/failureText.ts';
import { IconButton } from '#screens/parts/IconButton.tsx';
import { useBackCloses } from '#screens/parts/useBackCloses.ts';
import { isTrial } from '#services/contract/roles.ts';
import { queryKeys } from '#services/queries.ts';
import styles from './GameFrame.module.css';

/** A game from the tap to its end: starting, playing in a frame, or why not (TILE-05). */
export function GameFrame() {
  const { t } = useTranslation();
  const launch = useAppChild('launch');
  const snapshot = useSelector(launch, (current) => current);
  const session = useSession();
  const failureText = useFailureText();
  const close = useCallback(() => launch.send({ type: 'game.closed' }), [launch]);
  useBackCloses(close);
  const { target, gameUrl, refusal } = snapshot.context;
  const game = target?.name ?? '';

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.frame} aria-label={t('game.frame', { game })}>
          <header className={styles.strip}>
            <IconButton icon={ChevronLeft} directed label={t('game.leave')} onClick={close} />
            <Dialog.Title className={styles.name}>{game}</Dialog.Title>
            {session && isTrial(session.type) && <span className={styles.trial}>{t('menu.trialMark')}</span>}
            {session && <Balance />}
          </header>
          {snapshot.matches('playing') && gameUrl && <Game name={game} url={gameUrl} onEnded={close} />}
          {snapshot.matches('launching') && (
            <output className={styles.state}>
              <LoaderCircle size={32} className={styles.spinner} aria-hidden />
              {t('game.launching', { game })}
            </output>
          )}
          {snapshot.matches('refused') && refusal && (
            <div className={styles.state} role="alert">
              <CircleAlert size={32} aria-hidden className={styles.refused} />
              <p>{failureText(refusal)}</p>
              <p>{t('game.launchFailed', { game })}</p>
              {refusal.requestId && (
                <p className={styles.request}>{t('app.requestId', { id: refusal.requestId })}</p>
              )}
              <Button look="primary" onClick={close}>
                {t('app.back')}
              </Button>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface GameProps {
  name: string;
  url: string;
  onEnded: () => void;
}

/** The operator's game. It is kept in a sandbox without an origin: all it can do here is tell its news. */
function Game({ name, url, onEnded }: GameProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const queryClient = useQueryClient();

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const type = (data as { type?: unknown } | null)?.type;
      if (type === 'play.balanceChanged') void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      if (type === 'play.ended') onEnded();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onEnded, queryClient]);

  return (
    <iframe
      ref={frame}
      className={styles.game}
      src={url}
      title={t('game.frame', { game: name })}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}
