import { inPlaceOf } from './inPlaceOf.ts';

const buttonsIn = (root: Element) => [...root.querySelectorAll('button')];

const isAlike = (one: HTMLButtonElement, other: HTMLButtonElement) =>
  one.type === other.type && one.ariaLabel === other.ariaLabel && one.textContent === other.textContent;

/**
 * Knows the button of a page drawn ahead that was tapped last (public/theme.js marks it). What it answers taps the app's own in
 * its place, so that the tap is done once the app is there (PAGE-04).
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
