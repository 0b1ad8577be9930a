import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import { entryKey, keepPlace, keptPlace } from '#src/app/places.ts';

/** Milliseconds without scrolling before the position is stored: some browsers limit history writes. */
const restTime = 400;
/** Milliseconds to wait for a page to reach its previous height. */
const longestWait = 10_000;

/**
 * Opens every page at the top, and restores the scroll position after going back or reloading. The position is stored
 * in the page's own history entry.
 */
export function usePlaces() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    // The browser would restore the position before the page is rendered.
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
    // On a newly opened page, keep the position that the browser has chosen.
    if (first && top === 0) return keepScrolled(key);
    let stopKeeping = () => {};
    const stopSeeking = seek(top, () => {
      stopKeeping = keepScrolled(key);
    });
    return () => {
      stopSeeking();
      stopKeeping();
    };
    // The state changes with the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** Scrolls to `top` as the page grows. Calls `onFound` on arrival, on the player's input, or after `longestWait`. */
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

/** Stores this entry's scroll position when scrolling stops, and before a tap can leave the page. */
function keepScrolled(key: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const keep = () => {
    clearTimeout(timer);
    // The history can change before the page does, and an overlay can lock scrolling.
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
  // Include scrolling from before these listeners existed.
  onScroll();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('click', keep, { capture: true });
    window.removeEventListener('pagehide', keep);
  };
}
