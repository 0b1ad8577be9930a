import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useCanonicalLink } from './useCanonicalLink.ts';

function Page() {
  useCanonicalLink();
  return null;
}

const show = (path: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};

/** As the page server writes them. */
const drawn = `
  <link rel="canonical" href="http://localhost:3000/m/login?lang=AR">
  <link rel="alternate" hreflang="ar" href="http://localhost:3000/m/login?lang=AR">
  <link rel="alternate" hreflang="x-default" href="http://localhost:3000/m/login">
  <link rel="manifest" href="/manifest.ar.webmanifest">`;

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
const manifest = ['manifest', '/manifest.ar.webmanifest'];

afterEach(() => {
  document.head.replaceChildren();
});

test('[SHELL-02] [LANG-02] a drawn page keeps the addresses of its languages until it is left', async () => {
  document.head.innerHTML = drawn;
  const router = show('/m/login');
  expect(links()).toEqual([
    ['canonical', 'http://localhost:3000/m/login?lang=AR'],
    ['alternate', 'http://localhost:3000/m/login?lang=AR'],
    ['alternate', 'http://localhost:3000/m/login'],
    manifest,
  ]);
  await act(() => router.navigate('/m/register'));
  expect(links()).toEqual([['canonical', 'http://localhost:3000/m/register'], manifest]);
  await act(() => router.navigate('/m/login'));
  expect(links()).toEqual([['canonical', 'http://localhost:3000/m/login'], manifest]);
});

test('[SHELL-02] a page that was not drawn gets its canonical link from the app', () => {
  show('/m/login');
  expect(links()).toEqual([['canonical', 'http://localhost:3000/m/login']]);
});
