import type { ReactNode } from 'react';
import styles from './TaskPage.module.css';

interface TaskPageProps {
  children: ReactNode;
  /** The one primary button and anything that belongs to it. */
  action?: ReactNode;
  /** One line below the action. */
  note?: ReactNode;
  /** The route shows the bottom menu: keep the bar above it. */
  aboveMenu?: boolean;
}

/** A page for one task: its content, and a bar with its button at the bottom edge (docs/decisions/0009). */
export function TaskPage({ children, action, note, aboveMenu }: TaskPageProps) {
  return (
    <div className={styles.page} data-above-menu={aboveMenu ? '' : undefined}>
      <div className={styles.content}>{children}</div>
      {action && (
        <div className={styles.bar}>
          {action}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </div>
  );
}
