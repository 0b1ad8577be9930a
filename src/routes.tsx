import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { type RouteRow, routeTable } from './routeTable.ts';
import { Frame } from './shell/Frame.tsx';
import { screenChunks, withTexts } from './screenChunks.ts';
import { Guarded } from './shell/Guarded.tsx';

const NotOpenYet = lazy(
  withTexts('accounts', async () => ({ default: (await import('./shell/NotOpenYet.tsx')).NotOpenYet })),
);

/** By route; the table says which are open. */
const screens = new Map<string, ComponentType>([
  ['home', HomeScreen],
  ...Object.entries(screenChunks).map(([id, load]) => [id, lazy(load)] as const),
]);

function screenOf(row: RouteRow) {
  const Screen = screens.get(row.id);
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
