import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '@araw/testing/shortRun';
import { chartHeight, type DayProfit, profitGeometry } from './profitGeometry.ts';

/** One day per net, starting on 1 November 2026. */
const daysOf = (nets: readonly number[]): DayProfit[] =>
  nets.map((net, index) => ({
    day: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
    net,
  }));

const drawn = (nets: readonly number[], dir: 'ltr' | 'rtl' = 'ltr') =>
  profitGeometry(daysOf(nets), dir, true);
const written = (labels: readonly { text: string; x: number; anchor: string }[]) =>
  labels.map(({ text, x, anchor }) => [text, x, anchor]);

describe('the profit and loss chart', () => {
  test('[REC-05] gains rise from the zero line, losses hang from it, and zero has no bar', () => {
    expect(drawn([-100, 300, 0])).toEqual({
      zero: 108,
      bars: [
        { day: '2026-11-01', x: 11.67, width: 10, y: 108, height: 30, gain: false },
        { day: '2026-11-02', x: 45, width: 10, y: 18, height: 90, gain: true },
      ],
      values: [
        { day: '2026-11-01', text: '-100', x: 16.67, anchor: 'middle', y: 152, gain: false },
        { day: '2026-11-02', text: '+300', x: 50, anchor: 'middle', y: 13, gain: true },
        { day: '2026-11-03', text: '0', x: 83.33, anchor: 'middle', y: 103, gain: false },
      ],
      days: [
        { day: '2026-11-01', text: '01/11', x: 16.67, anchor: 'middle', y: 170 },
        { day: '2026-11-02', text: '02/11', x: 50, anchor: 'middle', y: 170 },
        { day: '2026-11-03', text: '03/11', x: 83.33, anchor: 'middle', y: 170 },
      ],
    });
  });

  test('[REC-05] with only zeros has the zero line in the middle', () => {
    expect(drawn([0, 0])).toEqual({
      zero: 78,
      bars: [],
      values: [
        { day: '2026-11-01', text: '0', x: 25, anchor: 'middle', y: 73, gain: false },
        { day: '2026-11-02', text: '0', x: 75, anchor: 'middle', y: 73, gain: false },
      ],
      days: [
        { day: '2026-11-01', text: '01/11', x: 25, anchor: 'middle', y: 170 },
        { day: '2026-11-02', text: '02/11', x: 75, anchor: 'middle', y: 170 },
      ],
    });
  });

  test.each([
    ['gain', 12_345.67, { zero: 138, y: 18, label: '+12.3K', line: 13 }],
    ['loss', -0.05, { zero: 18, y: 18, label: '-0.05', line: 152 }],
  ] as const)(
    '[REC-05] with one %s has one bar as high as the chart',
    (kind, net, { zero, y, label, line }) => {
      expect(drawn([net])).toEqual({
        zero,
        bars: [{ day: '2026-11-01', x: 45, width: 10, y, height: 120, gain: kind === 'gain' }],
        values: [{ day: '2026-11-01', text: label, x: 50, anchor: 'middle', y: line, gain: kind === 'gain' }],
        days: [{ day: '2026-11-01', text: '01/11', x: 50, anchor: 'middle', y: 170 }],
      });
    },
  );

  test('[REC-05] with only losses has the zero line at the upper edge', () => {
    const { zero, bars, values } = drawn([-10, -40, -20]);
    expect({
      zero,
      bars: bars.map(({ y, height }) => [y, height]),
      values: values.map(({ y }) => y),
    }).toEqual({
      zero: 18,
      bars: [
        [18, 30],
        [18, 120],
        [18, 60],
      ],
      values: [62, 152, 92],
    });
  });

  test('[REC-05] a centavo next to a million is a pixel high', () => {
    expect(drawn([1_000_000, 0.01, -0.01]).bars.map(({ y, height }) => [y, height])).toEqual([
      [18, 120],
      [137, 1],
      [138, 1],
    ]);
  });

  test('[REC-05] for seven days labels each value and day', () => {
    const { values, days } = drawn([-96, 310, 0, -240, 90, -187, 612]);
    expect(written(values)).toEqual([
      ['-96', 7.14, 'middle'],
      ['+310', 21.43, 'middle'],
      ['0', 35.71, 'middle'],
      ['-240', 50, 'middle'],
      ['+90', 64.29, 'middle'],
      ['-187', 78.57, 'middle'],
      ['+612', 92.86, 'middle'],
    ]);
    expect(days.map(({ text }) => text)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((date) => `${date}/11`),
    );
  });

  test('[REC-05] for eight days labels the highest and lowest values, and every second day', () => {
    const { values, days, bars } = drawn([5, -96, 310, 0, -240, 90, -187, 12]);
    expect(written(values)).toEqual([
      ['+310', 31.25, 'middle'],
      ['-240', 56.25, 'middle'],
    ]);
    expect(written(days)).toEqual([
      ['02/11', 18.75, 'middle'],
      ['04/11', 43.75, 'middle'],
      ['06/11', 68.75, 'middle'],
      ['08/11', 100, 'end'],
    ]);
    expect(bars.map(({ width }) => width)).toEqual(Array.from({ length: 7 }, () => 8.75));
  });

  test('[REC-05] for ninety days labels five, including the last, and keeps labels inside', () => {
    const nets = Array.from({ length: 90 }, (_, index) => index - 40);
    const { zero, bars, values, days } = drawn(nets);
    expect({ zero, count: bars.length, first: bars[0], last: bars.at(-1) }).toEqual({
      zero: 84.07,
      count: 89,
      first: { day: '2026-11-01', x: 0.17, width: 0.78, y: 84.07, height: 53.93, gain: false },
      last: { day: '2027-01-29', x: 99.05, width: 0.78, y: 18, height: 66.07, gain: true },
    });
    expect(written(values)).toEqual([
      ['-40', 0, 'start'],
      ['+49', 100, 'end'],
    ]);
    expect(written(days)).toEqual([
      ['18/11', 19.44, 'middle'],
      ['06/12', 39.44, 'middle'],
      ['24/12', 59.44, 'middle'],
      ['11/01', 79.44, 'middle'],
      ['29/01', 100, 'end'],
    ]);
  });

  test('[REC-05] in Arabic time runs to the left, and nothing else changes', () => {
    const nets = [-100, 300, 0, 50, 60, 70, 80, 90, 100, 110];
    const [there, here] = [drawn(nets), drawn(nets, 'rtl')];
    expect(there.bars.map(({ x }) => x)).toEqual([1.5, 11.5, 31.5, 41.5, 51.5, 61.5, 71.5, 81.5, 91.5]);
    expect(here.bars.map(({ x }) => x)).toEqual([91.5, 81.5, 61.5, 51.5, 41.5, 31.5, 21.5, 11.5, 1.5]);
    expect(here.bars.map(({ x: _, ...bar }) => bar)).toEqual(there.bars.map(({ x: _, ...bar }) => bar));
    expect(written(here.values)).toEqual([
      ['-100', 100, 'end'],
      ['+300', 85, 'middle'],
    ]);
    expect(written(here.days)).toEqual([
      ['02/11', 85, 'middle'],
      ['04/11', 65, 'middle'],
      ['06/11', 45, 'middle'],
      ['08/11', 25, 'middle'],
      ['10/11', 0, 'start'],
    ]);
  });

  test('[REC-05] everything stays on the chart, with the bars side by side', () => {
    const net = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((centavos) => centavos / 100);
    fc.assert(
      fc.property(
        fc.array(net, { minLength: 1, maxLength: 90 }),
        fc.constantFrom('ltr', 'rtl'),
        (nets, dir) => {
          const { zero, bars, values, days } = drawn(nets, dir);
          expect(bars.map(({ gain }) => gain)).toEqual(nets.filter((one) => one !== 0).map((one) => one > 0));
          const across = dir === 'ltr' ? bars : bars.toReversed();
          across.forEach(({ x, width, y, height, gain }, place) => {
            const before = across[place - 1];
            expect(x).toBeGreaterThanOrEqual(before ? before.x + before.width : 0);
            expect(x + width).toBeLessThanOrEqual(100);
            expect(Math.abs((gain ? y + height : y) - zero)).toBeLessThan(0.011);
            expect(y).toBeGreaterThanOrEqual(17);
            expect(y + height).toBeLessThanOrEqual(139);
          });
          for (const { y } of [...values, ...days]) {
            expect(y).toBeGreaterThan(12);
            expect(y).toBeLessThan(chartHeight);
          }
        },
      ),
      propertyRuns(),
    );
  });
});
