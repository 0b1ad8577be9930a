/** Pixels above and below the screen within which something loads (SHELL-14). */
export const lazyThreshold = 100;
/** Milliseconds between two times that pictures begin to load (SHELL-14). */
const pace = 300;

/** What waits to load, by its element. */
const waiting = new Map<Element, () => void>();
/** Of these, what is near the screen. */
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
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
  observer ??= new IntersectionObserver(notice, { rootMargin: `${lazyThreshold}px 0px` });
  waiting.set(element, load);
  observer.observe(element);
  return () => forget(element);
}

function notice(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && waiting.has(target)) near.add(target);
    else near.delete(target);
  }
  if (near.size > 0) timer ??= setTimeout(loadNear, Math.max(0, loadedAt + pace - performance.now()));
}

function loadNear() {
  timer = undefined;
  loadedAt = performance.now();
  for (const element of near) {
    waiting.get(element)?.();
    forget(element);
  }
}

function forget(element: Element) {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}
