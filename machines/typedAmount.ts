/** The limit that an amount breaks. `pesos` is the limit's value; null if it has none. */
export interface AmountProblem {
  bound: 'malformed' | 'least' | 'most' | 'withdrawable' | 'timesADay' | 'sumADay';
  pesos: number | null;
}

/** The amount in centavos; null unless digits with at most two decimals, no sign and no exponent (CASH-02). */
export function centavosOf(typed: string): number | null {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typed);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}

export interface AmountLimits {
  least: number;
  most: number;
  withdrawable: number;
  /** Undefined if there is no daily count or sum. */
  timesLeft?: number;
  sumLeft?: number;
}

/** Compare pesos in centavos: fractions aren't exact. */
export const inCentavos = (pesos: number): number => Math.round(pesos * 100);

/** Why an amount breaks the limits, in pesos. Of several, the one a smaller amount can't avoid comes first. */
export function amountProblem(typed: string, limits: AmountLimits): AmountProblem | null {
  const { least, most, withdrawable, timesLeft = Infinity, sumLeft = Infinity } = limits;
  const amount = centavosOf(typed);
  if (amount === null || amount === 0) return { bound: 'malformed', pesos: null };
  if (timesLeft <= 0) return { bound: 'timesADay', pesos: null };
  const isOver = (pesos: number) => amount > inCentavos(pesos);
  if (isOver(withdrawable)) return { bound: 'withdrawable', pesos: withdrawable };
  if (isOver(sumLeft)) return { bound: 'sumADay', pesos: sumLeft };
  if (isOver(most)) return { bound: 'most', pesos: most };
  return amount < inCentavos(least) ? { bound: 'least', pesos: least } : null;
}
