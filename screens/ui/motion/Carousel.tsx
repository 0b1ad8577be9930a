// Import before our own styles, which override some of these.
import 'swiper/css';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import Swiper from 'swiper';
import styles from './Carousel.module.css';
import { IconButton } from '../buttons/IconButton.tsx';
import { useHold } from './useHold.ts';

interface CarouselProps {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  /** Index of the slide in front; an index out of range wraps around. */
  place: number;
  /** Requested by button, key or swipe; a swipe may turn several times. `place` still decides what is in front. */
  onTurn: (by: 1 | -1) => void;
  /** Slides per view, with the front one in the middle. With fewer than three slides, one shows at a time. */
  perView?: 1 | 3;
  /** Called when the player starts and stops holding the slides. */
  onHold?: (held: boolean) => void;
  /** Whether automatic turning is paused. */
  paused?: boolean | undefined;
  /** Pass it if the slides turn automatically; called when the player pauses or resumes them. */
  onPause?: ((paused: boolean) => void) | undefined;
  /** Below the slides: previous and next arrows, or a dot for each slide. */
  controls?: 'arrows' | 'dots';
}

/** Milliseconds. */
const turnTime = 300;

/** With fewer, a row of three has no further slide on either side for a swipe to pull in. */
const fewestOfThree = 5;

const wantsLessMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

const modulo = (value: number, count: number) => ((value % count) + count) % count;

/** The fewest turns from one place to another; negative when backwards. */
function turnsBetween(from: number, to: number, count: number) {
  const onwards = modulo(to - from, count);
  return onwards <= count / 2 ? onwards : onwards - count;
}

/** An endless carousel, turned by swipe, buttons or arrow keys. A single slide renders without one. */
export function Carousel(props: CarouselProps) {
  const [first, second] = props.slides;
  if (!first) return null;
  return second ? <Turning {...props} /> : first.content;
}

function Turning(props: CarouselProps) {
  const {
    slides,
    place,
    onTurn,
    perView = 1,
    onHold,
    paused = false,
    onPause,
    controls = 'arrows',
    ...names
  } = props;
  const { t, i18n } = useTranslation();
  const dir = i18n.dir();
  const count = slides.length;
  const isRow = perView === 3 && count >= 3;
  const copies = isRow ? Math.ceil(fewestOfThree / count) : 1;
  const total = count * copies;

  // Unbounded, to keep the direction: with two slides, each is both the next and the previous one.
  const [front, setFront] = useState(place);
  const missed = turnsBetween(front, place, count);
  if (missed !== 0) setFront(front + missed);
  const turn = (by: 1 | -1) => {
    setFront((before) => before + by);
    onTurn(by);
  };
  const turnTimes = (turns: number) => {
    for (let left = Math.abs(turns); left > 0; left -= 1) turn(turns > 0 ? 1 : -1);
  };

  const stage = useHold<HTMLDivElement>((held) => onHold?.(held));
  // Swiper keeps its initial slides and direction: recreate it when they change.
  const track = JSON.stringify([dir, isRow, slides.map(({ key }) => key)]);
  const list = useRef<HTMLUListElement>(null);
  useSwiper({ stage, track, isRow, front, total, turnTimes });

  const focusFollows = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    focusFollows.current = list.current?.contains(event.target as Node) ?? false;
    turn((key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1);
  };
  useEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    list.current?.querySelector<HTMLElement>(':scope > [aria-current]')?.focus({ preventScroll: true });
  }, [front]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys bubble here from children.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset's content doesn't shrink with it.
      role="group"
      className={styles.carousel}
      aria-roledescription={t('carousel.role')}
      {...names}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className={`swiper ${styles.stage}`} data-row={isRow}>
        <ul
          key={track}
          ref={list}
          className={`swiper-wrapper ${styles.slides}`}
          aria-live={onPause && !paused ? 'off' : 'polite'}
        >
          {Array.from({ length: total }, (_, index) => {
            const slide = slides[index % count];
            const away = Math.abs(turnsBetween(modulo(front, total), index, total));
            return (
              <li
                key={index < count ? slide?.key : `${slide?.key} ${index}`}
                className={`swiper-slide ${styles.slide}`}
                aria-roledescription={t('carousel.slideRole')}
                aria-label={t('carousel.slide', { number: (index % count) + 1, last: count })}
                aria-current={away === 0 || undefined}
                inert={away > (isRow ? 1 : 0)}
                tabIndex={-1}
              >
                {slide?.content}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.controls} data-look={controls}>
        {controls === 'arrows' && (
          <IconButton icon={ChevronLeft} directed label={t('carousel.previous')} onClick={() => turn(-1)} />
        )}
        {controls === 'dots' &&
          slides.map(({ key }, index) => {
            const turns = turnsBetween(front, index, count);
            return (
              <button
                key={key}
                type="button"
                className={styles.dot}
                aria-label={t('carousel.goTo', { number: index + 1 })}
                aria-current={turns === 0 || undefined}
                onClick={() => turnTimes(turns)}
              />
            );
          })}
        {onPause && (
          <IconButton
            icon={paused ? Play : Pause}
            size={controls === 'dots' ? 16 : undefined}
            label={paused ? t('carousel.play') : t('carousel.pause')}
            onClick={() => onPause(!paused)}
          />
        )}
        {controls === 'arrows' && (
          <IconButton icon={ChevronRight} directed label={t('carousel.next')} onClick={() => turn(1)} />
        )}
      </div>
    </div>
  );
}

interface Turned {
  stage: RefObject<HTMLDivElement | null>;
  /** A new value recreates Swiper. */
  track: string;
  isRow: boolean;
  front: number;
  total: number;
  turnTimes: (turns: number) => void;
}

/** Moves Swiper to the front slide, and reports the slide that a swipe moved to. */
function useSwiper({ stage, track, isRow, front, total, turnTimes }: Turned) {
  const swiper = useRef<Swiper>(null);
  const shown = useRef(front);
  const isDragged = useRef(false);

  const settle = useEffectEvent(() => {
    if (!swiper.current || !isDragged.current) return;
    isDragged.current = false;
    turnTimes(turnsBetween(front, swiper.current.realIndex, total));
  });

  const create = useEffectEvent((element: HTMLElement) => {
    shown.current = front;
    isDragged.current = false;
    swiper.current = new Swiper(element, {
      initialSlide: modulo(front, total),
      slidesPerView: isRow ? 3 : 1,
      centeredSlides: isRow,
      spaceBetween: 8,
      speed: wantsLessMotion() ? 0 : turnTime,
      loop: true,
      // Don't drop the next turn while this one is still animating.
      loopPreventsSliding: false,
      // Leave the mouse to the slides' content, for example to select text.
      simulateTouch: false,
      on: {
        sliderFirstMove: () => (isDragged.current = true),
        // Fires before Swiper moves on to the slide that the swipe ended at.
        touchEnd: () => queueMicrotask(settle),
      },
    });
  });

  useLayoutEffect(() => {
    if (!stage.current) return undefined;
    create(stage.current);
    return () => {
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [stage, track]);

  // Run after every render: a swipe that the parent ignored must move back.
  useEffect(() => {
    const now = swiper.current;
    const by = front - shown.current;
    if (!now || isDragged.current) return;
    shown.current = front;
    if (now.realIndex === modulo(front, total)) return;
    if (by === 1) now.slideNext();
    else if (by === -1) now.slidePrev();
    else now.slideToLoop(modulo(front, total));
  });
}
