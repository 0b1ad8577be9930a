import { useEffect, useEffectEvent } from 'react';

/** Milliseconds that the first screen's own calls and pictures have the connection to themselves. */
const delay = 3_000;

/** Fetches what may come later: not offline, where browsers remember the failure. */
export function useAfterFirstScreen(fetchMore: () => Promise<unknown>) {
  const onQuiet = useEffectEvent(() => {
    // Who needs it asks once more, and is told.
    if (navigator.onLine) fetchMore().catch(() => {});
  });
  useEffect(() => {
    const timer = setTimeout(onQuiet, delay);
    return () => clearTimeout(timer);
  }, []);
}
