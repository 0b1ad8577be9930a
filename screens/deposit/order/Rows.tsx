import { type ReactNode, useId } from 'react';
import styles from './order.module.css';

export function Rows({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={title && id}>
      {title && (
        <h3 id={id} className={styles.rowsTitle}>
          {title}
        </h3>
      )}
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
