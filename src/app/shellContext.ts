import { createContext, use } from 'react';

/** What a screen may ask of the frame around it. */
export interface Shell {
  /** By the route's rule: one step back or home (SHELL-07). */
  goBack: () => void;
  openMenu: () => void;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellContext around it');
  return shell;
}
