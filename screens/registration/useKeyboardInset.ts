import { useSyncExternalStore } from 'react';

/** Pixels. Anything less is a browser bar that shows and hides. */
const leastKeyboard = 120;

function subscribe(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  window.visualViewport?.addEventListener('scroll', listener);
  return () => {
    window.visualViewport?.removeEventListener('resize', listener);
    window.visualViewport?.removeEventListener('scroll', listener);
  };
}

function keyboardInset() {
  const viewport = window.visualViewport;
  // Zooming in also shrinks the visual viewport.
  if (!viewport || viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered >= leastKeyboard ? covered : 0;
}

/** Pixels at the bottom of the page that the on-screen keyboard covers; 0 if it resizes the page instead. */
export const useKeyboardInset = () => useSyncExternalStore(subscribe, keyboardInset, () => 0);
