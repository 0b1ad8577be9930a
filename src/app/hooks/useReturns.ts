import { useEffect, useEffectEvent } from 'react';

type Returned = { type: 'page.shown' } | { type: 'net.returned' };

/** Tells a chart when the page is in front again, and when the net is back. */
export function useReturns(tell: (event: Returned) => void) {
  const told = useEffectEvent(tell);
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') told({ type: 'page.shown' });
    };
    const online = () => told({ type: 'net.returned' });
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('online', online);
    };
  }, []);
}
