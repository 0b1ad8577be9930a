import type { Size } from './cards.ts';
import type { Rectangle } from './drawing.ts';

/** With more boxes than this, rows are filled in order. */
const mostTried = 8;

/**
 * The ways to arrange boxes in rows, in order. Boxes grow to make all rows equally wide.
 */
export function rowPackings(boxes: readonly Size[], gap: number): (Size & { places: Rectangle[] })[] {
  return rowBreaks(boxes.length).map((rows) => placeRows(boxes, rows, gap));
}

/** Every way to split a sequence into rows, each as the number of boxes per row. */
function rowBreaks(count: number): number[][] {
  if (count === 0) return [[]];
  if (count > mostTried) {
    const inRow = Math.ceil(Math.sqrt(count));
    return [[...Array<number>(Math.floor(count / inRow)).fill(inRow), count % inRow].filter(Boolean)];
  }
  return Array.from({ length: count }, (_, rest) =>
    rowBreaks(rest).map((rows) => [...rows, count - rest]),
  ).flat();
}

function placeRows(boxes: readonly Size[], rows: readonly number[], gap: number) {
  let taken = 0;
  const grouped = rows.map((count) => boxes.slice(taken, (taken += count)));
  const natural = grouped.map((row) => sum(row.map(({ width }) => width)) + gap * (row.length - 1));
  const width = Math.max(...natural);
  let y = 0;
  const places = grouped.flatMap((row, index) => {
    const height = Math.max(...row.map((box) => box.height));
    const extra = (width - natural[index]!) / row.length;
    let x = 0;
    const placed = row.map((box): Rectangle => {
      const place = { x, y, width: box.width + extra, height };
      x += place.width + gap;
      return place;
    });
    y += height + gap;
    return placed;
  });
  return { width, height: y - gap, places };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
