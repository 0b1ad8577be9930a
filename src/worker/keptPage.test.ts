// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageKeptAt } from '#services/client/keptAt.ts';
import { isDrawn, isOfRelease, isPageOfApp, isPlainHome, withMoment } from './keptPage.ts';

test.each([
  ['https://site.example/', '/', true],
  ['https://site.example/', '/m/home', true],
  ['https://site.example/', '/M/Login/?from=x', true],
  ['https://site.example/', '/m/register.html', true],
  ['https://site.example/', '/promotions', true],
  ['https://site.example/casino/', '/casino/', true],
  ['https://site.example/casino/', '/casino/m/lotto-h5/mobile/Tradition/games/42', true],
  ['https://site.example/casino/', '/m/home', false],
  // Another merchant's, below this one's scope.
  ['https://site.example/', '/casino/m/home', false],
  ['https://site.example/', '/play/verify', false],
  ['https://site.example/', '/sandbox', false],
  ['https://site.example/', '/wps/system/status', false],
  ['https://site.example/', '/no/such', false],
])('[PAGE-06] [KIT-02] with the scope %s the worker opens %s: %s', (scope, path, opens) => {
  expect(isPageOfApp(new URL(path, scope), scope)).toBe(opens);
});

test('[PAGE-06] a page belongs to a release if it names only that release’s files', () => {
  const scope = 'https://site.example/casino/';
  const files = new Set(['assets/index-a.js', 'assets/index-a.css'].map((file) => scope + file));
  const page = (...named: string[]) =>
    named.map((file) => `<script type="module" crossorigin src="${file}"></script>`).join('');
  expect(isOfRelease(page('/casino/assets/index-a.js', '/casino/theme.js'), files, scope)).toBe(true);
  expect(isOfRelease(page('/casino/assets/index-b.js'), files, scope)).toBe(false);
  expect(isOfRelease(page('/casino/assets/index-a.js', '/casino/assets/more-b.js'), files, scope)).toBe(
    false,
  );
  expect(isOfRelease('<h1>Please accept our terms</h1>', files, scope)).toBe(false);
});

test('[PAGE-06] the app reads the time written into a cached page, and none in another', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const page = '<!doctype html><html><head><title>x</title></head><body></body></html>';
  expect(pageKeptAt(parse(page))).toBe(null);
  expect(pageKeptAt(parse(withMoment(page, 1_768_478_400_000)))).toBe(1_768_478_400_000);
  expect(pageKeptAt(parse(page.replace('<head>', '<head><meta name="kept-at" content="soon">')))).toBe(null);
});

test.each([
  ['https://site.example/', '/', true],
  ['https://site.example/', '/M/Home/', true],
  ['https://site.example/casino/', '/casino/m/index', true],
  ['https://site.example/', '/m/home?x=1', false],
  ['https://site.example/', '/m/login', false],
  ['https://site.example/', '/no/such', false],
  ['https://site.example/casino/', '/', false],
])('[PAGE-06] with the scope %s the drawn home page is shown at %s: %s', (scope, path, shows) => {
  expect(isPlainHome(new URL(path, scope), scope)).toBe(shows);
});

test('[PAGE-06] a page’s element says whether its first screen was drawn', () => {
  expect(isDrawn('<!doctype html><html lang="en" data-theme="dark" data-drawn="EN">')).toBe(true);
  expect(isDrawn('<!doctype html><html lang="en"><p>data-drawn="EN"</p>')).toBe(false);
});
