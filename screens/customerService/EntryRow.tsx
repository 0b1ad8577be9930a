import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import rows from '#screens/ui/layout/Group.module.css';
import { UnreadBadge } from '#screens/ui/states/UnreadBadge.tsx';
import shared from '#screens/shared/messages/messages.module.css';

interface EntryRowProps {
  icon: LucideIcon;
  title: string;
  hint?: string;
  unread?: number;
  /** Without it, the row is a button. */
  to?: string;
  busy?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** A link or button with the unread count of its target. */
export function EntryRow({ icon: Icon, title, hint, unread = 0, to, busy, onClick }: EntryRowProps) {
  const content = (
    <>
      <Icon size={20} aria-hidden />
      <span className={rows.label}>
        {title}
        {hint && <small className={shared.below}>{hint}</small>}
      </span>
      <UnreadBadge count={unread} />
      <ChevronRight size={18} aria-hidden className={rows.chevron} />
    </>
  );
  return to ? (
    <Link to={to} className={rows.row} onClick={onClick}>
      {content}
    </Link>
  ) : (
    <button
      type="button"
      className={`${rows.row} ${shared.rowButton}`}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
