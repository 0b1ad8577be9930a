import { Pause, Play } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayMoveByItself } from '#screens/ui/motion.ts';
import { useFromBrowser } from '#screens/ui/useFromBrowser.ts';
import type { Banner } from '#services/contract/announcements.ts';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './Banners.module.css';

/** Milliseconds a banner shows (HOME-01). */
const turnsAfter = 5_000;

/**
 * The banners one after another, scrolled by the browser; after the last comes the first. They stop by the pause button
 * and on focus, do not begin where motion is unwelcome, and wait while they are touched, pointed at or out of sight.
 */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const mayMove = useFromBrowser(mayMoveByItself, true);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? mayMove;
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);

  /** Pixels from the first slide to another; negative where pages are read from the right. */
  const distanceTo = (place: number) => {
    const slides = track.current?.children ?? [];
    const [first, other] = [slides[0], slides[place]];
    return first instanceof HTMLElement && other instanceof HTMLElement
      ? other.offsetLeft - first.offsetLeft
      : 0;
  };

  const show = (place: number) => {
    if (track.current) track.current.scrollLeft = distanceTo(place);
  };

  const onScroll = () => {
    const place = Math.round((track.current?.scrollLeft ?? 0) / (distanceTo(1) || 1));
    setShown(Math.max(0, Math.min(place, banners.length - 1)));
  };

  const next = (shown + 1) % banners.length;
  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') show(next);
    }, turnsAfter);
    return () => clearInterval(timer);
  }, [playing, held, next]);

  useEffect(() => {
    const element = region.current;
    const stopOnFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) setWanted(false);
    };
    element?.addEventListener('focusin', stopOnFocus);
    return () => element?.removeEventListener('focusin', stopOnFocus);
  }, []);

  // A finger's own events go on while the browser scrolls by it; its pointer's end with that.
  const holdByMouse =
    (isOver: boolean) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setHeld(isOver);
    };

  return (
    <section
      ref={region}
      className={styles.carousel}
      aria-roledescription={t('carousel.role')}
      aria-label={t('title.promotions')}
    >
      <div
        ref={track}
        className={styles.track}
        onScroll={onScroll}
        onTouchStart={() => setHeld(true)}
        onTouchEnd={() => setHeld(false)}
        onTouchCancel={() => setHeld(false)}
        onPointerEnter={holdByMouse(true)}
        onPointerLeave={holdByMouse(false)}
      >
        {banners.map((banner, index) => (
          <fieldset
            key={banner.url}
            className={styles.slide}
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.slide', { number: index + 1, last: banners.length })}
            inert={index !== shown}
          >
            <BannerSlide banner={banner} first={index === 0} />
          </fieldset>
        ))}
      </div>
      <div className={styles.controls}>
        {banners.map((banner, index) => (
          <button
            key={banner.url}
            type="button"
            className={styles.dot}
            aria-label={t('carousel.goTo', { number: index + 1 })}
            aria-current={index === shown || undefined}
            onClick={() => show(index)}
          />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? t('carousel.pause') : t('carousel.play')}
          onClick={() => setWanted(!playing)}
        >
          {playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        </button>
      </div>
    </section>
  );
}
