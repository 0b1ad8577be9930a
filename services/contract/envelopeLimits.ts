/** Of an envelope rain (TEAM-07): members that can be chosen, shares, hours until its end, signs of the greeting. */
export const envelopeLimits = { chosen: 100, shares: 1_000, hours: 24, greeting: 80 } as const;
