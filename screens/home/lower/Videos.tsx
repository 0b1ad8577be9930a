import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { SectionHeading } from '#screens/ui/SectionHeading.tsx';
import type { Banner } from '#services/contract/announcements.ts';
import { LoopCarousel } from './LoopCarousel.tsx';
import styles from './LowerHome.module.css';
import { videoEmbed } from './videoEmbed.ts';

/** Nothing of the video's site is loaded before a video is asked for; a link to no video shows nothing (HOME-03). */
export function Videos({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  const language = shownLanguage();
  const videos = banners.flatMap((banner) => {
    const address = videoEmbed(banner.linkage, language);
    return address === null ? [] : [{ banner, address }];
  });
  if (videos.length === 0) return null;
  return (
    <section className={styles.videos} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('homeBlocks.videos')} />
      <LoopCarousel
        labelledBy={headingId}
        slides={videos.map(({ banner, address }) => (
          <Video key={address} banner={banner} address={address} />
        ))}
      />
    </section>
  );
}

function Video({ banner, address }: { banner: Banner; address: string }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const title = banner.title || t('homeBlocks.videos');
  if (wanted) {
    return <iframe className={styles.video} src={address} title={title} allow="fullscreen" />;
  }
  return (
    <button
      type="button"
      className={styles.video}
      aria-label={t('homeBlocks.watch', { title })}
      onClick={() => setWanted(true)}
    >
      <Picture picture={banner.url} width={640} height={360} loading="lazy" />
      <span className={styles.videoPlay}>
        <Play size={28} aria-hidden />
      </span>
      <bdi className={styles.videoTitle}>{banner.title}</bdi>
    </button>
  );
}
