import { useEffect, useRef } from 'react';

/** Focuses a new element on mount, because the player continues there. Returns the element's ref. */
export function useArrivalFocus<Focused extends HTMLElement>() {
  const element = useRef<Focused>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
