import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on a new page's heading. Stands beside the screen, inside what waits for it: it comes only when
 * the screen has. `arrivals` counts the pages of the visit; the first is where the player is already.
 */
export function HeadingFocus({ arrivals }: { arrivals: RefObject<number> }) {
  useEffect(() => {
    arrivals.current += 1;
    if (arrivals.current > 1) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [arrivals]);
  return null;
}
