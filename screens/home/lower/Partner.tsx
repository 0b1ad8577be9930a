import { BannerLink } from '#screens/shared/banners/BannerLink.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import type { Banner } from '#services/contract/announcements.ts';
import styles from './LowerHome.module.css';

/** A partner's picture, its name below, and where it leads; where no picture comes the name stands alone (HOME-07). */
export function Partner({ banner: { url, linkage, title } }: { banner: Banner }) {
  return (
    <BannerLink className={styles.partner} linkage={linkage}>
      <Picture picture={url} width={358} height={150} loading="lazy" />
      <bdi className={styles.partnerName}>{title}</bdi>
    </BannerLink>
  );
}
