import { Link } from 'react-router-dom';
import styles from './Segments.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { to: string; text: string; shown: boolean }[];
}

/** Links to a few sibling pages, one of them shown. Switching adds no history entry. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {tabs.map(({ to, text, shown }) => (
        <Link key={to} to={to} replace className={styles.segment} aria-current={shown ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
