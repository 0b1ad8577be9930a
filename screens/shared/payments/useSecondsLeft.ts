import { useEffect, useEffectEvent } from 'react';
import { useByTheClock } from '#src/app/hooks/useByTheClock.ts';
import { useServices } from '#src/app/services.ts';

const lookInterval = 500;

/**
 * Whole seconds until a moment by the operator's clock, at least 0; null without a moment. Calls `onEnded` when it
 * arrives, even if the page slept through it.
 */
export function useSecondsLeft(endsAt: number | null, onEnded?: () => void): number | null {
  const { clock } = useServices();
  const seconds = useByTheClock(
    () => (endsAt === null ? null : Math.max(0, Math.ceil((endsAt - clock.serverNow()) / 1000))),
    endsAt === null ? null : lookInterval,
  );
  const hasEnded = seconds === 0;
  const tellEnded = useEffectEvent(() => onEnded?.());

  useEffect(() => {
    if (hasEnded) tellEnded();
  }, [hasEnded, endsAt]);

  return seconds;
}
