// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRelations } from './relations.ts';

let draw: () => void;
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    draw = callback;
    return 0;
  });
});
afterEach(() => document.body.replaceChildren());

test('[DEV-02] elements are marked with the relations that hold for them, only as long as they do', () => {
  document.body.innerHTML = '<label><input type="checkbox" checked></label><div><b></b></div>';
  showRelations([
    { of: 'label', has: ':checked' },
    { of: 'div', has: '> b' },
    { of: 'label', has: ':no-such' },
  ]);
  draw();
  const said = () => [...document.body.children].map((one) => one.getAttribute('data-has'));
  expect(said()).toEqual(['0', '1']);
  document.querySelector('input')?.click();
  draw();
  expect(said()).toEqual([null, '1']);
});
