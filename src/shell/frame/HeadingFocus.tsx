import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to a new page's heading. Render it next to the screen, inside the same `Suspense`, so that it
 * mounts only with the screen. `arrivalsRef` counts the visit's pages; the player is already on the first.
 */
export function HeadingFocus({ arrivalsRef }: { arrivalsRef: RefObject<number> }) {
  useEffect(() => {
    arrivalsRef.current += 1;
    // Don't take the focus from a field that the page has focused.
    if (document.activeElement instanceof HTMLInputElement) return;
    if (arrivalsRef.current > 1) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [arrivalsRef]);
  return null;
}
