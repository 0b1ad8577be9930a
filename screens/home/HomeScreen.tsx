import { useTranslation } from 'react-i18next';
import { useSession } from '#screens/parts/appActor.ts';
import { Banners } from './Banners.tsx';
import { BestCasino } from './BestCasino.tsx';
import { CashButtons } from './CashButtons.tsx';
import { GameEntrance } from './entrance/GameEntrance.tsx';
import styles from './HomeScreen.module.css';
import { JlStrip } from './JlStrip.tsx';
import { RecentGames } from './RecentGames.tsx';
import { Ticker } from './Ticker.tsx';

/** The lobby (HOME-01). Each block reads for itself: where one fails, the others stand. */
export function HomeScreen() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('title.home')}
      </h1>
      <Banners />
      <Ticker />
      <CashButtons />
      <GameEntrance />
      {session && <RecentGames />}
      <BestCasino />
      <JlStrip />
    </div>
  );
}
