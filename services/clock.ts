/** Time in milliseconds since 1970. */
export interface Clock {
  /** The device's own time, for durations. */
  now(): number;
  /** The operator's time, for what the operator dates: expiries, schedules, envelopes. */
  serverNow(): number;
  /** Takes over the operator's time as an answer has just told it. */
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
