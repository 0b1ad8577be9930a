import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { findRoute, type OpenRouteId, type RouteRow, routeTable } from './routeTable.ts';
import { Frame } from './shell/Frame.tsx';
import { Guarded } from './shell/Guarded.tsx';
import { withTexts } from './withTexts.ts';

const NotOpenYet = lazy(
  withTexts('accounts', async () => ({ default: (await import('./shell/NotOpenYet.tsx')).NotOpenYet })),
);

/** By route; the table says which are open. */
const screens = new Map<string, ComponentType>([['home', HomeScreen]]);
for (const { id, open } of routeTable) {
  if (!open || id === 'home') continue;
  screens.set(
    id,
    lazy(async () => (await import('./screenChunks.ts')).loadScreen(id)),
  );
}

/** Loads the screen of a path, so that a page that was drawn ahead is taken over whole. */
export async function loadScreenOf(path: string): Promise<void> {
  const { id, open } = findRoute(path);
  if (!open || id === 'home') return;
  const { loadScreen } = await import('./screenChunks.ts');
  screens.set(id, (await loadScreen(id as Exclude<OpenRouteId, 'home'>)).default);
}

function screenOf(row: RouteRow) {
  const Screen = screens.get(row.id);
  return <Guarded row={row}>{Screen ? <Screen /> : <NotOpenYet row={row} />}</Guarded>;
}

/** The screen of the row that the path leads to (SHELL-01): the table alone says what belongs to which path. */
export function AppRoutes() {
  const row = findRoute(useLocation().pathname);
  return <Frame>{screenOf(row)}</Frame>;
}
