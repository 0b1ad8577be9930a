import { Crown } from 'lucide-react';
import styles from './VipLabel.module.css';

/** The label of the club that a member belongs to. */
export function VipLabel({ label }: { label: string }) {
  return (
    <span className={styles.label}>
      <Crown size={12} aria-hidden />
      {label}
    </span>
  );
}
