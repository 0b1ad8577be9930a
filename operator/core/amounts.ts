/** Centavos of a typed amount: digits with at most two decimals (CASH-02). */
export function centavosOf(typed: string): number {
  const [whole = '', decimals = ''] = typed.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

export const inPesos = (centavos: number): number => centavos / 100;

const written = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });

/** ₱1,000.00, in every language. */
export const writePesos = (centavos: number): string => written.format(inPesos(centavos));

/** A fixed part plus a share in hundredths of a percent, rounded up. */
export const feeOf = (amount: number, { flat, share }: { flat: number; share: number }): number =>
  flat + Number((BigInt(amount) * BigInt(share) + 9_999n) / 10_000n);

const micros = 1_000_000n;

/** Centavos in a coin with six decimals, rounded up, as exact text; `rate` is centavos per coin. */
export function inCoins(centavos: number, rate: number): string {
  const all = (BigInt(centavos) * micros + BigInt(rate) - 1n) / BigInt(rate);
  return `${all / micros}.${String(all % micros).padStart(6, '0')}`;
}
