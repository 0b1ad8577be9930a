import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollBox.module.css';

interface ScrollBoxProps {
  /** The id of its heading. */
  labelledBy: string;
  /** No border, for use inside a card. */
  plain?: boolean;
  children: ReactNode;
}

/**
 * Scrolls content that is wider than the screen inside a box. The box is focusable while it scrolls, and its edge
 * shows that there is more.
 */
export function ScrollBox({ labelledBy, plain = false, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [hasMore, setMore] = useState(false);
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    const moved = box.current;
    if (!moved) return undefined;
    // `scrollLeft` is negative on right-to-left pages.
    const look = () => {
      setMore(Math.abs(moved.scrollLeft) + moved.clientWidth < moved.scrollWidth - 1);
      setMoves(moved.clientWidth < moved.scrollWidth - 1);
    };
    look();
    moved.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    for (const sized of [moved, ...moved.children]) sizes.observe(sized);
    return () => {
      moved.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [children]);
  return (
    <div className={styles.frame}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <section
        ref={box}
        className={plain ? styles.plain : styles.box}
        aria-labelledby={labelledBy}
        tabIndex={moves ? 0 : undefined}
      >
        {children}
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {hasMore && (
        <span aria-hidden className={styles.more}>
          <ChevronRight size={20} className="directed" />
        </span>
      )}
    </div>
  );
}
