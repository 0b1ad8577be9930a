import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** A placeholder that shows only after 150 ms; give it the exact size of the content it replaces. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <span aria-hidden className={[styles.skeleton, className].filter(Boolean).join(' ')} style={style} />
  );
}
