import type { Banner } from '#services/contract/announcements.ts';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { BannerLink } from './BannerLink.tsx';
import styles from './Banners.module.css';

interface BannerSlideProps {
  banner: Banner;
  /** The one that the page is preloaded with. */
  first?: boolean;
  /** In a carousel: load it before it is in view, or each turn would show an empty slide. */
  ahead?: boolean;
}

/** One banner, its words over its picture, and where it leads. */
export function BannerSlide({ banner: { url, linkage, title, subtitle }, first, ahead }: BannerSlideProps) {
  const name = [title, subtitle].filter(Boolean).join(', ') || undefined;
  return (
    <BannerLink className={styles.banner} linkage={linkage} aria-label={name}>
      <Picture
        picture={url}
        width={716}
        height={300}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first || ahead ? 'eager' : 'lazy'}
      />
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        <bdi className={styles.subtitle}>{subtitle}</bdi>
      </span>
    </BannerLink>
  );
}
