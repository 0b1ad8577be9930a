import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { member, renderScreen, uncounted } from '#tests/screens/renderScreen.tsx';
import { Frame } from './Frame.tsx';

const never = new Promise<void>(() => {});

/** Suspends the rendering of a link's page, like a slow phone. */
function SlowRegister() {
  if (useLocation().pathname === '/m/register') use(never);
  return null;
}

const drawAgain = () => act(() => i18next.emit('languageChanged', i18next.language));

async function showMenu() {
  const { router } = renderScreen(
    <Suspense>
      <Frame>{null}</Frame>
      <SlowRegister />
    </Suspense>,
    { answers: {}, path: '/m/home', route: '/m/*' },
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(window.history.state?.layers).toBe(1));
  return router;
}

const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

test('[MEM-08] the menu closes when going back even if its link’s page has not rendered', async () => {
  const router = await showMenu();
  await act(() => router.navigate('/m/register'));
  expect(menu()).not.toBeNull();
  await act(() => router.navigate(-1));
  drawAgain();
  drawAgain();
  act(() => window.history.back());
  await waitFor(() => expect(menu()).toBeNull());
});

test('[MEM-08] the menu closes once its link’s page has rendered, and stays closed on the way back', async () => {
  const router = await showMenu();
  await act(() => router.navigate('/m/service'));
  expect(menu()).toBeNull();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/m/home');
  expect(menu()).toBeNull();
});

test.each([
  ['/m/redRain', 'Red envelope rain'],
  ['/m/redRain?page=transfer&account=jose', 'Transfer to a member'],
  ['/m/redRain?page=another', 'Red envelope rain'],
  ['/m/redRain?page=constructor', 'Red envelope rain'],
])('[TEAM-06] %s is titled %s, in the document too', (path, title) => {
  renderScreen(<Frame>{null}</Frame>, { answers: uncounted, path, route: '/m/*', session: member });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · Araw`);
});
