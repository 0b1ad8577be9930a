import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '#src/app/services.ts';

const pollInterval = 500;

/**
 * Whole seconds until a moment of the operator's clock, at least 0; `onEnded` is told when it has come, also when the page
 * slept over it. Null without a moment.
 */
export function useSecondsLeft(endsAt: number | null, onEnded?: () => void): number | null {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.serverNow());
  const tellEnded = useEffectEvent(() => onEnded?.());

  useEffect(() => {
    if (endsAt === null) return;
    let told = false;
    const look = () => {
      const moment = clock.serverNow();
      setNow(moment);
      if (moment >= endsAt && !told) {
        told = true;
        tellEnded();
      }
    };
    look();
    const timer = setInterval(look, pollInterval);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [endsAt, clock]);

  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
