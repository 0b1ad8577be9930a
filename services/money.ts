const noAmount = '--';

/**
 * Pesos as `#,##0.00`, symbol first (BAL-02), in Latin digits in every language. Rounds half away from zero on the decimal
 * digits of the number, so that 1.005 gives 1.01. NaN reads `--`.
 */
export function formatMoney(pesos: number, symbol = '₱'): string {
  if (!Number.isFinite(pesos)) return symbol + noAmount;
  const centavos = toCentavos(Math.abs(pesos));
  const digits = centavos.toString().padStart(3, '0');
  const grouped = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const sign = pesos < 0 && centavos > 0n ? '-' : '';
  return `${sign}${symbol}${grouped}.${digits.slice(-2)}`;
}

/** Like `formatMoney`, without the decimals of whole pesos: for buttons and limits, never in a column of amounts. */
export const formatShortMoney = (pesos: number): string => formatMoney(pesos).replace(/\.00$/, '');

/** Hundredths from a number's shortest decimal text, such as 1.5e+21. */
function toCentavos(amount: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(amount).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) - fraction.length + 2;
  const digits = BigInt(whole + fraction);
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const unit = 10n ** BigInt(-shift);
  return (digits + unit / 2n) / unit;
}
