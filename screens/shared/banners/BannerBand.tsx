import { lazy } from 'react';
import type { Banner } from '#services/contract/announcements.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import styles from './Banners.module.css';
import { BannerSlide } from './BannerSlide.tsx';

const BannerCarousel = lazy(async () => ({
  default: (await import('./BannerCarousel.tsx')).BannerCarousel,
}));

/** Banners one after another; where the carousel does not arrive, the first stands still. */
export function BannerBand({ banners }: { banners: Banner[] }) {
  const [first] = banners;
  if (!first) return null;
  const still = (
    <div className={styles.carousel}>
      <BannerSlide banner={first} first />
    </div>
  );
  if (banners.length === 1) return still;
  return (
    <LazyPart waiting={still} instead={still}>
      <BannerCarousel banners={banners} />
    </LazyPart>
  );
}

/** Those of a group; one without a picture is left out. */
export const bannersOf = (banners: Banner[], group: Banner['groupName']) =>
  banners.filter(({ groupName, url }) => groupName === group && url !== '');
