import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './FigureList.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  /** What it counts, and of which moment it is. */
  definition: ReactNode;
}

/** Figures, each with what it means one tap away. */
export function FigureList({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <Cell key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function Cell({ name, value, definition }: Figure) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.figure} data-open={isOpen || undefined}>
      <dt>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
          <Info size={14} aria-hidden />
        </button>
      </dt>
      <dd className={styles.value}>{value}</dd>
      {isOpen && (
        <dd id={id} className={styles.definition}>
          {definition}
        </dd>
      )}
    </div>
  );
}
