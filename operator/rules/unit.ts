const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/** Smallest unit in centavos for which each of these payouts, in hundredths of the stake, is whole centavos. */
export const unitOf = (payouts: readonly number[]): number =>
  100 / payouts.reduce(greatestCommonDivisor, 100);
