import type { Clock } from './context.ts';

/** The machine's time plus the sandbox's shift. */
export function createClock(start = 0): Clock {
  let shifted = start;
  return {
    now: () => Date.now() + shifted,
    shift(milliseconds) {
      shifted = milliseconds === 0 ? 0 : shifted + milliseconds;
    },
  };
}

/** A clock that only moves when a test moves it. */
export function createStoppedClock(now = Date.UTC(2026, 0, 15, 12)): Clock {
  let time = now;
  return {
    now: () => time,
    shift(milliseconds) {
      time = milliseconds === 0 ? now : time + milliseconds;
    },
  };
}
