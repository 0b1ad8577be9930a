import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadTexts, showLanguage } from '#locales/i18n.ts';
import { ProfitChart } from './ProfitChart.tsx';

afterEach(cleanup);

const week = [-96, 310.25, 0, -240, 90, -187, 612].map((net, index) => ({
  day: `2026-11-${16 + index}`,
  net,
}));

function show(bars: { day: string; net: number }[]) {
  render(<ProfitChart bars={bars} />);
  return screen.getByRole('img');
}

const texts = (chart: HTMLElement) =>
  [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('the profit and loss chart', () => {
  test('[REC-05] says in words what it shows', () => {
    expect(show(week).ariaLabel).toBe(
      'Net result by day from 16/11/2026 to 22/11/2026: +₱489.25 in total. ' +
        'Best: +₱612.00 on 22/11/2026. Worst: -₱240.00 on 19/11/2026.',
    );
  });

  test('[REC-05] for one day names that day', () => {
    expect(show([{ day: '2026-11-22', net: -0.5 }]).ariaLabel).toBe('Net result on 22/11/2026: -₱0.50.');
  });

  test('[REC-05] adds up to the centavo', () => {
    const tenths = Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      net: 0.1,
    }));
    expect(show(tenths).ariaLabel).toContain(': +₱3.00 in total.');
  });

  test('[REC-05] draws a bar for each gain and loss, the zero line over them, then values and days', () => {
    const chart = show(week);
    const gain = chart.querySelector('rect:last-of-type');
    const line = chart.querySelector('line');
    const of = (element: Element | null, ...names: string[]) =>
      names.map((name) => element?.getAttribute(name));
    expect({
      height: chart.getAttribute('height'),
      bars: chart.querySelectorAll('rect').length,
      gain: of(gain, 'x', 'y', 'width', 'height'),
      zero: of(line, 'x1', 'x2', 'y1', 'y2'),
      values: texts(chart).slice(0, 7),
      days: texts(chart).slice(7),
    }).toEqual({
      height: '176',
      bars: 6,
      gain: ['87.86%', '18', '10%', '86.2'],
      zero: ['0%', '100%', '104.2', '104.2'],
      values: ['-96', '+310', '0', '-240', '+90', '-187', '+612'],
      days: ['16/11', '17/11', '18/11', '19/11', '20/11', '21/11', '22/11'],
    });
  });

  test('[REC-05] in Arabic runs to the left, with Arabic text and Latin digits', async () => {
    await loadTexts('records');
    await showLanguage('AR');
    const chart = show(week.slice(0, 2));
    expect({
      label: chart.ariaLabel,
      texts: texts(chart),
      bars: [...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('x')),
    }).toEqual({
      label:
        'صافي النتيجة يومياً من \u206816/11/2026\u2069 إلى \u206817/11/2026\u2069: المجموع \u2068+₱214.25\u2069. ' +
        'الأفضل: \u2068+₱310.25\u2069 في \u206817/11/2026\u2069. الأسوأ: \u2068-₱96.00\u2069 في \u206816/11/2026\u2069.',
      texts: ['-96', '+310', '16/11', '17/11'],
      bars: ['70%', '20%'],
    });
  });
});
