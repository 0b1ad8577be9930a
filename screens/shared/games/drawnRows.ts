/** Rows from `from` up to, without, `to`. */
export interface Rows {
  from: number;
  to: number;
}

/** Pixels above and below the screen within which rows are drawn. */
const margin = 800;

interface Layout {
  /** Pixels from the top of the screen to that of the list; negative when it is scrolled. */
  top: number;
  screenHeight: number;
  rowHeight: number;
  rows: number;
}

/** The rows within so many pixels of the screen; at least one, by which the next are measured. */
function rowsNear({ top, screenHeight, rowHeight, rows }: Layout, distance: number): Rows {
  const rowAt = (y: number) => Math.floor((y - top) / rowHeight);
  const from = Math.max(0, Math.min(rowAt(-distance), rows - 1));
  const to = Math.min(rows, Math.max(rowAt(screenHeight + distance), from) + 1);
  return { from, to };
}

/**
 * The rows to draw next: towards all that are near the screen, at most `step` more than are drawn now, so that no
 * frame has to draw many. What is on the screen comes first, then what is below, then what is above.
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
