import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Tells when what turns by itself is held, and when no longer: by a finger, the pointer, the keyboard's focus, or by
 * `paused`. Returns the ref of the element that they hold.
 */
export function useHold<Held extends HTMLElement>(paused: boolean, tell: (held: boolean) => void) {
  const slides = useRef<Held>(null);
  const [holders, setHolders] = useState<readonly string[]>([]);
  const held = paused || holders.length > 0;
  const onHeld = useEffectEvent(tell);

  useEffect(() => {
    const element = slides.current;
    if (!element) return;
    const listening = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      holder: string,
      holds: (event: HTMLElementEventMap[Type]) => boolean,
    ) => {
      const change = (event: HTMLElementEventMap[Type]) => {
        const isHolding = holds(event);
        setHolders((before) => [
          ...before.filter((other) => other !== holder),
          ...(isHolding ? [holder] : []),
        ]);
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

  useEffect(() => onHeld(held), [held]);
  return slides;
}
