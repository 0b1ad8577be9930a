import { act, screen, waitFor } from '@testing-library/react';
import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LoginScreen } from '#screens/login/LoginScreen.tsx';
import { decide } from '@araw/contract/calls/roles';
import type { LastLogin } from '@araw/contract/accounts/session';
import type { RememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import { passwordOwners } from '#tests/passwordOwners.ts';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { registerSettings } from '#tests/registerSettings.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { findRoute, routeTable } from '#src/routes/routeTable.ts';
import { Guarded } from '#src/routes/Guarded.tsx';
import { logInByItself } from './autoLogin.ts';
import { AppNavigation, createNavigation } from '#src/app/navigation.ts';
import type { World } from './world.ts';

/** The route table's pages, without the frame. */
function Pages() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = use(AppNavigation);
  useEffect(() => navigation?.link(navigate, location));
  const row = findRoute(location.pathname);
  return (
    <Guarded key={row.id} row={row}>
      {row.id === 'login' ? <LoginScreen /> : <h1>{row.id}</h1>}
    </Guarded>
  );
}

const rememberedLogins = {
  load: async () => ({ username: 'maria', password: 'correct horse', countryDialingCode: '' }),
} as unknown as RememberedLogins;

async function arriveAt(path: string, type: number, lastLogin: LastLogin | null = null) {
  const navigation = createNavigation();
  const { router, storage, actor, notices } = renderScreen(
    <AppNavigation value={navigation}>
      <Pages />
    </AppNavigation>,
    {
      path,
      route: '*',
      answers: {
        registerSettings: () => registerSettings,
        consolidatedSettings: () => consolidatedSettings,
        memberInfo: noAnswer,
      },
    },
  );
  const operator = { logIn: async () => ({ ...member, type, lastLogin }) };
  const world = { operator, storage, merchant: () => 'ARAW', notices } as unknown as World;
  const at = () => router.state.location.pathname + router.state.location.search;
  return {
    at,
    router,
    notices,
    logIn: () => act(() => logInByItself(world, actor, navigation, rememberedLogins)),
  };
}

const guarded = routeTable.filter(({ access }) => !decide(access, null).allowed);
/** Each guarded page with the first and the last member type that may see it. */
const mayBeSeen = guarded.flatMap(({ id, paths: [path], access }) => {
  const types = passwordOwners.filter(([type, owns]) => owns && decide(access, type).allowed);
  const ends = types.filter((_, index) => index === 0 || index === types.length - 1);
  return ends.map(([type]) => [id, type, `${path.replaceAll(/:(\w+)/g, '$1')}?from=mail`] as const);
});

test('[SES-05] every page that needs a session is open to some type', () => {
  expect(new Set(mayBeSeen.map(([id]) => id))).toEqual(new Set(guarded.map(({ id }) => id)));
});

test.each(firstOf(mayBeSeen, 4))(
  '[SES-05] an automatic login at %s, as type %i, ends at %s',
  async (id, type, path) => {
    const { at, logIn } = await arriveAt(path, type);
    await waitFor(() => expect(['/m/login', '/m/home']).toContain(at()));
    await logIn();
    expect(await screen.findByRole('heading', { name: id })).toBeDefined();
    expect(at()).toBe(path);
  },
);

test.each([
  ['/m/agent/home', 0],
  ['/m/voucherCenter', 40],
])('[SES-05] [PERM-02] [PERM-03] at %s, as type %i without access, it ends at home', async (path, type) => {
  const { at, logIn } = await arriveAt(path, type);
  await logIn();
  expect(await screen.findByRole('heading', { name: 'home' })).toBeDefined();
  expect(at()).toBe('/m/home');
});

test('[SES-05] a player who has left home in the meantime stays there', async () => {
  const { at, router, logIn } = await arriveAt('/m/changePsw', 0);
  await waitFor(() => expect(at()).toBe('/m/home'));
  await act(() => router.navigate('/m/help'));
  await logIn();
  expect(at()).toBe('/m/help');
});

test('[PROT-08] an automatic login shows the previous login', async () => {
  const lastLogin = { at: Date.UTC(2026, 4, 3, 16, 30), device: 'Chrome · Android', place: 'PH' };
  const { notices, logIn } = await arriveAt('/m/home', 0, lastLogin);
  await logIn();
  await waitFor(() =>
    expect(notices.shown().map(({ text }) => text)).toEqual([
      'Your last login: 04/05/2026 00:30, Chrome · Android, Philippines',
    ]),
  );
});
