import { useSyncExternalStore } from 'react';

/** Less is a browser bar that comes and goes. */
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
  // A page that is zoomed in shows a part of itself, too.
  if (!viewport || viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered >= leastKeyboard ? covered : 0;
}

/** How many pixels of the page's end the on-screen keyboard covers, where it does not make the page smaller. */
export const useKeyboardInset = () => useSyncExternalStore(subscribe, keyboardInset, () => 0);
