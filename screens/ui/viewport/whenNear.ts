import { observe } from 'react-intersection-observer';

/** Pixels above and below the screen within which something loads (SHELL-14). */
export const lazyThreshold = 100;
/** Milliseconds between two times that pictures begin to load (SHELL-14). */
const pace = 300;

/** What is near the screen and waits to load, by its element. */
const near = new Map<Element, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let loadedAt = Number.NEGATIVE_INFINITY;

/**
 * Calls `load` once the element is near the screen. What is passed by faster than the pace never loads. Returns
 * what calls it off. A browser that cannot tell what is near loads everything at once.
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

/** So many pixels above and below the screen, for an observer. */
export const margin = (pixels: number): string => `${pixels}px 0px`;

function loadNear() {
  timer = undefined;
  loadedAt = performance.now();
  for (const loadOne of near.values()) loadOne();
}
