import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
import { IconButton } from '#screens/ui/IconButton.tsx';
import styles from './LowerHome.module.css';

/** Pixels that a finger has to go sideways to turn the carousel. */
const swipe = 40;

interface LoopCarouselProps {
  /** The element that names it. */
  labelledBy: string;
  slides: readonly ReactNode[];
  /** Slides at a time; the middle one is the current one. */
  shown?: 1 | 3;
  /** The current one at first. */
  first?: number;
}

/** Slides that go round and round, by its buttons or a swipe; a single one stands alone. */
export function LoopCarousel({ labelledBy, slides, shown = 1, first = 0 }: LoopCarouselProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(first);
  const touchedAt = useRef(0);
  const count = slides.length;
  const around = count < shown ? 0 : (shown - 1) / 2;
  const turn = (by: 1 | -1) => setCurrent(current + by);

  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(distance) < swipe) return;
    const isForward = languages[shownLanguage()].dir === 'rtl' ? distance > 0 : distance < 0;
    turn(isForward ? 1 : -1);
  };

  if (count === 1) return slides[0];
  const places = Array.from({ length: 2 * around + 1 }, (_, index) => current - around + index);
  return (
    <fieldset aria-roledescription={t('carousel.role')} aria-labelledby={labelledBy}>
      <ul
        className={styles.slides}
        data-shown={places.length}
        onTouchStart={({ touches }) => (touchedAt.current = touches[0]?.clientX ?? 0)}
        onTouchEnd={onTouchEnd}
      >
        {places.map((place) => {
          const index = ((place % count) + count) % count;
          return (
            <li
              key={place}
              aria-roledescription={t('carousel.slideRole')}
              aria-label={t('carousel.slide', { number: index + 1, last: count })}
              aria-current={place === current || undefined}
            >
              {slides[index]}
            </li>
          );
        })}
      </ul>
      <div className={styles.turn}>
        <IconButton icon={ChevronLeft} directed label={t('carousel.previous')} onClick={() => turn(-1)} />
        <IconButton icon={ChevronRight} directed label={t('carousel.next')} onClick={() => turn(1)} />
      </div>
    </fieldset>
  );
}
