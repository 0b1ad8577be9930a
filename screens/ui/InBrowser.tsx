import type { ReactNode } from 'react';
import { useFromBrowser } from './useFromBrowser.ts';

const yes = () => true;

/** Content that must not be prerendered: it appears after hydration, and `before` shows until then. */
export function InBrowser({ children, before = null }: { children: ReactNode; before?: ReactNode }) {
  return useFromBrowser(yes, false) ? children : before;
}
