import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '#screens/ui/motion/Carousel.tsx';
import { FadeIn } from '#screens/ui/motion/FadeIn.tsx';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import type { Banner } from '@araw/contract/messages/announcements';
import styles from './LowerHome.module.css';
import { Partner } from './Partner.tsx';
import layout from '#screens/ui/layout/layout.module.css';

/** The first partner large, the others three at a time, starting with the second in the middle (HOME-07). */
export function Partners({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [place, setPlace] = useState(1);
  const [large, ...others] = banners;
  if (!large) return null;
  return (
    <section className={layout.stack8} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('homeBlocks.partners')} />
      <FadeIn className={styles.partnerPictures}>
        <Partner banner={large} />
        <Carousel
          aria-labelledby={headingId}
          perView={3}
          place={place}
          onTurn={(by) => setPlace((before) => before + by)}
          slides={others.map((banner) => ({ key: banner.url, content: <Partner banner={banner} /> }))}
        />
      </FadeIn>
    </section>
  );
}
