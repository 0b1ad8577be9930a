import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { findRoute, type RouteId, type RouteRow, routeTable } from './routeTable.ts';
import { Frame } from './shell/Frame.tsx';
import { Guarded } from './shell/Guarded.tsx';

/** By route. */
const screens = new Map<string, ComponentType>([['home', HomeScreen]]);
for (const { id } of routeTable) {
  if (id === 'home') continue;
  screens.set(
    id,
    lazy(async () => (await import('./screenChunks.ts')).loadScreen(id)),
  );
}

/** Loads the screen of a path, so that a page that was drawn ahead is taken over whole. */
export async function loadScreenOf(path: string): Promise<void> {
  const { id } = findRoute(path);
  if (id === 'home') return;
  const { loadScreen } = await import('./screenChunks.ts');
  screens.set(id, (await loadScreen(id as Exclude<RouteId, 'home'>)).default);
}

function screenOf(row: RouteRow) {
  const Screen = screens.get(row.id);
  return <Guarded row={row}>{Screen && <Screen />}</Guarded>;
}

/** The screen of the row that the path leads to (SHELL-01): the table alone says what belongs to which path. */
export function AppRoutes() {
  const row = findRoute(useLocation().pathname);
  return <Frame>{screenOf(row)}</Frame>;
}
