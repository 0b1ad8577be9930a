import { expect, test } from 'vitest';
import { nextRows, type Rows } from './drawnRows.ts';

/** 5,000 rows of 200 pixels on a screen of four: eight more are near it, above and below. */
const layout = { top: 0, screenHeight: 800, rowHeight: 200, rows: 5_000 };
const scrolledBy = (pixels: number) => ({ ...layout, top: -pixels });

/** The rows drawn frame by frame, until they stay the same. */
function frames(drawn: Rows, place: typeof layout): string[] {
  const next = nextRows(drawn, place, 2);
  if (next.from === drawn.from && next.to === drawn.to) return [];
  return [`${next.from}–${next.to}`, ...frames(next, place)];
}

test('[LIST-05] rows near the screen are rendered, those far from it no longer', () => {
  expect(nextRows({ from: 0, to: 9 }, layout, 2)).toEqual({ from: 0, to: 9 });
  expect(nextRows({ from: 0, to: 40 }, layout, 2)).toEqual({ from: 0, to: 9 });
  expect(nextRows({ from: 0, to: 9 }, scrolledBy(1_000), 2)).toEqual({ from: 1, to: 11 });
  expect(nextRows({ from: 46, to: 59 }, scrolledBy(8_000), 2)).toEqual({ from: 44, to: 49 });
});

test('[LIST-05] a jump renders the screen first, then below it, then above, two rows a frame', () => {
  expect(frames({ from: 0, to: 9 }, scrolledBy(10_000))).toEqual([
    '50–52',
    '50–54',
    '50–56',
    '50–58',
    '49–59',
    '47–59',
    '46–59',
  ]);
});

test.each([
  ['at the end', 5_000 * 200, '4996–5000'],
  ['far below the end', 2_000_000, '4999–5000'],
  ['not yet reached', -100_000, '0–1'],
])('[LIST-05] at least one row is rendered: %s', (_, pixels, last) => {
  expect(frames({ from: 2_000, to: 2_009 }, scrolledBy(pixels)).at(-1)).toBe(last);
});

test('[LIST-05] a list shorter than the screen is rendered in full', () => {
  expect(nextRows({ from: 0, to: 12 }, { ...layout, rows: 1 }, 2)).toEqual({ from: 0, to: 1 });
});
