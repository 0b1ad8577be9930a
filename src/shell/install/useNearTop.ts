import { useEffect, useState } from 'react';

/** SHELL-08: the header bar shows while the page is scrolled less than this many CSS pixels. */
const nearTop = 30;
/** Milliseconds without scrolling before the scroll handler runs. */
const scrollDebounce = 15;

export function useNearTop(): boolean {
  const [isNear, setIsNear] = useState(() => window.scrollY < nearTop);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsNear(window.scrollY < nearTop), scrollDebounce);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isNear;
}
