import { historySettled, layersNow } from './useBackCloses.ts';

/** Resolves once no layer is left on the page. Close all layers first, then await this before leaving the page. */
export function layersLeft(): Promise<void> {
  if (layersNow() === 0) return historySettled();
  return new Promise((resolve) => {
    const onPop = () => {
      if (layersNow() > 0) return;
      window.removeEventListener('popstate', onPop);
      resolve(historySettled());
    };
    window.addEventListener('popstate', onPop);
  });
}
