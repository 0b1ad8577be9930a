// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStorage } from '#services/kept/storage.ts';
import { wasBarClosed } from './closedBar.ts';

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1';
const asInstalled = (query: string) => ({ matches: query === '(display-mode: standalone)' });

afterEach(() => localStorage.clear());

test.each([
  ['a browser', { userAgent: safari }, undefined, false],
  ['a web clip', { userAgent: safari, standalone: true }, undefined, true],
  ['an installed web app', { userAgent: 'Android' }, asInstalled, true],
  ['the native app', { userAgent: `${safari} ArawApp/3.1` }, undefined, true],
])('[APP-07] a bar closed in an earlier visit, in %s', (_name, navigator, matchMedia, closed) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', matchMedia);
  localStorage.setItem('DOWNLOAD_BAR_HIDDEN', '1');
  const storage = createStorage();
  expect(wasBarClosed(storage)).toBe(closed);
  expect(localStorage.getItem('DOWNLOAD_BAR_HIDDEN')).toBe(closed ? '1' : null);

  // Once closed in this visit, it stays closed in every environment.
  storage.write('downloadBarHidden', '1');
  expect(wasBarClosed(storage)).toBe(true);
  storage.close();
});
