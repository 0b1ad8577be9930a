import { useEffect, useEffectEvent, useState } from 'react';
import { loadAhead } from '#screens/shared/loading/loadAhead.tsx';
import { useAfterFirstScreen } from '#screens/shared/loading/useAfterFirstScreen.ts';
import { useHold } from '#screens/ui/motion/useHold.ts';
import type { Banner } from '@araw/contract/messages/announcements';
import styles from './Banners.module.css';
import { BannerSlide } from './BannerSlide.tsx';

const turning = loadAhead(async () => (await import('./TurningBanners.tsx')).TurningBanners);

/** A carousel of banners; a single banner doesn't move. */
export function BannerBand({ banners }: { banners: Banner[] }) {
  const [first] = banners;
  if (!first) return null;
  if (banners.length > 1) return <Banners banners={banners} />;
  return (
    <div className={styles.carousel}>
      <BannerSlide banner={first} first />
    </div>
  );
}

/** Native scrolling until the carousel has loaded. */
function Banners({ banners }: { banners: Banner[] }) {
  const [from, setFrom] = useState<number | null>(null);
  return (
    <div className={styles.carousel}>
      {from === null ? (
        <BannerRow banners={banners} onTurning={setFrom} />
      ) : (
        <turning.Part banners={banners} from={from} />
      )}
    </div>
  );
}

interface BannerRowProps {
  banners: Banner[];
  /** Called once the carousel has loaded, with the index of the banner in front. */
  onTurning: (from: number) => void;
}

function BannerRow({ banners, onTurning }: BannerRowProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const row = useHold<HTMLDivElement>(setHeld);
  useAfterFirstScreen(async () => {
    await turning.load();
    setLoaded(true);
  });
  const takeOver = useEffectEvent(() => onTurning(inFront(row.current, banners.length)));
  useEffect(() => {
    // Never swap the banners while a finger is on them.
    if (isLoaded && !isHeld) takeOver();
  }, [isLoaded, isHeld]);

  return (
    <div ref={row} className={styles.row}>
      {banners.map((banner, index) => (
        <div key={banner.url} className={styles.slide}>
          <BannerSlide banner={banner} first={index === 0} />
        </div>
      ))}
    </div>
  );
}

/** The index of the banner that the row is scrolled to. */
function inFront(row: HTMLElement | null, count: number): number {
  if (!row?.scrollWidth) return 0;
  // `scrollLeft` is negative on right-to-left pages.
  return Math.min(Math.round((Math.abs(row.scrollLeft) / row.scrollWidth) * count), count - 1);
}

/** A group's banners, except those without a picture. */
export const bannersOf = (banners: Banner[], group: Banner['groupName']) =>
  banners.filter(({ groupName, url }) => groupName === group && url !== '');
