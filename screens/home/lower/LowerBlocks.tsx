import { useSession } from '#src/app/appActor.ts';
import { BannerSlide } from '#screens/shared/banners/BannerSlide.tsx';
import { bannersOf } from '#screens/shared/banners/BannerBand.tsx';
import { MatchStrip } from '#screens/shared/games/MatchStrip.tsx';
import { useAnnouncements } from '#src/app/hooks/useAnnouncements.ts';
import { InstallAdvice } from './InstallAdvice.tsx';
import { BestCasino } from './BestCasino.tsx';
import { DemoTicker } from './DemoTicker.tsx';
import { FollowUs } from './FollowUs.tsx';
import { JlStrip } from './JlStrip.tsx';
import { Partners } from './Partners.tsx';
import { RecentGames } from './RecentGames.tsx';
import { SaferPlay } from './SaferPlay.tsx';
import { Videos } from './Videos.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

/** Home from the winner board down (HOME-01). Each block loads on its own, so one failure spares the others. */
export function LowerBlocks() {
  const session = useSession();
  const banners = useAnnouncements().data?.banners ?? [];
  const [exclusive] = bannersOf(banners, 'm_exclusive');
  return (
    <>
      <DemoTicker />
      <WinnerBoard />
      {session && <RecentGames />}
      <BestCasino />
      <JlStrip />
      <MatchStrip more="/m/sports" />
      <Videos banners={bannersOf(banners, 'm_video')} />
      <Partners banners={bannersOf(banners, 'm_partners')} />
      <FollowUs />
      {exclusive && <BannerSlide banner={exclusive} />}
      <InstallAdvice />
      <SaferPlay />
    </>
  );
}
