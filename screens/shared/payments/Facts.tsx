import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** For the total of the others. */
  strong?: boolean;
}

/** Names and values, one per line; skips null facts. */
export function Facts({ facts, label }: { facts: readonly (Fact | null)[]; label?: string }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts
        .filter((fact) => fact !== null)
        .map(({ name, value, strong }) => (
          <div key={name} className={strong ? `${styles.fact} ${styles.strong}` : styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
