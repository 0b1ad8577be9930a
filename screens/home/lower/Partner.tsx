import { BannerLink } from '#screens/shared/banners/BannerLink.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import type { Banner } from '@araw/contract/messages/announcements';
import styles from './LowerHome.module.css';

/**
 * A partner's link with a picture and the name below; if the picture fails, only the name, in the same space (HOME-07):
 * Swiper ends a swipe during which the height changes.
 */
export function Partner({ banner: { url, linkage, title } }: { banner: Banner }) {
  return (
    <BannerLink className={styles.partner} linkage={linkage}>
      <Picture
        picture={url}
        width={358}
        height={150}
        loading="lazy"
        fallback={<span className={styles.noPicture} />}
      />
      <bdi className={styles.partnerName}>{title}</bdi>
    </BannerLink>
  );
}
