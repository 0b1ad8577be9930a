const hour = 3_600_000;

/** The merchant's clock is Manila's, which has no summer time. */
export const merchantUtcOffset = 8 * hour;

/** The merchant's calendar day, YYYY-MM-DD, at a moment in milliseconds since 1970. */
export const merchantDayOf = (time: number): string =>
  new Date(time + merchantUtcOffset).toISOString().slice(0, 10);

/** The moment at which the merchant's day begins. */
export const startOfMerchantDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - merchantUtcOffset;
