import { observe } from 'react-intersection-observer';

/** Elements within this many pixels above or below the screen load (SHELL-14). */
export const lazyThreshold = 100;
/** Minimum milliseconds between batches of loads (SHELL-14). */
const pace = 300;

/** The pending load of each element near the screen. */
const near = new Map<Element, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let loadedAt = Number.NEGATIVE_INFINITY;

/**
 * Calls `load` once the element is near the screen. Elements scrolled past faster than the pace never load. Returns a
 * cancel function. Browsers without IntersectionObserver load everything immediately.
 */
export function whenNear(element: Element, load: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    load();
    return () => {};
  }
  const unobserve = observe(
    element,
    (isNear) => {
      if (!isNear) return void near.delete(element);
      near.set(element, () => {
        forget();
        load();
      });
      timer ??= setTimeout(loadNear, Math.max(0, loadedAt + pace - performance.now()));
    },
    { rootMargin: margin(lazyThreshold) },
  );
  function forget() {
    near.delete(element);
    unobserve();
  }
  return forget;
}

/** An observer's `rootMargin`: this many pixels above and below the screen. */
export const margin = (pixels: number): string => `${pixels}px 0px`;

function loadNear() {
  timer = undefined;
  loadedAt = performance.now();
  for (const loadOne of near.values()) loadOne();
}
