import { formatMoney } from '#services/money.ts';

/** Formats pesos with a sign, including a plus for gains. */
export const signedMoney = (pesos: number, symbol?: string): string =>
  (pesos > 0 ? '+' : '') + formatMoney(pesos, symbol);
