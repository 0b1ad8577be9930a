import type { Banner } from '#services/contract/announcements.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import styles from './Banners.module.css';
import { BannerSlide } from './BannerSlide.tsx';

/** Banners one after another; a single one stands still. */
export function BannerBand({ banners }: { banners: Banner[] }) {
  const [first] = banners;
  if (!first) return null;
  if (banners.length > 1) return <BannerCarousel banners={banners} />;
  return (
    <div className={styles.carousel}>
      <BannerSlide banner={first} first />
    </div>
  );
}

/** Those of a group; one without a picture is left out. */
export const bannersOf = (banners: Banner[], group: Banner['groupName']) =>
  banners.filter(({ groupName, url }) => groupName === group && url !== '');
