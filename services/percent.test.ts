import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
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

test('[LANG-02] Turkish writes the sign before the number, as its texts do', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'tr' } });
  expect([formatPercent(20), formatRate(0.5)]).toEqual(['%20', '%0.50']);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  expect([formatPercent(20), formatRate(0.5)]).toEqual(['20%', '0.50%']);
});

/** Numbers shown in JSX with a bare percent sign after them: unrounded, and each page in its own format. */
const rawPercents = (source: string) => source.match(/(?<!\$)\{[^{}]*\}%/g) ?? [];

test('[TEAM-03] [CASH-01] pages show percentages by these functions alone', () => {
  expect(rawPercents('<bdi>{rate}%</bdi> {formatPercent(rate)} x={`${bar.x}%`}')).toEqual(['{rate}%']);
  const pages = ['screens', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  expect(pages.length).toBeGreaterThan(300);
  expect(
    pages.flatMap((page) => rawPercents(readFileSync(page, 'utf8')).map((text) => `${page}: ${text}`)),
  ).toEqual([]);
});
