import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { nextRows, type Rows } from './drawnRows.ts';

interface Drawn extends Rows {
  columns: number;
}

/** Until the grid has been measured. */
const atFirst: Drawn = { columns: 2, from: 0, to: 12 };

/** The most games that one frame may add. */
const gamesPerFrame = 2;

/**
 * Virtualises a grid: only games near the screen are drawn, so that the page stays small however long the list gets.
 * All rows have the same height, so empty space replaces the others.
 */
export function useDrawnGames(grid: RefObject<HTMLElement | null>, count: number) {
  const [drawn, setDrawn] = useState(atFirst);

  const look = useEffectEvent(() => {
    const tile = grid.current?.firstElementChild;
    if (!grid.current || !tile) return;
    const style = getComputedStyle(grid.current);
    const tileHeight = tile.getBoundingClientRect().height;
    if (tileHeight === 0) return;
    const columns = style.gridTemplateColumns.split(' ').length;
    const layout = {
      top: grid.current.getBoundingClientRect().top,
      screenHeight: window.innerHeight,
      rowHeight: tileHeight + Number.parseFloat(style.rowGap),
      rows: Math.ceil(count / columns),
    };
    const { from, to } = nextRows(drawn, layout, Math.ceil(gamesPerFrame / columns));
    if (columns !== drawn.columns || from !== drawn.from || to !== drawn.to) setDrawn({ columns, from, to });
  });

  useEffect(() => {
    const listener = () => look();
    window.addEventListener('scroll', listener, { passive: true });
    window.addEventListener('resize', listener);
    return () => {
      window.removeEventListener('scroll', listener);
      window.removeEventListener('resize', listener);
    };
  }, []);
  // Draw the remaining rows in later frames.
  useEffect(() => {
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);

  const { columns, from, to } = drawn;
  return {
    from: from * columns,
    to: to * columns,
    rowsAbove: from,
    rowsBelow: Math.max(0, Math.ceil(count / columns) - to),
  };
}
