import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenEntry } from './useMemberPrompt.ts';

interface EntryLinkProps {
  path: string;
  onOpen: OpenEntry;
  className?: string;
  children: ReactNode;
}

/** A link whose tap the member prompt answers; opened in a new tab, the router answers for it. */
export function EntryLink({ path, onOpen, className, children }: EntryLinkProps) {
  const tap = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    <Link to={path} className={className} onClick={tap}>
      {children}
    </Link>
  );
}
