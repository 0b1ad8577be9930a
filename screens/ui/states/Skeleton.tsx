import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** A place-holder that shows only after 150 ms; give it the very box of what it stands for. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <span aria-hidden className={[styles.skeleton, className].filter(Boolean).join(' ')} style={style} />
  );
}
