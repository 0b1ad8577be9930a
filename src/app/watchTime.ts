/**
 * Calls back every `every` ms, and with true when the page is shown again: timers don't run while it sleeps
 * (FAULT-46). Returns a function that stops it.
 */
export function watchTime(every: number, onLook: (seenAgain: boolean) => void): () => void {
  const timer = setInterval(() => onLook(false), every);
  const seenAgain = () => {
    if (document.visibilityState === 'visible') onLook(true);
  };
  document.addEventListener('visibilitychange', seenAgain);
  window.addEventListener('pageshow', seenAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seenAgain);
    window.removeEventListener('pageshow', seenAgain);
  };
}
