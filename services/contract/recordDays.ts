/** The merchant's days of a record, both included: at most 90 (REC-01). */
export const longestRange = 90;

/** Ranges that the operator counts from its own day, so that a device's clock and zone change nothing (REC-01, REC-07). */
export const periods = ['today', 'yesterday', '7days', '30days'] as const;
export type Period = (typeof periods)[number];

const dayLength = 24 * 3_600_000;

/** The day, YYYY-MM-DD, that lies so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** How many days a range has, both ends included; NaN for what are no days. */
export const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength + 1;
