import { inPlaceOf } from './inPlaceOf.ts';

const buttonsIn = (root: Element) => [...root.querySelectorAll('button')];

const isAlike = (one: HTMLButtonElement, other: HTMLButtonElement) =>
  one.type === other.type && one.ariaLabel === other.ariaLabel && one.textContent === other.textContent;

/**
 * Finds the button of a prerendered page that was tapped last (public/theme.js marks it). Returns a function that
 * taps the app's own button in its place, so that the tap takes effect once the app runs (PAGE-04).
 */
export function readTappedBefore(root: Element): () => void {
  const before = buttonsIn(root);
  let tapped = before.find(({ dataset }) => 'tapped' in dataset);
  return () => {
    if (!tapped) return;
    delete tapped.dataset['tapped'];
    const own = inPlaceOf(tapped, { before, now: () => buttonsIn(root), isAlike });
    tapped = undefined;
    own?.click();
  };
}
