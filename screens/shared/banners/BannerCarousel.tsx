import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Autoplay, A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import 'swiper/css';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
import { mayMoveByItself } from '#screens/ui/motion.ts';
import type { Banner } from '#services/contract/announcements.ts';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './Banners.module.css';

/** Milliseconds a banner shows (HOME-01). */
const autoplay = { delay: 5_000, disableOnInteraction: false, pauseOnMouseEnter: true };

/** The banners one after another; they stop by the pause button, on focus, and where motion is unwelcome. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const { dir } = languages[shownLanguage()];
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(mayMoveByItself);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    // `stop` lasts; `pause` would end with the next touch.
    if (playing) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing]);

  useEffect(() => {
    const element = region.current;
    const stopOnFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) setPlaying(false);
    };
    element?.addEventListener('focusin', stopOnFocus);
    return () => element?.removeEventListener('focusin', stopOnFocus);
  }, []);

  return (
    <section
      ref={region}
      className={styles.carousel}
      aria-roledescription={t('carousel.role')}
      aria-label={t('title.promotions')}
    >
      <Swiper
        key={dir}
        dir={dir}
        modules={[Autoplay, A11y]}
        a11y={{ slideRole: 'group', slideLabelMessage: '' }}
        autoplay={autoplay}
        rewind
        spaceBetween={12}
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => setShown(activeIndex)}
      >
        {banners.map((banner, index) => (
          <SwiperSlide
            key={banner.url}
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.slide', { number: index + 1, count: banners.length })}
            inert={index !== shown}
          >
            <BannerSlide banner={banner} first={index === 0} />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.controls}>
        {banners.map((banner, index) => (
          <button
            key={banner.url}
            type="button"
            className={styles.dot}
            aria-label={t('carousel.goTo', { number: index + 1 })}
            aria-current={index === shown || undefined}
            onClick={() => swiper?.slideTo(index)}
          />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? t('carousel.pause') : t('carousel.play')}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        </button>
      </div>
    </section>
  );
}
