import type { Edge } from './explore.ts';
import type { TimerChange } from './timings.ts';
import type { Gap } from './timings.ts';

/** Time `to` is at least `atLeast` ms after time `from`; both are step indices, 0 being the start. */
interface Constraint {
  from: number;
  to: number;
  atLeast: number;
}

interface Armed {
  step: number;
  ms: number;
}

export interface ScheduleOptions {
  /** Default: 0. */
  gap?: Gap;
}

/**
 * The earliest time in ms of each step of a path, the start first, such that exactly the path's timers fire and no others.
 * Undefined if no clock allows this order.
 */
export function schedule(
  path: readonly Edge[],
  startTimers: readonly TimerChange[],
  options: ScheduleOptions = {},
): number[] | undefined {
  return solve(path.length, constraintsOf(path, startTimers, options.gap ?? 0));
}

function constraintsOf(path: readonly Edge[], startTimers: readonly TimerChange[], gap: Gap): Constraint[] {
  const constraints: Constraint[] = [];
  /** In the order they were armed. */
  const armed = new Map<string, Armed>();
  const change = (timers: readonly TimerChange[], step: number) => {
    for (const { id, ms } of timers) {
      armed.delete(id);
      if (ms !== undefined) armed.set(id, { step, ms });
    }
  };

  change(startTimers, 0);
  path.forEach(({ fired, timers }, index) => {
    const step = index + 1;
    constraints.push({ from: index, to: step, atLeast: 0 });
    let armedLater = false;
    for (const [id, timer] of armed) {
      if (id === fired) {
        constraints.push({ from: timer.step, to: step, atLeast: timer.ms });
        constraints.push({ from: step, to: timer.step, atLeast: -timer.ms });
        armedLater = true;
      } else {
        const margin = armedLater ? gap : Math.max(gap, 1);
        constraints.push({ from: step, to: timer.step, atLeast: margin - timer.ms });
      }
    }
    if (fired !== undefined) armed.delete(fired);
    change(timers, step);
  });
  return constraints;
}

/** Longest paths from the start (Bellman-Ford); a cycle that keeps growing is a contradiction. */
function solve(steps: number, constraints: readonly Constraint[]): number[] | undefined {
  const times = Array.from({ length: steps + 1 }, () => 0);
  for (let round = 0; round <= steps + 1; round += 1) {
    let settled = true;
    for (const { from, to, atLeast } of constraints) {
      const earliest = times[from]! + atLeast;
      if (earliest <= times[to]!) continue;
      if (to === 0) return undefined;
      times[to] = earliest;
      settled = false;
    }
    if (settled) return times;
  }
  return undefined;
}
