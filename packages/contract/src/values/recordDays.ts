/** Maximum length of a record's range in merchant days, both ends included (REC-01). */
export const longestRange = 90;

/** Ranges relative to the operator's day, so that the device's clock and zone don't matter (REC-01, REC-07). */
export const periods = ['today', 'yesterday', '7days', '30days'] as const;
export type Period = (typeof periods)[number];
