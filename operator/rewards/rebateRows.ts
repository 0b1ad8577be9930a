/** What the bets of a category that were settled on one day come to. */
export interface Settled {
  /** The merchant's day, YYYY-MM-DD. */
  day: string;
  gameType: string;
  /** Centavos; below zero where corrections took back more than was bet. */
  valid: number;
  /** Of that day, in hundredths of a per cent. */
  rate: number;
}

/** Amounts in centavos. */
export interface RebateRow extends Settled {
  /** What corrections of days before take of `valid`: 0 or less. */
  carried: number;
  /** Rounded down; never below zero. */
  rebate: number;
}

/**
 * The rebate of each day and category, in the order of the days (BEN-09). What corrections take back beyond a day's bets
 * is made good by the later ones of the category; `carries` is what of it is left from before, and afterwards.
 */
export function rebatesOf(
  settled: readonly Settled[],
  before: ReadonlyMap<string, number>,
): { rows: RebateRow[]; carries: ReadonlyMap<string, number> } {
  const carries = new Map(before);
  const rows = settled.map((row) => {
    const carry = carries.get(row.gameType) ?? 0;
    const base = row.valid + carry;
    if (base < 0) carries.set(row.gameType, base);
    else carries.delete(row.gameType);
    // A day below zero takes nothing of itself.
    const carried = row.valid > 0 ? Math.max(carry, -row.valid) : 0;
    return { ...row, carried, rebate: rebateOf(Math.max(0, base), row.rate) };
  });
  return { rows, carries };
}

/** Of so many centavos at hundredths of a per cent, rounded down. */
const rebateOf = (base: number, rate: number) => Number((BigInt(base) * BigInt(rate)) / 10_000n);
