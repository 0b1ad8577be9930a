import { useEffect, useEffectEvent } from 'react';

type Returned = { type: 'page.shown' } | { type: 'net.returned' };

/** Notifies a chart when the page is visible again and when the connection is back. */
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
