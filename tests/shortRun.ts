import { inject } from 'vitest';

/**
 * How often a property is tried: so many times in the whole run, the first tenth of these in the short one, but no fewer
 * than three. `RUNS=300` and `SEED=7` in the environment try it more often, or with other values, by hand.
 */
export const propertyRuns = (whole = 100): { numRuns: number; seed: number } => ({
  numRuns: Number(process.env['RUNS'] ?? (inject('isShortRun') ? Math.max(3, Math.ceil(whole / 10)) : whole)),
  seed: Number(process.env['SEED'] ?? 1),
});

/** Rows that take one way through the product: all in the whole run, the first of them in the short one. */
export function firstOf<Row extends unknown[] | [unknown]>(
  rows: readonly Row[],
  count?: number,
): readonly Row[];
export function firstOf<Row>(rows: readonly Row[], count?: number): readonly Row[];
export function firstOf<Row>(rows: readonly Row[], count = 1): readonly Row[] {
  return inject('isShortRun') ? rows.slice(0, count) : rows;
}
