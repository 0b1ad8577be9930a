import { Crown } from 'lucide-react';
import styles from './VipLabel.module.css';

export function VipLabel({ label }: { label: string }) {
  return (
    <span className={styles.label}>
      <Crown size={12} aria-hidden />
      {label}
    </span>
  );
}
