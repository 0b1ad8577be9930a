/**
 * A percentage in Latin digits without a space, such as `0.5%`. Set `decimals` only for rates shown in a column or next
 * to each other; otherwise it has as many as needed, two at most.
 */
export const formatPercent = (percent: number, { decimals }: { decimals?: number } = {}): string =>
  `${decimals === undefined ? String(Number(percent.toFixed(2))) : percent.toFixed(decimals)}%`;

/** A rebate rate, always with two decimals. */
export const formatRate = (rate: number): string => formatPercent(rate, { decimals: 2 });
