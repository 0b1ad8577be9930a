import { expect, test } from 'vitest';
import { paced } from './paced.ts';

/** Times of requests within an hour, in seconds since the first; they fail from `failsFrom` until `recovers`. */
function askedAt(failsFrom: number, recovers = Infinity): number[] {
  const every = paced(10_000);
  const times: number[] = [];
  const state = { dataUpdatedAt: 0, errorUpdatedAt: 0, errorUpdateCount: 0 };
  for (let now = 1; now <= 3_600_000;) {
    const at = (now - 1) / 1_000;
    times.push(at);
    const failed = at >= failsFrom && at < recovers;
    if (failed) Object.assign(state, { errorUpdatedAt: now, errorUpdateCount: state.errorUpdateCount + 1 });
    else state.dataUpdatedAt = now;
    const pause = every({ state: { ...state, status: failed ? 'error' : 'success' } });
    if (pause === false) return times;
    now += pause;
  }
  return times;
}

test('[NET-10] a successful read keeps its interval', () => {
  const times = askedAt(Infinity);
  expect([times.length, times.slice(0, 4)]).toEqual([360, [0, 10, 20, 30]]);
});

test('[NET-10] one that never succeeds is repeated at growing intervals, then stops', () => {
  expect(askedAt(0)).toEqual([0, 20, 60, 140, 300, 620, 1260]);
});

test('[NET-10] one that starts to fail is repeated at growing intervals, then stops', () => {
  expect(askedAt(15)).toEqual([0, 10, 20, 40, 70, 130, 250, 490, 970]);
});

test('[NET-10] one that recovers returns to its interval', () => {
  expect(askedAt(15, 100).slice(0, 8)).toEqual([0, 10, 20, 40, 70, 130, 140, 150]);
});
