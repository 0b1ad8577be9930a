import type { ReactNode } from 'react';
import styles from './TaskPage.module.css';

interface TaskPageProps {
  children: ReactNode;
  /** The one primary button, and what goes with it. */
  action?: ReactNode;
  /** One line below it. */
  note?: ReactNode;
  /** The route shows the bottom menu: the bar stands above it. */
  aboveMenu?: boolean;
}

/** A page of one task: what is to be done, and the bar with its button at the lower edge (docs/decisions/0009). */
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
