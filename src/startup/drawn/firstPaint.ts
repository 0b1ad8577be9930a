/** Milliseconds to wait at most. */
const patience = 500;

/**
 * Resolves once the prerendered page has been painted. Cached scripts arrive before the first frame, and would delay
 * it until the app has started (PAGE-06).
 */
export function firstPaint(): Promise<void> {
  const { dataset } = document.documentElement;
  const shows = 'drawn' in dataset && !('own' in dataset) && document.visibilityState === 'visible';
  if (!shows || !PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) end();
    });
    const timer = setTimeout(end, patience);
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe({ type: 'paint', buffered: true });
  });
}
