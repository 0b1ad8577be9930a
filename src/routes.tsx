import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import type { Navigation } from './app/appLogic.ts';
import { type OpenRouteId, type RouteRow, routeTable } from './routeTable.ts';
import { Frame } from './shell/Frame.tsx';
import { Guarded } from './shell/Guarded.tsx';
import { NotOpenYet } from './shell/NotOpenYet.tsx';
import { RouteFailure } from './shell/RouteFailure.tsx';

type Load = () => Promise<ComponentType>;

/** The screen of each open route; home comes with the first load, the others are chunks. */
const loads: Record<Exclude<OpenRouteId, 'home'>, Load> = {
  login: async () => (await import('#screens/login/LoginScreen.tsx')).LoginScreen,
  gameList: async () => (await import('#screens/gameList/GameListScreen.tsx')).GameListScreen,
  ipLimit: async () => (await import('./shell/LimitPages.tsx')).IpLimitPage,
  serviceLimit: async () => (await import('./shell/LimitPages.tsx')).ServiceLimitPage,
};

const hasChunk = (id: string): id is keyof typeof loads => Object.hasOwn(loads, id);

function guarded(row: RouteRow, Screen: ComponentType) {
  return function GuardedScreen() {
    return (
      <Guarded row={row}>
        <Screen />
      </Guarded>
    );
  };
}

function routesOf(row: RouteRow): RouteObject[] {
  const { id, paths } = row;
  if (hasChunk(id)) {
    return paths.map((path) => ({
      path,
      handle: row,
      lazy: async () => ({ Component: guarded(row, await loads[id]()) }),
    }));
  }
  const Component = guarded(row, id === 'home' ? HomeScreen : () => <NotOpenYet row={row} />);
  return paths.map((path) => ({ path, handle: row, Component }));
}

const [home] = routeTable;

/** Every row of the route table; what none of them knows shows home (SHELL-01). */
const routes: RouteObject[] = [
  {
    Component: Frame,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [...routeTable.flatMap(routesOf), { path: '*', handle: home, Component: HomeScreen }],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);

/** Loads the chunks that the player is likely to need next, so that a tap does not wait for them. */
export function prefetchScreens() {
  for (const load of [loads.login, loads.gameList]) load().catch(() => {});
}

/** Where the charts make the player go. */
export const navigation: Navigation = {
  toLogin() {
    const { pathname, search } = router.state.location;
    void router.navigate('/m/login', { state: { returnTo: pathname + search } });
  },
  homeReplacing: () => void router.navigate('/m/home', { replace: true }),
};
