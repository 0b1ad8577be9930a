/** Milliseconds since 1970. */
export interface Clock {
  /** The device's own time, for durations. */
  now(): number;
  /** The operator's time, for everything that the operator dates: expiries, schedules, envelopes. */
  serverNow(): number;
  /** Adopts the operator's time from an answer that has just arrived. */
  sync(serverTime: number): void;
}

export function createClock(now: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now,
    serverNow: () => now() + offset,
    sync(serverTime) {
      offset = serverTime - now();
    },
  };
}
