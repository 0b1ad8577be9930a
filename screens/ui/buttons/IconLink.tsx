import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './IconButton.module.css';

interface IconLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** The icon points along the reading direction: mirror it on right-to-left pages. */
  directed?: boolean;
}

/** A link that looks like an IconButton. */
export function IconLink({ to, icon: Icon, label, directed }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} className={`${styles.button} ${directed ? 'directed' : ''}`}>
      <Icon size={22} aria-hidden />
    </Link>
  );
}
