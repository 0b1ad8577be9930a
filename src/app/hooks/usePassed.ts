import { useEffect, useEffectEvent } from 'react';
import { useServices } from '#src/app/services.ts';

const pollInterval = 1_000;

/**
 * Tells when a moment of the operator's clock has come, also when the page slept over it; again for each `readAt` at which
 * the moment is still the same, so that a clock that is early asks until it is there. Null without a moment.
 */
export function usePassed(moment: number | null, readAt: number, onPassed: () => void) {
  const { clock } = useServices();
  const tellPassed = useEffectEvent(onPassed);
  useEffect(() => {
    if (moment === null) return;
    // A timer could not wait for a whole month.
    const timer = setInterval(look, pollInterval);
    function look() {
      if (moment === null || clock.serverNow() < moment) return;
      clearInterval(timer);
      tellPassed();
    }
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', look);
    };
  }, [moment, readAt, clock]);
}
