import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollBox.module.css';

interface ScrollBoxProps {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/** What is wider than the screen moves within its box, which the keyboard reaches and whose edge shows that more comes. */
export function ScrollBox({ labelledBy, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const moved = box.current;
    if (!moved) return undefined;
    // From right to left the distance is told as a negative one.
    const look = () => setMore(Math.abs(moved.scrollLeft) + moved.clientWidth < moved.scrollWidth - 1);
    look();
    moved.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      moved.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be moved by the keys */}
      <section ref={box} className={styles.box} aria-labelledby={labelledBy} tabIndex={0}>
        {children}
      </section>
      {hasMore && (
        <span aria-hidden className={styles.more}>
          <ChevronRight size={20} className="directed" />
        </span>
      )}
    </div>
  );
}
