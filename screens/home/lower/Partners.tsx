import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FadeIn } from '#screens/ui/FadeIn.tsx';
import { SectionHeading } from '#screens/ui/SectionHeading.tsx';
import type { Banner } from '#services/contract/announcements.ts';
import { LoopCarousel } from './LoopCarousel.tsx';
import styles from './LowerHome.module.css';
import { Partner } from './Partner.tsx';

/** The first partner large, the others three at a time, the second in the middle at first (HOME-07). */
export function Partners({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [large, ...others] = banners;
  if (!large) return null;
  return (
    <section className={styles.partners} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('homeBlocks.partners')} />
      <FadeIn className={styles.partnerPictures}>
        <Partner banner={large} />
        {others.length > 0 && (
          <LoopCarousel
            labelledBy={headingId}
            shown={3}
            first={1}
            slides={others.map((banner) => (
              <Partner key={banner.url} banner={banner} />
            ))}
          />
        )}
      </FadeIn>
    </section>
  );
}
