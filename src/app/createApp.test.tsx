import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SessionInfo } from '#services/contract/session.ts';
import { createStorage, type StorageHost } from '#services/storage.ts';
import { memoryStorage } from '#tests/memoryStorage.ts';
import { member } from '#tests/screens/renderScreen.tsx';
import { createApp } from './createApp.ts';
import type { Navigation } from './navigation.ts';

function Linked({ navigation }: { navigation: Navigation }) {
  const [navigate, location] = [useNavigate(), useLocation()];
  useLayoutEffect(() => navigation.link(navigate, location), [navigation, navigate, location]);
  return null;
}

/** An app of its own, in the page of every other, at a path. */
function startApp(path: string, session: SessionInfo) {
  const noEvents = { addEventListener: () => {}, removeEventListener: () => {} };
  const host = {
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    ...noEvents,
  } as unknown as StorageHost;
  const storage = createStorage(host);
  storage.write('sessionInfo', session);
  const { world, navigation, actor } = createApp({}, storage, { inspection: {}, onUnread: () => {} });
  actor.start();
  const linked = <Linked navigation={navigation} />;
  const router = createMemoryRouter([{ path: '*', element: linked }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    actor.stop();
    world.tabs.close();
    storage.close();
  });
  return {
    actor,
    now: () => ({
      path: router.state.location.pathname,
      returnTo: router.state.location.state?.returnTo ?? null,
      plays: actor.getSnapshot().children.session?.getSnapshot().context.session?.userName ?? null,
      stored: storage.read('sessionInfo')?.userName ?? null,
      told: world.notices.shown().map(({ kind, text }) => `${kind}: ${text}`),
    }),
  };
}

test('[SES-04] two apps in one page: an ended session ends, leads to log in and is told in its own alone', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const one = startApp('/m/webEmail', { ...member, token: 'of maria' });
  const other = startApp('/m/help', { ...member, token: 'of jose', userName: 'jose' });
  const news = { type: 'session.expired', token: 'of maria', reason: 'sessionEnded' } as const;

  act(() => other.actor.send(news));
  act(() => one.actor.send(news));

  expect([one.now(), other.now()]).toEqual([
    {
      path: '/m/login',
      returnTo: '/m/webEmail',
      plays: null,
      stored: null,
      told: ['error: The account has been logged out, please log in again'],
    },
    { path: '/m/help', returnTo: null, plays: 'jose', stored: 'jose', told: [] },
  ]);
});
