import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MemberEntry } from '#screens/shared/player/memberEntries.ts';
import type { OpenEntry } from './useMemberPrompt.ts';

interface EntryLinkProps {
  entry: Pick<MemberEntry, 'path' | 'access'>;
  onOpen: OpenEntry;
  className?: string;
  children: ReactNode;
}

/** A link whose taps go to the member prompt; in a new tab, the router guards the page. */
export function EntryLink({ entry, onOpen, className, children }: EntryLinkProps) {
  const tap = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(entry);
  };
  return (
    <Link to={entry.path} className={className} onClick={tap}>
      {children}
    </Link>
  );
}
