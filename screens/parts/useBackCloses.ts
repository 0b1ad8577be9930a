import { useEffect, useRef } from 'react';

/** Settles once the browser has gone back to where it was told to; until then its history is not to be written. */
let goingBack = Promise.resolve();

function goBack() {
  goingBack = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  window.history.back();
}

/** Once no way back is under way, so that the history may be written. */
export const historySettled = (): Promise<void> => goingBack;

/** How many things lie on top of the page, as the history's current entry has it. */
const layersNow = (): number => window.history.state?.layers ?? 0;

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
    let layer: number | null = null;
    let closed = false;
    const onPop = () => {
      if (layer !== null && layersNow() < layer) close.current();
    };
    void goingBack.then(() => {
      if (closed) return;
      layer = layersNow() + 1;
      window.history.pushState({ ...window.history.state, layers: layer }, '');
      window.addEventListener('popstate', onPop);
    });
    return () => {
      closed = true;
      window.removeEventListener('popstate', onPop);
      if (layer !== null && layersNow() === layer) goBack();
    };
  }, []);
}
