import type { Banner } from '@araw/contract/messages/announcements';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { BannerLink } from './BannerLink.tsx';
import styles from './Banners.module.css';
import typography from '#screens/ui/typography.module.css';

interface BannerSlideProps {
  banner: Banner;
  /** The banner that the page preloads. */
  first?: boolean;
  /** In a carousel: load it before it is in view, or each turn would show an empty slide. */
  ahead?: boolean;
}

/** One banner: a link with text over a picture. */
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
        <bdi className={typography.title}>{title}</bdi>
        <bdi className={styles.subtitle}>{subtitle}</bdi>
      </span>
    </BannerLink>
  );
}
