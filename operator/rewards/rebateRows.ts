/** Bets of one category, settled on one day. */
export interface Settled {
  /** The merchant day, YYYY-MM-DD. */
  day: string;
  gameType: string;
  /** Centavos; negative if corrections took back more than was bet. */
  valid: number;
  /** Rate on that day, in hundredths of a percent. */
  rate: number;
}

/** Amounts in centavos. */
export interface RebateRow extends Settled {
  /** Offset of `valid` against corrections of earlier days: 0 or less. */
  carried: number;
  /** Rounded down; never negative. */
  rebate: number;
}

/**
 * Rebates by day and category, in order of days (BEN-09). Corrections beyond a day's bets are offset against the
 * category's later ones; `carries` has the remainders before and after.
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
    // A negative day has nothing to offset.
    const carried = row.valid > 0 ? Math.max(carry, -row.valid) : 0;
    return { ...row, carried, rebate: rebateOf(Math.max(0, base), row.rate) };
  });
  return { rows, carries };
}

/** Rounded down; the rate is in hundredths of a percent. */
const rebateOf = (base: number, rate: number) => Number((BigInt(base) * BigInt(rate)) / 10_000n);
