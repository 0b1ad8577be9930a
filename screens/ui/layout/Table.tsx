import { type ReactNode, useId } from 'react';
import { ScrollBox } from './ScrollBox.tsx';
import styles from './Table.module.css';

interface TableProps {
  /** For screen readers. */
  caption: string;
  className?: string;
  children: ReactNode;
}

/** A table of figures that scrolls within its box on narrow screens. */
export function Table({ caption, className, children }: TableProps) {
  const id = useId();
  return (
    <ScrollBox labelledBy={id} plain>
      <table className={[styles.table, className].filter(Boolean).join(' ')}>
        <caption id={id} className="visually-hidden">
          {caption}
        </caption>
        {children}
      </table>
    </ScrollBox>
  );
}
