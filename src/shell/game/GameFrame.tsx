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
import { useByTheClock } from '#src/app/hooks/useByTheClock.ts';
import { useServices } from '#src/app/services.ts';
import { historySettled, leaveLayers, useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import { clockText } from '#services/clockText.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { pesos } from '@araw/contract/values/fields';
import { queryKeys } from '#services/queries/queries.ts';
import { withTexts } from '#src/app/withTexts.ts';
import styles from './GameFrame.module.css';
import type { NewTermsProps } from './NewTerms.tsx';
import type { RealityCheckProps } from './RealityCheck.tsx';
import { useMoneyShort } from './useMoneyShort.ts';

const moneyShort = loadAhead(async () => (await import('./MoneyShort.tsx')).MoneyShort);

const RealityCheck = lazy(
  withTexts<RealityCheckProps>('protection', async () => ({
    default: (await import('./RealityCheck.tsx')).RealityCheck,
  })),
);

const NewTerms = lazy(
  withTexts<NewTermsProps>('accounts', async () => ({
    default: (await import('./NewTerms.tsx')).NewTerms,
  })),
);

const NoBalance = lazy(async () => ({ default: (await import('./NoBalance.tsx')).NoBalance }));

/** A game from the tap to its end: launching, playing in a frame, or why it failed (TILE-05). */
export function GameFrame() {
  const { t } = useTranslation();
  const launch = useAppChild('launch');
  const snapshot = useSelector(launch, (current) => current);
  const session = useSession();
  const failureText = useFailureText();
  const close = useCallback(() => launch.send({ type: 'game.closed' }), [launch]);
  const { target, forFun, launched, error } = snapshot.context;
  const [since] = useState(() => snapshot.context.since ?? Date.now());
  // Lotteries have their own address to return to.
  useBackCloses(close, { game: target && !target.lottery ? { target, since } : undefined });
  useKeptLaunch(snapshot.hasTag('started'), forFun);
  const game = target?.name ?? '';
  const [told, setTold] = useState(0);
  const noteTold = useCallback(() => setTold((times) => times + 1), []);
  const [asksForTerms, setAsksForTerms] = useState(false);
  const askForTerms = useCallback(() => setAsksForTerms(true), []);

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
          {snapshot.hasTag('started') && !forFun && (
            <LazyPart>
              <RealityCheck told={told} onEnded={close} />
            </LazyPart>
          )}
          {asksForTerms && (
            <LazyPart onBroken={() => setAsksForTerms(false)}>
              <NewTerms onClosed={() => setAsksForTerms(false)} />
            </LazyPart>
          )}
          {launched?.framed && (
            <Game
              name={game}
              url={launched.gameUrl}
              highestStake={launched.highestStake}
              forFun={forFun}
              onTold={noteTold}
              onTermsRefused={askForTerms}
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

/** Stores `forFun` with the game in the history: without it, a reload chooses the game anew. */
function useKeptLaunch(started: boolean, forFun: boolean) {
  useEffect(() => {
    if (!started) return;
    // The game's history entry exists only then.
    void historySettled().then(() => {
      const { state } = window.history;
      if (state?.game) window.history.replaceState({ ...state, game: { ...state.game, forFun } }, '');
    });
  }, [started, forFun]);
}

/** The time of day in the merchant's time zone, and how long the game has been open: players lose track of both. */
function Times({ since }: { since: number }) {
  const { t } = useTranslation();
  const { formatTime } = useMerchantDates();
  const now = useByTheClock(() => Math.floor(Date.now() / 1000) * 1000, 1000);
  const clock = formatTime(now);
  const played = clockText(Math.max(0, Math.floor((now - since) / 1000)));
  return (
    <p className={styles.times}>
      <time aria-label={`${t('gameFrame.clock')} ${clock}`}>{clock}</time>
      <span>{t('gameFrame.played', { time: played })}</span>
    </p>
  );
}

/** A game that may not be framed. Open its window only on a tap: browsers block other pop-ups. */
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
            // Only now, so that going back leads to the lobby.
            window.location.assign(href);
          });
        }}
      >
        {t('gameFrame.here')}
      </a>
    </div>
  );
}

/** A game as stored in the history, to survive a reload. */
interface InterruptedLaunch {
  target: LaunchTarget;
  since: number;
  /** Set once the game has launched. */
  forFun?: boolean;
}

/** Relaunches the game that was open when the page was reloaded. Its round is unchanged. */
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
  /** A round changed the balance, or was refused to protect the player. */
  onTold: () => void;
  /** A bet waits for the player to accept newer terms. */
  onTermsRefused: () => void;
  onEnded: () => void;
}

const stake = v.pipe(pesos, v.minValue(0.01));
/** Messages from the frame. Ignore all others. */
const news = v.variant('type', [
  v.object({ type: v.literal('play.balanceChanged') }),
  v.object({ type: v.literal('play.ended') }),
  v.object({ type: v.literal('play.protected'), code: v.string() }),
  v.object({
    type: v.literal('play.moneyShort'),
    stake,
    stakes: v.pipe(v.array(stake), v.maxLength(100)),
  }),
]);

/**
 * The operator's game, sandboxed without an origin, so that it can only post messages. Pages that the player opens
 * from it, such as the verification of a round, open in a tab with their own origin.
 */
function Game({ name, url, highestStake, forFun, onTold, onTermsRefused, onEnded }: GameProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const queryClient = useQueryClient();
  const { operator, attention } = useServices();
  const [short, send] = useMoneyShort(frame, highestStake);
  moneyShort.useAhead();

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const { success, output: told } = v.safeParse(news, data);
      if (!success) return;
      if (told.type !== 'play.ended') attention.noteBet?.();
      if (told.type === 'play.balanceChanged' || told.type === 'play.protected') onTold();
      if (told.type === 'play.balanceChanged')
        void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      if (told.type === 'play.moneyShort') send({ ...told, type: 'bet.refused', forFun });
      const isAway = told.type === 'play.protected' && told.code === 'onBreak';
      if (told.type === 'play.protected' && told.code === 'termsOutdated') onTermsRefused();
      if (isAway) void queryClient.invalidateQueries({ queryKey: queryKeys.memberInfo });
      if (told.type !== 'play.ended' && !isAway) return;
      // If the session has ended too, the app learns it from this call.
      operator.wallet({}).catch(() => {});
      onEnded();
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      // The player may be on the board now.
      void queryClient.invalidateQueries({ queryKey: ['winnerBoard'] });
    };
  }, [attention, forFun, onEnded, onTermsRefused, onTold, operator, queryClient, send]);

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
