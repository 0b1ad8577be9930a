import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on a new page's heading. Stands beside the screen, inside what waits for it: it comes only when
 * the screen has. `arrivalsRef` counts the pages of the visit; the first is where the player is already.
 */
export function HeadingFocus({ arrivalsRef }: { arrivalsRef: RefObject<number> }) {
  useEffect(() => {
    arrivalsRef.current += 1;
    // A page that comes with a field in focus keeps it.
    if (document.activeElement instanceof HTMLInputElement) return;
    if (arrivalsRef.current > 1) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [arrivalsRef]);
  return null;
}
