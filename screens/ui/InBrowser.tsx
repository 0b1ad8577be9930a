import type { ReactNode } from 'react';
import { useFromBrowser } from './useFromBrowser.ts';

const yes = () => true;

/** What is not for a page that is drawn ahead: the app adds it once it has taken the page over. */
export function InBrowser({ children, before = null }: { children: ReactNode; before?: ReactNode }) {
  return useFromBrowser(yes, false) ? children : before;
}
