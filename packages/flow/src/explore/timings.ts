/** A timer that a step arms (with `ms`) or cancels. */
export interface TimerChange {
  id: string;
  ms?: number;
}

/**
 * What is known about when the running timers fall due, independent of the time between earlier steps: a difference bound
 * matrix, as in timed automata.
 */
export interface Timing {
  /** The running timers, in the order they were armed. */
  ids: readonly string[];
  /** `bounds[i][j]`: `i` falls due at most so many ms after `j`. Index 0 is now, timer `ids[k]` has index k + 1. */
  bounds: readonly (readonly number[])[];
}

/** A step's effect on the timers. */
export interface TimedStep {
  fired?: string;
  timers: readonly TimerChange[];
}

/**
 * Minimum ms between a step and the next timer that falls due. 0 suits a clock that fires one timer at a time: of two timers
 * in the same millisecond the one armed first fires first. A real clock shows nothing between those two, so it needs 1, or
 * the time a step takes to show.
 */
export type Gap = number;

const nothingRuns: Timing = { ids: [], bounds: [[0]] };

/** The timers that the initial state arms. */
export const startTiming = (timers: readonly TimerChange[]) => changed(nothingRuns, timers);

/** The timing after a step; undefined if no clock allows it here. */
export function timingAfter(timing: Timing, { fired, timers }: TimedStep, gap: Gap): Timing | undefined {
  if (timing.ids.length === 0) return changed(timing, timers);
  const now = momentOf(timing, fired, gap);
  if (!now) return undefined;
  return changed(fired === undefined ? now : without(now, fired), timers);
}

/** Whether `wide` allows every timing that `narrow` allows. */
export function covers(wide: Timing, narrow: Timing): boolean {
  if (wide.ids.length !== narrow.ids.length || wide.ids.some((id, index) => id !== narrow.ids[index]))
    return false;
  return narrow.bounds.every((row, i) => row.every((bound, j) => bound <= wide.bounds[i]![j]!));
}

/** The moment of the step: the firing timer is due now, every other one later. */
function momentOf(timing: Timing, fired: string | undefined, gap: Gap): Timing | undefined {
  const bounds = timing.bounds.map((row) => [...row]);
  const soonest = bounds[0]!;
  let armedLater = false;
  timing.ids.forEach((id, index) => {
    const timer = index + 1;
    if (id === fired) {
      soonest[timer] = 0;
      bounds[timer]![0] = Math.min(bounds[timer]![0]!, 0);
      armedLater = true;
    } else {
      soonest[timer] = armedLater ? -gap : -Math.max(gap, 1);
    }
  });
  return tightened(bounds) ? { ids: timing.ids, bounds } : undefined;
}

/** All-pairs shortest paths (Floyd-Warshall); false if the bounds are contradictory. */
function tightened(bounds: number[][]): boolean {
  const size = bounds.length;
  for (let via = 0; via < size; via += 1) {
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) {
        const detour = bounds[i]![via]! + bounds[via]![j]!;
        if (detour < bounds[i]![j]!) bounds[i]![j] = detour;
      }
    }
  }
  return bounds.every((row, index) => row[index]! >= 0);
}

function changed(timing: Timing, timers: readonly TimerChange[]): Timing {
  return timers.reduce((before, { id, ms }) => {
    const rest = without(before, id);
    return ms === undefined ? rest : withTimer(rest, id, ms);
  }, timing);
}

function without(timing: Timing, id: string): Timing {
  const index = timing.ids.indexOf(id) + 1;
  if (index === 0) return timing;
  const drop = <T>(list: readonly T[]) => list.filter((_, position) => position !== index);
  return { ids: timing.ids.filter((other) => other !== id), bounds: drop(timing.bounds).map(drop) };
}

function withTimer({ ids, bounds }: Timing, id: string, ms: number): Timing {
  const sinceNow = bounds[0]!.map((bound) => ms + bound);
  return {
    ids: [...ids, id],
    bounds: [...bounds.map((row) => [...row, row[0]! - ms]), [...sinceNow, 0]],
  };
}
