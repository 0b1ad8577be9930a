import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../services.ts';
import type { Banner } from '#services/contract/announcements.ts';
import styles from './Banners.module.css';

interface BannerSlideProps {
  banner: Banner;
  /** The one that the page is preloaded with. */
  first?: boolean;
}

/** One banner, its words over its picture, and where it leads. */
export function BannerSlide({ banner, first }: BannerSlideProps) {
  const { images } = useServices();
  const [failed, setFailed] = useState(0);
  const source = images.sources(banner.url)[failed];
  const content = (
    <>
      {source !== undefined && (
        <img
          key={source}
          src={source}
          alt=""
          width={716}
          height={300}
          fetchPriority={first ? 'high' : 'auto'}
          loading={first ? 'eager' : 'lazy'}
          onError={() => setFailed(failed + 1)}
        />
      )}
      <span className={styles.words}>
        <bdi className={styles.title}>{banner.title}</bdi>
        <bdi className={styles.subtitle}>{banner.subtitle}</bdi>
      </span>
    </>
  );
  const { linkage } = banner;
  if (linkage === '') return <div className={styles.banner}>{content}</div>;
  const name = [banner.title, banner.subtitle].filter(Boolean).join(', ') || undefined;
  return linkage.startsWith('/') ? (
    <Link className={styles.banner} to={linkage} aria-label={name}>
      {content}
    </Link>
  ) : (
    <a className={styles.banner} href={linkage} target="_blank" rel="noopener noreferrer" aria-label={name}>
      {content}
    </a>
  );
}
