import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { type OpenRouteId, type RouteRow, routeTable } from './routeTable.ts';
import { Frame } from './shell/Frame.tsx';
import { screenChunks } from './screenChunks.ts';
import { Guarded } from './shell/Guarded.tsx';

const NotOpenYet = lazy(async () => ({ default: (await import('./shell/NotOpenYet.tsx')).NotOpenYet }));

const screens: Record<OpenRouteId, ComponentType> = {
  home: HomeScreen,
  login: lazy(screenChunks.login),
  register: lazy(screenChunks.register),
  forget: lazy(screenChunks.forget),
  changePassword: lazy(screenChunks.changePassword),
  trial: lazy(screenChunks.trial),
  registerTerms: lazy(screenChunks.registerTerms),
  userAgreement: lazy(screenChunks.userAgreement),
  loginTerms: lazy(screenChunks.loginTerms),
  memberHome: lazy(screenChunks.memberHome),
  accountDetails: lazy(screenChunks.accountDetails),
  settings: lazy(screenChunks.settings),
  securityCenter: lazy(screenChunks.securityCenter),
  gameList: lazy(screenChunks.gameList),
  live: lazy(screenChunks.live),
  sports: lazy(screenChunks.sports),
  esports: lazy(screenChunks.esports),
  lott: lazy(screenChunks.lott),
  elott: lazy(screenChunks.elott),
  gameCenter: lazy(screenChunks.gameCenter),
  jlSlot: lazy(screenChunks.jlSlot),
  fish: lazy(screenChunks.fish),
  rng: lazy(screenChunks.rng),
  pvp: lazy(screenChunks.pvp),
  ppSlot: lazy(screenChunks.ppSlot),
  slotsCenter: lazy(screenChunks.slotsCenter),
  ipLimit: lazy(screenChunks.ipLimit),
  serviceLimit: lazy(screenChunks.serviceLimit),
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
