/** The merchant's days of a record, both included: at most 90 (REC-01). */
export const longestRange = 90;

/** Ranges that the operator counts from its own day, so that a device's clock and zone change nothing (REC-01, REC-07). */
export const periods = ['today', 'yesterday', '7days', '30days'] as const;
export type Period = (typeof periods)[number];
