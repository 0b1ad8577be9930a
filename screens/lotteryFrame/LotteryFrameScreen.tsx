import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { LaunchTarget } from '#machines/launch/launch.machine.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { useServices } from '#src/app/services.ts';
import { layersLeft } from '#screens/ui/dialogs/layersLeft.ts';
import { leaveLayers } from '#screens/ui/dialogs/useBackCloses.ts';
import { type LotteryAddress, readLotteryAddress } from './lotteryAddress.ts';

/** A lottery by its own address: opens it in the game frame and leaves when that is closed (TILE-06). */
export function LotteryFrameScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const address = readLotteryAddress(pathname, query);
  const lotteries = useQuery({
    queryKey: ['lotteries'],
    queryFn: ({ signal }) => operator.lotteryMenu({}, { signal }),
  });
  useAddressWithoutToken();

  return (
    <Block query={lotteries} skeleton={null}>
      {({ list }) => {
        const game = list.find(({ gameId }) => gameId === address.gameId);
        if (!game) {
          return (
            <EmptyState title={t('error.notFound')} action={<Link to="/m/home">{t('title.home')}</Link>} />
          );
        }
        const { vassalage: vendor, gameId, nodeId, name, prizeMode } = game;
        if (address.prizeMode !== '' && address.prizeMode.toLowerCase() !== prizeMode.toLowerCase()) {
          const right = new URLSearchParams(query);
          right.set('prize_mode', prizeMode);
          const way = (
            <Link to={{ search: `${right}` }} replace>
              {t('game.play', { game: name })}
            </Link>
          );
          return <EmptyState title={t('error.prizeModeWrong')} action={way} />;
        }
        const { mui, playType, closesTo } = address;
        const lottery = { mui, playType };
        return <Opened target={{ vendor, gameId, nodeId, name, roomId: '', lottery }} closesTo={closesTo} />;
      }}
    </Block>
  );
}

/** Whoever wrote one into the address: it shall neither stay in the history nor be sent on as a referrer. */
function useAddressWithoutToken() {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (!query.has('token')) return;
    const rest = new URLSearchParams(query);
    rest.delete('token');
    setQuery(rest, { replace: true });
  }, [query, setQuery]);
}

interface OpenedProps {
  target: LaunchTarget;
  closesTo: LotteryAddress['closesTo'];
}

/** Launches once, as the page comes; the frame lies over the page until it is closed. */
function Opened({ target, closesTo }: OpenedProps) {
  const launch = useAppChild('launch');
  const session = useAppChild('session');
  const navigate = useNavigate();
  const [chosen] = useState(target);
  const [openedAt] = useState(() => window.location.pathname);
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    const memberType = session.getSnapshot().context.session?.type ?? null;
    let gone = false;
    // What lay over the page before a reload is taken back first.
    void leaveLayers().then(() => {
      if (!gone) launch.send({ type: 'game.chosen', target: chosen, memberType });
    });
    const subscription = launch.subscribe((snapshot) => {
      if (!snapshot.hasTag('open')) setClosed(true);
    });
    return () => {
      gone = true;
      subscription.unsubscribe();
    };
  }, [chosen, launch, session]);

  useEffect(() => {
    // Whose session has ended is led on by the session chart.
    if (!closed || session.getSnapshot().context.session === null) return;
    void layersLeft().then(() => {
      // A player who goes to cash in has left already.
      if (window.location.pathname === openedAt) void navigate(closesTo, { replace: true });
    });
  }, [closed, closesTo, navigate, openedAt, session]);

  return null;
}
