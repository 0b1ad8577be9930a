import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen or within `margin` pixels above or below it. */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  margin: number,
  atFirst = false,
): boolean {
  const [near, setNear] = useState(atFirst);

  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    if (typeof IntersectionObserver !== 'undefined') {
      const observer = new IntersectionObserver(
        (entries) => setNear(entries.at(-1)?.isIntersecting ?? true),
        { rootMargin: `${margin}px 0px` },
      );
      observer.observe(watched);
      return () => observer.disconnect();
    }
    // Browsers without the observer.
    const look = () => {
      const { top, bottom } = watched.getBoundingClientRect();
      setNear(bottom > -margin && top < window.innerHeight + margin);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [element, margin]);

  return near;
}
