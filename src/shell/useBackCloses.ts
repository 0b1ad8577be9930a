import { useEffect, useRef } from 'react';

/**
 * While mounted, going back closes what is on top instead of leaving the page behind it: an entry of the same
 * address is pushed for it, and taken back when it closes by itself. Links inside replace that entry.
 */
export function useBackCloses(onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    window.history.pushState({ ...window.history.state, onTop: true }, '');
    const wentBack = () => close.current();
    window.addEventListener('popstate', wentBack);
    return () => {
      window.removeEventListener('popstate', wentBack);
      if (window.history.state?.onTop) window.history.back();
    };
  }, []);
}
