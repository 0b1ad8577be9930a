import { useMemo } from 'react';
import type { Drawing } from './drawing.ts';
import styles from './order.module.css';

interface CodeProps {
  label: string;
  drawing: Drawing;
  /** Above the code: what it is. */
  head?: string;
  /** Below it: what it says. */
  text?: string;
}

/** A code to scan, black on white in both themes. */
export function Code({ label, drawing, head, text }: CodeProps) {
  const path = useMemo(
    () => drawing.bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join(''),
    [drawing],
  );
  return (
    <figure className={styles.code} data-wide={drawing.width > drawing.height ? '' : undefined}>
      {head && <figcaption>{head}</figcaption>}
      <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      {text && (
        <bdi dir="ltr" className={styles.codeText}>
          {text}
        </bdi>
      )}
    </figure>
  );
}
