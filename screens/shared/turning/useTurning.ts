import { useEffect, useEffectEvent, useState } from 'react';

interface TurningOptions {
  /** Milliseconds between turns. */
  pace: number;
  /** Don't move until the player asks for it, for example with reduced motion. */
  startsPaused: boolean;
  /** The item in front; a change restarts the timer, so that each item has its full time. */
  place: number;
  onTurn: () => void;
}

/** Automatic turning that can be held for a moment or paused for good (HOME-01, HOME-06). */
export function useTurning({ pace, startsPaused, place, onTurn }: TurningOptions) {
  const [paused, setPaused] = useState(startsPaused);
  const [held, setHeld] = useState(false);
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (paused || held) return undefined;
    const timer = setInterval(() => turn(), pace);
    return () => clearInterval(timer);
  }, [paused, held, place, pace]);
  return { paused, setPaused, setHeld };
}
