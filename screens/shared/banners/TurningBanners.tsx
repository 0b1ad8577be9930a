import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '#screens/ui/motion/Carousel.tsx';
import { mayMoveByItself } from '#screens/ui/motion/motion.ts';
import type { Banner } from '#services/contract/announcements.ts';
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
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setPlace((before) => before + 1);
    }, turnsAfter);
    return () => clearInterval(timer);
  }, [isHeld, place]);

  return (
    <Carousel
      aria-label={t('title.promotions')}
      controls="dots"
      startsPaused={!mayMoveByItself()}
      place={place}
      onTurn={(by) => setPlace((before) => before + by)}
      onHold={setHeld}
      slides={banners.map((banner, index) => ({
        key: banner.url,
        content: <BannerSlide banner={banner} first={index === from} ahead />,
      }))}
    />
  );
}
