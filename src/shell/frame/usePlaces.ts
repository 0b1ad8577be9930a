import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import { entryKey, keepPlace, keptPlace } from '#src/app/places.ts';

/** Milliseconds without a scroll after which the place is kept: some browsers limit writes to the history. */
const restTime = 400;
/** Milliseconds after which a page is no longer awaited to get as long as it was. */
const longestWait = 10_000;

/**
 * Every page begins at its top, and a player who comes back to one, or reloads it, finds the place where it was left: it is
 * kept in the page's own entry of the history.
 */
export function usePlaces() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    // The browser itself looks for the place before the page is there.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useEffect(() => {
    const first = isFirst.current;
    isFirst.current = false;
    if (type !== 'POP') {
      if (!isOwnAddress(state)) window.scrollTo(0, 0);
      return keepScrolled(key);
    }
    const { top } = keptPlace();
    // Of a page that is opened, the browser has chosen the place.
    if (first && top === 0) return keepScrolled(key);
    let stopKeeping = () => {};
    const stopSeeking = seek(top, () => {
      stopKeeping = keepScrolled(key);
    });
    return () => {
      stopSeeking();
      stopKeeping();
    };
    // The state comes with the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** Scrolls towards the place for as long as the page grows, unless the player scrolls; then says so. */
function seek(top: number, onFound: () => void): () => void {
  const look = () => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, lowest));
    if (top <= lowest) found();
  };
  const growth = new ResizeObserver(look);
  const signs = ['pointerdown', 'wheel', 'keydown'] as const;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, found);
  };
  const found = () => {
    stop();
    onFound();
  };
  const timer = setTimeout(found, longestWait);
  for (const sign of signs) window.addEventListener(sign, found, { passive: true });
  growth.observe(document.body);
  return stop;
}

/** Keeps how far the page of this entry is scrolled: once it rests, and before it can be left by a tap. */
function keepScrolled(key: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const keep = () => {
    clearTimeout(timer);
    // Another entry may be there before its page, and what lies over a page may keep it from scrolling.
    if (entryKey() !== key || window.history.state?.layers > 0) return;
    keepPlace({ top: Math.round(window.scrollY) });
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, restTime);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', keep, { capture: true });
  window.addEventListener('pagehide', keep);
  // What was scrolled before this has come counts, too.
  onScroll();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('click', keep, { capture: true });
    window.removeEventListener('pagehide', keep);
  };
}
