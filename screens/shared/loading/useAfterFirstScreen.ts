import { useEffect, useEffectEvent } from 'react';

/** Milliseconds in which only the first screen's calls and pictures use the connection. */
const delay = 3_000;

/** Prefetches once the first screen has loaded. Never offline: browsers remember a failed import. */
export function useAfterFirstScreen(fetchMore: () => Promise<unknown>) {
  const onQuiet = useEffectEvent(() => {
    // The screen that needs it imports it again and shows the failure.
    if (navigator.onLine) fetchMore().catch(() => {});
  });
  useEffect(() => {
    const timer = setTimeout(onQuiet, delay);
    return () => clearTimeout(timer);
  }, []);
}
