import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports when a finger, the mouse or keyboard focus starts and stops holding content that turns automatically.
 * Returns the ref for the held element.
 */
export function useHold<Held extends HTMLElement>(tell: (held: boolean) => void) {
  const slides = useRef<Held>(null);
  const onHeld = useEffectEvent(tell);

  useEffect(() => {
    const element = slides.current;
    if (!element) return;
    const listening = new AbortController();
    const holders = new Set<string>();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      holder: string,
      holds: (event: HTMLElementEventMap[Type]) => boolean,
    ) => {
      const change = (event: HTMLElementEventMap[Type]) => {
        const wasHeld = holders.size > 0;
        if (holds(event)) holders.add(holder);
        else holders.delete(holder);
        const isHeld = holders.size > 0;
        if (isHeld !== wasHeld) onHeld(isHeld);
      };
      element.addEventListener(type, change, { signal: listening.signal });
    };
    listen('pointerenter', 'pointer', ({ pointerType }) => pointerType === 'mouse');
    listen('pointerleave', 'pointer', () => false);
    listen('touchstart', 'finger', () => true);
    listen('touchend', 'finger', () => false);
    listen('touchcancel', 'finger', () => false);
    listen('focusin', 'focus', ({ target }) => target instanceof Element && target.matches(':focus-visible'));
    listen('focusout', 'focus', () => false);
    return () => listening.abort();
  }, []);

  return slides;
}
