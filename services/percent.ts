/** Turkish writes the sign first. */
const isSignFirst = () => typeof document !== 'undefined' && document.documentElement.lang === 'tr';

/**
 * A percentage in Latin digits without a space, such as `0.5%`. Set `decimals` only for rates shown in a column or next
 * to each other; otherwise it has as many as needed, two at most.
 */
export function formatPercent(percent: number, { decimals }: { decimals?: number } = {}): string {
  const digits = decimals === undefined ? String(Number(percent.toFixed(2))) : percent.toFixed(decimals);
  return isSignFirst() ? `%${digits}` : `${digits}%`;
}

/** A rebate rate, always with two decimals. */
export const formatRate = (rate: number): string => formatPercent(rate, { decimals: 2 });
