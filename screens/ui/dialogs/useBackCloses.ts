import { useEffect, useRef } from 'react';

/** Resolves once the browser has finished going back; don't write its history before that. */
let goingBack = Promise.resolve();

function goBack(steps = 1) {
  goingBack = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  window.history.go(-steps);
}

/** Resolves once no back navigation is pending, so that the history may be written. */
export const historySettled = (): Promise<void> => goingBack;

/** The number of layers on top of the page, from the current history entry. */
export const layersNow = (): number => window.history.state?.layers ?? 0;

/** Goes back past the history entries of layers that were open before a reload. */
export function leaveLayers(): Promise<void> {
  const layers = layersNow();
  if (layers > 0) goBack(layers);
  return goingBack;
}

/**
 * While mounted, going back closes the top layer instead of leaving the page. The layer pushes a history entry with
 * the same address, and goes back when it closes in another way. Links inside must replace that entry.
 * `kept` is stored in the entry's state and survives a reload.
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
      // Layers above may be closing too: let them go back first.
      else if (layersNow() > layer) {
        void Promise.resolve()
          .then(historySettled)
          .then(() => layersNow() === layer && goBack());
      }
    };
  }, []);
}
