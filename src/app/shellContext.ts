import { createContext, use } from 'react';

/** The frame's functions for screens. */
export interface Shell {
  /** One step back or home, as the route requires (SHELL-07). */
  goBack: () => void;
  openMenu: () => void;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellContext around it');
  return shell;
}
