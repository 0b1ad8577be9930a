import { useEffect, useEffectEvent, useRef } from 'react';

/** Pixels from the end of the page at which to load more (LIST-05). */
const nearEnd = 300;

/**
 * Calls back when the end of the page is near and the player is not scrolling up: on scroll, resize and touch,
 * and as soon as `mayLoad` turns true, for a player who has been waiting there.
 */
export function useEndReached(mayLoad: boolean, onEnd: () => void) {
  const lastTop = useRef(0);
  const goingUp = useRef(false);

  const look = useEffectEvent(() => {
    const { scrollHeight } = document.documentElement;
    const top = window.scrollY;
    if (top !== lastTop.current) goingUp.current = top < lastTop.current;
    lastTop.current = top;
    if (mayLoad && !goingUp.current && scrollHeight - top - window.innerHeight < nearEnd) onEnd();
  });

  useEffect(() => {
    const events = ['scroll', 'resize', 'touchmove'] as const;
    const listener = () => look();
    for (const event of events) window.addEventListener(event, listener, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
    };
  }, []);

  useEffect(() => {
    if (mayLoad) look();
  }, [mayLoad]);
}
