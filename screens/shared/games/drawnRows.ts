/** A range of rows; `to` is exclusive. */
export interface Rows {
  from: number;
  to: number;
}

/** Rows within this many pixels above or below the screen are drawn. */
const margin = 800;

interface Layout {
  /** Pixels from the top of the screen to the top of the list; negative once scrolled past. */
  top: number;
  screenHeight: number;
  rowHeight: number;
  rows: number;
}

/** The rows within `distance` pixels of the screen; at least one, to measure the next ones by. */
function rowsNear({ top, screenHeight, rowHeight, rows }: Layout, distance: number): Rows {
  const rowAt = (y: number) => Math.floor((y - top) / rowHeight);
  const from = Math.max(0, Math.min(rowAt(-distance), rows - 1));
  const to = Math.min(rows, Math.max(rowAt(screenHeight + distance), from) + 1);
  return { from, to };
}

/**
 * The rows to draw next, growing towards all rows near the screen by at most `step`, to keep frames short. Rows on
 * the screen come first, then those below, then those above.
 */
export function nextRows(drawn: Rows, layout: Layout, step: number): Rows {
  const near = rowsNear(layout, margin);
  const kept = { from: Math.max(drawn.from, near.from), to: Math.min(drawn.to, near.to) };
  if (kept.from >= kept.to) {
    const { from } = rowsNear(layout, 0);
    return { from, to: Math.min(from + step, near.to) };
  }
  const to = Math.min(near.to, kept.to + step);
  const left = step - (to - kept.to);
  return { from: Math.max(near.from, kept.from - left), to };
}
