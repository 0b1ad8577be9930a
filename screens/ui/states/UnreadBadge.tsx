import styles from './UnreadBadge.module.css';

const most = 99;

/** The unread count: hidden at 0, "99+" above 99 (MSG-02). */
export function UnreadBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return <span className={styles.badge}>{count > most ? `${most}+` : count}</span>;
}
