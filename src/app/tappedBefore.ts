const buttonsIn = (root: Element) => [...root.querySelectorAll('button')];

const isAlike = (one: HTMLButtonElement, other: HTMLButtonElement) =>
  one.type === other.type && one.ariaLabel === other.ariaLabel && one.textContent === other.textContent;

/**
 * Knows the button of a page drawn ahead that was tapped last (public/theme.js marks it). What it answers taps the app's own in
 * its place, so that the tap is done once the app is there (PAGE-04).
 */
export function readTappedBefore(root: Element): () => void {
  const tapped = root.querySelector<HTMLButtonElement>('button[data-tapped]');
  const place = tapped
    ? buttonsIn(root)
        .filter((one) => isAlike(one, tapped))
        .indexOf(tapped)
    : -1;
  let isDone = tapped === null;
  return () => {
    if (isDone || !tapped) return;
    isDone = true;
    delete tapped.dataset['tapped'];
    const own = tapped.isConnected ? tapped : buttonsIn(root).filter((one) => isAlike(one, tapped))[place];
    own?.click();
  };
}
