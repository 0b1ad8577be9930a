import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './FigureList.module.css';
import typography from '#screens/ui/typography.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  /** What the figure counts, and as of when. */
  definition: ReactNode;
}

/** Figures; a tap on one shows its definition. */
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
      <dd className={typography.heading}>{value}</dd>
      {isOpen && (
        <dd id={id} className={styles.definition}>
          {definition}
        </dd>
      )}
    </div>
  );
}
