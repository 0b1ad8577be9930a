import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { type OpenRouteId, type RouteRow, routeTable } from './routeTable.ts';
import { Frame } from './shell/Frame.tsx';
import { Guarded } from './shell/Guarded.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** The screen of each open route; home comes with the first load, the others are chunks. */
const loads: Record<Exclude<OpenRouteId, 'home'>, Load> = {
  login: async () => ({ default: (await import('#screens/login/LoginScreen.tsx')).LoginScreen }),
  gameList: async () => ({ default: (await import('#screens/gameList/GameListScreen.tsx')).GameListScreen }),
  ipLimit: async () => ({ default: (await import('./shell/LimitPages.tsx')).IpLimitPage }),
  serviceLimit: async () => ({ default: (await import('./shell/LimitPages.tsx')).ServiceLimitPage }),
};

const NotOpenYet = lazy(async () => ({ default: (await import('./shell/NotOpenYet.tsx')).NotOpenYet }));

const screens: Record<OpenRouteId, ComponentType> = {
  home: HomeScreen,
  login: lazy(loads.login),
  gameList: lazy(loads.gameList),
  ipLimit: lazy(loads.ipLimit),
  serviceLimit: lazy(loads.serviceLimit),
};

const isOpen = (id: string): id is OpenRouteId => Object.hasOwn(screens, id);

function screenOf(row: RouteRow) {
  const Screen = isOpen(row.id) ? screens[row.id] : null;
  return <Guarded row={row}>{Screen ? <Screen /> : <NotOpenYet row={row} />}</Guarded>;
}

/** Every row of the route table; what none of them knows shows home (SHELL-01). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {routeTable.flatMap((row) =>
          row.paths.map((path) => <Route key={path} path={path} element={screenOf(row)} />),
        )}
        <Route path="*" element={<HomeScreen />} />
      </Route>
    </Routes>
  );
}

/** Loads the chunks that the player is likely to need next, so that a tap does not wait for them. */
export function prefetchScreens() {
  for (const load of [loads.login, loads.gameList]) load().catch(() => {});
}
