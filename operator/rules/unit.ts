const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/** The fewest centavos of whose multiples each of these payouts, in hundredths of the stake, is whole centavos. */
export const unitOf = (payouts: readonly number[]): number =>
  100 / payouts.reduce(greatestCommonDivisor, 100);
