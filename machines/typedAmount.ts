/** The most that can be named, by what stands in its way; `pesos` is null where no amount does. */
export interface AmountProblem {
  bound: 'malformed' | 'least' | 'most' | 'withdrawable' | 'timesADay' | 'sumADay';
  pesos: number | null;
}

/** In centavos; null for what is no amount: digits with at most two decimals, no sign, no exponent (CASH-02). */
export function centavosOf(typed: string): number | null {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typed);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}

export interface AmountLimits {
  least: number;
  most: number;
  withdrawable: number;
  /** Undefined where no times and no sum a day are counted. */
  timesLeft?: number;
  sumLeft?: number;
}

/** Pesos are compared in centavos: fractions of them are not exact. */
export const inCentavos = (pesos: number): number => Math.round(pesos * 100);

/** Why an amount cannot be sent by limits in pesos: of several bounds the one that no smaller amount gets round first. */
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
