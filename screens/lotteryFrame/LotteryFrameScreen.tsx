import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { useLotteryFrame } from './useLotteryFrame.ts';

/** A lottery at its own address: opens in the game frame, and leaves when the frame closes (TILE-06). */
export function LotteryFrameScreen() {
  const { t } = useTranslation();
  const { snapshot, send, query } = useLotteryFrame();
  const { lottery, error } = snapshot.context;

  if (snapshot.hasTag('failed') && error) {
    return (
      <FailedState
        error={error}
        busy={snapshot.hasTag('busy')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (snapshot.hasTag('missing')) {
    return <EmptyState title={t('error.notFound')} action={<Link to="/m/home">{t('title.home')}</Link>} />;
  }
  if (snapshot.hasTag('otherOdds') && lottery) {
    const right = new URLSearchParams(query);
    right.set('prize_mode', lottery.prizeMode);
    const way = (
      <Link to={{ search: `${right}` }} replace>
        {t('game.play', { game: lottery.name })}
      </Link>
    );
    return <EmptyState title={t('error.prizeModeWrong')} action={way} />;
  }
  return null;
}
