import type { CSSProperties, ReactNode } from 'react';
import styles from './SubmitFoot.module.css';
import { useKeyboardInset } from './useKeyboardInset.ts';

/** Keeps the button of a long form in reach: above the bottom menu, and above the keyboard. */
export function SubmitFoot({ children }: { children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <div className={styles.foot} style={{ '--keyboard': `${inset}px` } as CSSProperties}>
      {children}
    </div>
  );
}
