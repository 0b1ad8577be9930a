import { expect, test } from 'vitest';
import { formatPercent, formatRate } from './percent.ts';

test.each([
  [0, '0%', '0.00%'],
  [0.5, '0.5%', '0.50%'],
  [1.25, '1.25%', '1.25%'],
  [20, '20%', '20.00%'],
  [0.1 + 0.2, '0.3%', '0.30%'],
  [100, '100%', '100.00%'],
])('[TEAM-03] [CASH-01] %d as a percentage is %s, and as a rate %s', (percent, share, rate) => {
  expect([formatPercent(percent), formatRate(percent)]).toEqual([share, rate]);
});
