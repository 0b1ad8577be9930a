import { Dialog } from '@base-ui/react/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { ChevronLeft, CircleAlert, ExternalLink, LoaderCircle } from 'lucide-react';
import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { LaunchTarget } from '#machines/launch/launch.machine.ts';
import { loadAhead } from '#screens/shared/loading/loadAhead.tsx';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { useAppChild, useSession } from '#src/app/appActor.ts';
import { Balance } from '#screens/shared/balance/Balance.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { useServices } from '#src/app/services.ts';
import { historySettled, leaveLayers, useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import { clockText } from '#services/clockText.ts';
import { pesos } from '#services/contract/fields.ts';
import { queryKeys } from '#services/queries/queries.ts';
import styles from './GameFrame.module.css';
import { useMoneyShort } from './useMoneyShort.ts';

const moneyShort = loadAhead(async () => (await import('./MoneyShort.tsx')).MoneyShort);

const NoBalance = lazy(async () => ({ default: (await import('./NoBalance.tsx')).NoBalance }));

/** A game from the tap to its end: starting, playing in a frame, or why not (TILE-05). */
export function GameFrame() {
  const { t } = useTranslation();
  const launch = useAppChild('launch');
  const snapshot = useSelector(launch, (current) => current);
  const session = useSession();
  const failureText = useFailureText();
  const close = useCallback(() => launch.send({ type: 'game.closed' }), [launch]);
  const { target, forFun, launched, error } = snapshot.context;
  const [since] = useState(() => snapshot.context.since ?? Date.now());
  // A lottery has an address of its own to come back to.
  useBackCloses(close, { game: target && !target.lottery ? { target, since } : undefined });
  useKeptLaunch(snapshot.hasTag('started'), forFun);
  const game = target?.name ?? '';

  if (snapshot.hasTag('offered')) {
    return (
      <LazyPart onBroken={() => launch.send({ type: 'money.chosen' })}>
        <NoBalance game={game} />
      </LazyPart>
    );
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.frame} aria-label={t('game.frame', { game })}>
          <header className={styles.strip}>
            <IconButton icon={ChevronLeft} directed label={t('game.leave')} onClick={close} />
            <Dialog.Title className={styles.name} dir="auto">
              {game}
            </Dialog.Title>
            <Times since={since} />
            {forFun && <span className={styles.trial}>{t('gameFrame.fun')}</span>}
            {session && <Balance />}
          </header>
          {launched?.framed && (
            <Game
              name={game}
              url={launched.gameUrl}
              highestStake={launched.highestStake}
              forFun={forFun}
              onEnded={close}
            />
          )}
          {launched?.framed === false && <OwnWindow url={launched.gameUrl} />}
          {snapshot.hasTag('loading') && (
            <output className={styles.state}>
              <LoaderCircle size={32} className={styles.spinner} aria-hidden />
              {t('game.launching', { game })}
            </output>
          )}
          {snapshot.hasTag('failed') && error && (
            <div className={styles.state} role="alert">
              <CircleAlert size={32} aria-hidden className={styles.refused} />
              <p>{failureText(error)}</p>
              <p>{t('game.launchFailed', { game })}</p>
              {error.requestId && (
                <p className={styles.request}>{t('app.requestId', { id: error.requestId })}</p>
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

/** Keeps in the history, with the game, for what it plays; a game that has none is chosen again after a reload. */
function useKeptLaunch(started: boolean, forFun: boolean) {
  useEffect(() => {
    if (!started) return;
    // The entry of the game stands then.
    void historySettled().then(() => {
      const { state } = window.history;
      if (state?.game) window.history.replaceState({ ...state, game: { ...state.game, forFun } }, '');
    });
  }, [started, forFun]);
}

/** The time of day, and how long the game has been open: what a player loses sight of first. */
function Times({ since }: { since: number }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const clock = new Date(now).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false });
  const played = clockText(Math.max(0, Math.floor((now - since) / 1000)));
  return (
    <p className={styles.times}>
      <time aria-label={`${t('gameFrame.clock')} ${clock}`}>{clock}</time>
      <span>{t('gameFrame.played', { time: played })}</span>
    </p>
  );
}

/** A game that may not be framed. Its window is opened by the player's own tap, which no browser blocks. */
function OwnWindow({ url }: { url: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  if (opened) return <output className={styles.state}>{t('gameFrame.openElsewhere')}</output>;
  return (
    <div className={styles.state}>
      <ExternalLink size={32} aria-hidden />
      <p>{t('gameFrame.ownWindow')}</p>
      <a
        className={styles.open}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => setOpened(true)}
      >
        {t('gameFrame.newWindow')}
      </a>
      <a
        href={`${url}#here`}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          const { href } = event.currentTarget;
          void leaveLayers().then(() => {
            // Going back is then to the lobby, not to this.
            window.location.assign(href);
          });
        }}
      >
        {t('gameFrame.here')}
      </a>
    </div>
  );
}

/** What the history keeps of a game for a page that is reloaded. */
interface InterruptedLaunch {
  target: LaunchTarget;
  since: number;
  /** Of a game that had been launched. */
  forFun?: boolean;
}

/** Launches the game again that was open when the page was reloaded; its round is as it was. */
export function InterruptedGame({ target, since, forFun }: InterruptedLaunch) {
  const launch = useAppChild('launch');
  const session = useAppChild('session');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const memberType = session.getSnapshot().context.session?.type ?? null;
    void leaveLayers().then(() => {
      if (memberType === null) return;
      launch.send(
        forFun === undefined
          ? { type: 'game.chosen', target, memberType, since }
          : { type: 'game.resumed', target, forFun, since },
      );
    });
  }, [forFun, launch, session, since, target]);
  return null;
}

interface GameProps {
  name: string;
  url: string;
  highestStake: number;
  forFun: boolean;
  onEnded: () => void;
}

const stake = v.pipe(pesos, v.minValue(0.01));
/** What the frame tells; whatever else it says is nothing to the app. */
const news = v.variant('type', [
  v.object({ type: v.literal('play.balanceChanged') }),
  v.object({ type: v.literal('play.ended') }),
  v.object({
    type: v.literal('play.moneyShort'),
    stake,
    stakes: v.pipe(v.array(stake), v.maxLength(100)),
  }),
]);

/**
 * The operator's game. It is kept in a sandbox without an origin: all it can do here is tell its news. What the player
 * opens from it, such as the page that verifies a round, is a tab of its own with the origin that it comes from.
 */
function Game({ name, url, highestStake, forFun, onEnded }: GameProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const queryClient = useQueryClient();
  const { operator } = useServices();
  const [short, send] = useMoneyShort(frame, highestStake);
  moneyShort.useAhead();

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const { success, output: told } = v.safeParse(news, data);
      if (!success) return;
      if (told.type === 'play.balanceChanged')
        void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      if (told.type === 'play.moneyShort') send({ ...told, type: 'bet.refused', forFun });
      if (told.type !== 'play.ended') return;
      // If the login has ended as well, this call tells the app.
      operator.wallet({}).catch(() => {});
      onEnded();
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      // The player may be on the board now.
      void queryClient.invalidateQueries({ queryKey: ['winnerBoard'] });
    };
  }, [forFun, onEnded, operator, queryClient, send]);

  return (
    <>
      <iframe
        ref={frame}
        className={styles.game}
        src={url}
        title={t('game.frame', { game: name })}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
      {short.hasTag('short') && (
        <LazyPart onBroken={() => send({ type: 'offer.closed' })}>
          <moneyShort.Part snapshot={short} send={send} />
        </LazyPart>
      )}
    </>
  );
}
