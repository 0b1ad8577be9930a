import { formatMoney } from '#services/money.ts';

/** A gain or a loss, also the gain with its sign. */
export const signedMoney = (pesos: number, symbol?: string): string =>
  (pesos > 0 ? '+' : '') + formatMoney(pesos, symbol);
