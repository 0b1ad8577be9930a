import { act, screen, waitFor } from '@testing-library/react';
import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LoginScreen } from '#screens/login/LoginScreen.tsx';
import { decide } from '#services/contract/roles.ts';
import type { RememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import { passwordOwners } from '#tests/passwordOwners.ts';
import { consolidatedSettings } from '#tests/consolidatedSettings.ts';
import { registerSettings } from '#tests/registerSettings.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '#tests/shortRun.ts';
import { findRoute, routeTable } from '#src/routes/routeTable.ts';
import { Guarded } from '#src/routes/Guarded.tsx';
import { logInByItself } from './autoLogin.ts';
import { AppNavigation, createNavigation } from '#src/app/navigation.ts';
import type { World } from './world.ts';

/** The pages of the table, without what stands around them. */
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

async function arriveAt(path: string, type: number) {
  const navigation = createNavigation();
  const { router, storage, actor } = renderScreen(
    <AppNavigation value={navigation}>
      <Pages />
    </AppNavigation>,
    {
      path,
      route: '*',
      answers: { registerSettings: () => registerSettings, consolidatedSettings: () => consolidatedSettings },
    },
  );
  const operator = { logIn: async () => ({ ...member, type }) };
  const world = { operator, storage, merchant: () => 'ARAW' } as unknown as World;
  const at = () => router.state.location.pathname + router.state.location.search;
  return { at, router, logIn: () => act(() => logInByItself(world, actor, navigation, rememberedLogins)) };
}

const guarded = routeTable.filter(({ access }) => !decide(access, null).allowed);
/** As whom each may be seen: the first type of those who may, and the last. */
const mayBeSeen = guarded.flatMap(({ id, paths: [path], access }) => {
  const types = passwordOwners.filter(([type, owns]) => owns && decide(access, type).allowed);
  const ends = types.filter((_, index) => index === 0 || index === types.length - 1);
  return ends.map(([type]) => [id, type, `${path.replaceAll(/:(\w+)/g, '$1')}?from=mail`] as const);
});

test('[SES-05] every page that needs a session is one that somebody may see', () => {
  expect(new Set(mayBeSeen.map(([id]) => id))).toEqual(new Set(guarded.map(({ id }) => id)));
});

test.each(firstOf(mayBeSeen, 4))(
  '[SES-05] who is logged in by itself at %s, as type %i, ends at %s',
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
])('[SES-05] [PERM-02] [PERM-03] at %s, as type %i who may not see it, ends at home', async (path, type) => {
  const { at, logIn } = await arriveAt(path, type);
  await logIn();
  expect(await screen.findByRole('heading', { name: 'home' })).toBeDefined();
  expect(at()).toBe('/m/home');
});

test('[SES-05] a player who has gone on from home meanwhile stays there', async () => {
  const { at, router, logIn } = await arriveAt('/m/changePsw', 0);
  await waitFor(() => expect(at()).toBe('/m/home'));
  await act(() => router.navigate('/m/help'));
  await logIn();
  expect(at()).toBe('/m/help');
});
