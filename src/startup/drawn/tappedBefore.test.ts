// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readTappedBefore } from './tappedBefore.ts';

const button = (label: string, tapped = '') =>
  `<button type="button" aria-label="${label}"${tapped}></button>`;

/** The indexes of the buttons that are tapped, in the root's order. */
function tapsIn(root: Element) {
  const taps: number[] = [];
  root.addEventListener('click', ({ target }) => {
    taps.push([...root.querySelectorAll('button')].indexOf(target as HTMLButtonElement));
  });
  return taps;
}

test('[PAGE-04] the tap happens once, on the same button if it was taken over', () => {
  const root = document.createElement('div');
  root.innerHTML = button('Play') + button('Play', ' data-tapped') + button('Close');
  const taps = tapsIn(root);
  const tap = readTappedBefore(root);
  tap();
  tap();
  expect(taps).toEqual([1]);
  expect(root.querySelector('[data-tapped]')).toBeNull();
});

test('[PAGE-04] on its counterpart if the page was replaced', () => {
  const root = document.createElement('div');
  root.innerHTML = button('Play') + button('Play', ' data-tapped');
  const taps = tapsIn(root);
  const tap = readTappedBefore(root);
  root.innerHTML = button('Menu') + button('Play') + button('Play');
  tap();
  expect(taps).toEqual([2]);
});

test('[PAGE-04] nothing is tapped if nothing was, or if the button is gone', () => {
  const root = document.createElement('div');
  root.innerHTML = button('Play');
  const taps = tapsIn(root);
  readTappedBefore(root)();
  root.innerHTML = button('Play', ' data-tapped');
  const tap = readTappedBefore(root);
  root.innerHTML = button('Menu');
  tap();
  expect(taps).toEqual([]);
});
