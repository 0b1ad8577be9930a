import { useEffect, useEffectEvent } from 'react';
import { useServices } from '#src/app/services.ts';
import { watchTime } from '#src/app/watchTime.ts';

const lookInterval = 1_000;

/**
 * Calls back once the operator's clock has reached a moment, even if the page slept meanwhile. Calls back again for
 * each new `readAt` with the same moment, so that an early clock keeps asking. A null moment is never reached.
 */
export function usePassed(moment: number | null, readAt: number, onPassed: () => void) {
  const { clock } = useServices();
  const tellPassed = useEffectEvent(onPassed);
  useEffect(() => {
    if (moment === null) return;
    // A single timer can't wait for a whole month.
    const end = watchTime(lookInterval, () => {
      if (clock.serverNow() < moment) return;
      end();
      tellPassed();
    });
    return end;
  }, [moment, readAt, clock]);
}
