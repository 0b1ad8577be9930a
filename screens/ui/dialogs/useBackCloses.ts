import { useEffect, useRef } from 'react';

/** Settles once the browser has gone back to where it was told to; until then its history is not to be written. */
let goingBack = Promise.resolve();

function goBack(steps = 1) {
  goingBack = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  window.history.go(-steps);
}

/** Once no way back is under way, so that the history may be written. */
export const historySettled = (): Promise<void> => goingBack;

/** How many things lie on top of the page, as the history's current entry has it. */
export const layersNow = (): number => window.history.state?.layers ?? 0;

/** Takes back the entries of what lay on top of the page before it was reloaded. */
export function leaveLayers(): Promise<void> {
  const layers = layersNow();
  if (layers > 0) goBack(layers);
  return goingBack;
}

/**
 * While mounted, going back closes what is on top instead of leaving the page behind it: an entry of the same
 * address is pushed for it, and taken back when it closes by itself. Links inside replace that entry.
 * What is `kept` stands in that entry, also after a reload.
 */
export function useBackCloses(onClose: () => void, kept?: object) {
  const close = useRef(onClose);
  const keptAtStart = useRef(kept);
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
      window.history.pushState({ ...window.history.state, layers: layer, ...keptAtStart.current }, '');
      window.addEventListener('popstate', onPop);
    });
    return () => {
      closed = true;
      window.removeEventListener('popstate', onPop);
      if (layer === null) return;
      if (layersNow() === layer) goBack();
      // What lies on top of it may be going, too, and goes first.
      else if (layersNow() > layer) {
        void Promise.resolve()
          .then(historySettled)
          .then(() => layersNow() === layer && goBack());
      }
    };
  }, []);
}
