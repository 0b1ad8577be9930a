/**
 * A share in per cent with Latin digits and no space, such as `0.5%`. Only rates that stand in a column or beside each other
 * have `decimals`; any other share has as many as it needs, two at most.
 */
export const formatPercent = (percent: number, { decimals }: { decimals?: number } = {}): string =>
  `${decimals === undefined ? String(Number(percent.toFixed(2))) : percent.toFixed(decimals)}%`;

/** A rebate rate, which always has two decimals. */
export const formatRate = (rate: number): string => formatPercent(rate, { decimals: 2 });
