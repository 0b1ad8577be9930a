import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { Carousel } from '#screens/ui/motion/Carousel.tsx';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import type { Banner } from '@araw/contract/messages/announcements';
import styles from './LowerHome.module.css';
import { videoEmbed } from './videoEmbed.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** Loads nothing from the video's site until the player opens a video. Skips links without a video (HOME-03). */
export function Videos({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  const language = shownLanguage();
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState<string | null>(null);
  const videos = banners.flatMap((banner) => {
    const address = videoEmbed(banner.linkage, language);
    return address === null ? [] : [{ banner, address }];
  });
  if (videos.length === 0) return null;
  return (
    <section className={layout.stack8} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('homeBlocks.videos')} />
      <Carousel
        aria-labelledby={headingId}
        place={place}
        onTurn={(by) => {
          setPlace((before) => before + by);
          setPlaying(null);
        }}
        slides={videos.map(({ banner, address }) => ({
          key: address,
          content: (
            <Video
              banner={banner}
              address={address}
              isPlaying={playing === address}
              onPlay={() => setPlaying(address)}
            />
          ),
        }))}
      />
    </section>
  );
}

interface VideoProps {
  banner: Banner;
  address: string;
  isPlaying: boolean;
  onPlay: () => void;
}

function Video({ banner, address, isPlaying, onPlay }: VideoProps) {
  const { t } = useTranslation();
  const title = banner.title || t('homeBlocks.videos');
  if (isPlaying) {
    return <iframe className={styles.video} src={address} title={title} allow="fullscreen" />;
  }
  return (
    <button
      type="button"
      className={styles.video}
      aria-label={t('homeBlocks.watch', { title })}
      onClick={onPlay}
    >
      <Picture picture={banner.url} width={640} height={360} loading="lazy" />
      <span className={styles.videoPlay}>
        <Play size={28} aria-hidden />
      </span>
      <bdi className={styles.videoTitle}>{banner.title}</bdi>
    </button>
  );
}
