import { useCallback, useEffect, useRef } from 'react';

/** A horizontal move longer than this is a swipe (SHELL-09), in CSS pixels. */
const swipeLength = 100;
/** How long after a swipe a navigation counts as its outcome, in milliseconds. */
const swipeMemory = 500;

/** Returns whether the player has just swiped, which goes back on phones. Such a navigation doesn't fade. */
export function useBackSwipe(): () => boolean {
  const swipedAt = useRef(-Infinity);
  useEffect(() => {
    let startX: number | null = null;
    const start = (event: TouchEvent) => (startX = event.touches[0]?.clientX ?? null);
    const end = (event: TouchEvent) => {
      const endX = event.changedTouches[0]?.clientX;
      if (startX !== null && endX !== undefined && Math.abs(endX - startX) > swipeLength) {
        swipedAt.current = performance.now();
      }
      startX = null;
    };
    window.addEventListener('touchstart', start, { passive: true });
    window.addEventListener('touchend', end, { passive: true });
    return () => {
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchend', end);
    };
  }, []);
  return useCallback(() => performance.now() - swipedAt.current < swipeMemory, []);
}
