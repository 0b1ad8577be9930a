import { inject } from 'vitest';

/**
 * Number of runs of a property: this many in the whole run, a tenth (at least three) in the short one. `RUNS=300` and
 * `SEED=7` in the environment set them by hand.
 */
export const propertyRuns = (whole = 100): { numRuns: number; seed: number } => ({
  numRuns: Number(process.env['RUNS'] ?? (inject('isShortRun') ? Math.max(3, Math.ceil(whole / 10)) : whole)),
  seed: Number(process.env['SEED'] ?? 1),
});

/** Rows that exercise the same path: all in the whole run, only the first in the short one. */
export function firstOf<Row extends unknown[] | [unknown]>(
  rows: readonly Row[],
  count?: number,
): readonly Row[];
export function firstOf<Row>(rows: readonly Row[], count?: number): readonly Row[];
export function firstOf<Row>(rows: readonly Row[], count = 1): readonly Row[] {
  return inject('isShortRun') ? rows.slice(0, count) : rows;
}
