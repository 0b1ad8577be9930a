/** Milliseconds after which nobody waits any longer. */
const patience = 500;

/**
 * Resolves once what was drawn ahead can be seen. Scripts that a cache gives come before the first frame and would keep it
 * back for as long as the app takes to start (PAGE-06).
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
