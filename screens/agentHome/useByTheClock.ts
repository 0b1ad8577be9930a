import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** What follows from the time of day: read again each minute, and when the player comes back. */
export const useByTheClock = <Text extends string>(read: () => Text): Text =>
  useSyncExternalStore(subscribe, read);

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
