/** Envelope rain (TEAM-07): most chosen members, shares, hours until it ends, characters of the greeting. */
export const envelopeLimits = { chosen: 100, shares: 1_000, hours: 24, greeting: 80 } as const;
