import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { findRoute, pageOf, type RouteId, type RouteRow, routeTable } from './routeTable.ts';
import { Frame } from './shell/Frame.tsx';
import { Guarded } from './shell/Guarded.tsx';

/** By route, and by the `page` of the query that asked for them. */
const screens = new Map<string, ComponentType>();

const keyOf = (id: string, page = '') => `${id} ${page}`.trimEnd();

/** Loads the screen of an address, so that a page that was drawn ahead is taken over whole. */
export async function loadScreenOf(path: string, search: string): Promise<void> {
  const row = findRoute(path);
  const id = row.id as RouteId;
  if (id === 'home') return;
  const page = pageOf(row, search);
  const { loadScreen } = await import('./screenChunks.ts');
  screens.set(keyOf(id, page), (await loadScreen(id, page)).default);
}

screens.set('home', HomeScreen);
for (const row of routeTable as readonly RouteRow[]) {
  const id = row.id as RouteId;
  if (id === 'home') continue;
  for (const page of [undefined, ...Object.keys(row.pages ?? {})]) {
    screens.set(
      keyOf(id, page),
      lazy(async () => (await import('./screenChunks.ts')).loadScreen(id, page)),
    );
  }
}

function screenOf(row: RouteRow, search: string) {
  const Screen = screens.get(keyOf(row.id, pageOf(row, search)));
  return <Guarded row={row}>{Screen && <Screen />}</Guarded>;
}

/** The screen of the row that the path leads to (SHELL-01): the table alone says what belongs to which path. */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  return <Frame>{screenOf(findRoute(pathname), search)}</Frame>;
}
