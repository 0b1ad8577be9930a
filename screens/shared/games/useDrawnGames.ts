import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { nextRows, type Rows } from './drawnRows.ts';

interface Drawn extends Rows {
  columns: number;
}

/** Until the grid has been measured. */
const atFirst: Drawn = { columns: 2, from: 0, to: 12 };

/** Games that a frame may add to those drawn. */
const gamesPerFrame = 2;

/**
 * Which of a grid's games are drawn: those near the screen, so that the page holds few elements however long the
 * list gets. All rows are of one height, so the others are empty room.
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
  // What a frame has not drawn is left for the next one.
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
