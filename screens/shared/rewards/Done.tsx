import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Done.module.css';

/** Announces the result of a tap. Mount it without children beforehand, or nothing is announced. */
export function Done({ children }: { children?: ReactNode }) {
  return (
    <output className={styles.done}>
      {children && (
        <>
          <CircleCheck size={20} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </output>
  );
}
