import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTurning } from '#screens/shared/turning/useTurning.ts';
import { Carousel } from '#screens/ui/motion/Carousel.tsx';
import { mayMoveByItself } from '#screens/ui/motion/motion.ts';
import type { Banner } from '@araw/contract/messages/announcements';
import { BannerSlide } from './BannerSlide.tsx';

/** Milliseconds a banner shows (HOME-01). */
const turnsAfter = 5_000;

interface TurningBannersProps {
  banners: Banner[];
  /** The index of the banner to start with. */
  from: number;
}

/** A looping carousel that advances automatically, unless motion is reduced or the page is hidden. */
export function TurningBanners({ banners, from }: TurningBannersProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(from);
  const { paused, setPaused, setHeld } = useTurning({
    pace: turnsAfter,
    startsPaused: !mayMoveByItself(),
    place,
    onTurn() {
      if (document.visibilityState === 'visible') setPlace((before) => before + 1);
    },
  });

  return (
    <Carousel
      aria-label={t('title.promotions')}
      controls="dots"
      place={place}
      onTurn={(by) => setPlace((before) => before + by)}
      onHold={setHeld}
      paused={paused}
      onPause={setPaused}
      slides={banners.map((banner, index) => ({
        key: banner.url,
        content: <BannerSlide banner={banner} first={index === from} ahead />,
      }))}
    />
  );
}
