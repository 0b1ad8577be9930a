import { historySettled, layersNow } from './useBackCloses.ts';

/** Once nothing lies on top of the page any more: for whoever leaves it from there, after all of that was told to close. */
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
