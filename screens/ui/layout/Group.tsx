import { type ReactNode, useId } from 'react';
import styles from './Group.module.css';

/** A titled card of rows, styled by Group.module.css. With `list`, the children must be list items. */
export function Group({ title, list, children }: { title: string; list?: boolean; children: ReactNode }) {
  const headingId = useId();
  const Card = list ? 'ul' : 'div';
  return (
    <section aria-labelledby={list ? undefined : headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <Card className={styles.card} aria-labelledby={list ? headingId : undefined}>
        {children}
      </Card>
    </section>
  );
}
