/** Limits on deposits, losses, stakes and minutes of play (PROT-02). */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Calendar days, weeks from Monday, and months, in the merchant's zone (REC-07). */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];
