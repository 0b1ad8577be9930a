import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { loadAhead } from '#screens/shared/loading/loadAhead.tsx';
import { findRoute, pageOf, type RouteId, type RouteRow, routeTable } from './routeTable.ts';
import { Guarded } from './Guarded.tsx';

/** By route and the query's `page`. Home is part of the first load. */
const screens = new Map<string, ReturnType<typeof loadAhead>>();

const keyOf = (id: string, page = '') => `${id} ${page}`.trimEnd();

for (const row of routeTable as readonly RouteRow[]) {
  const id = row.id as RouteId;
  if (id === 'home') continue;
  for (const page of [undefined, ...Object.keys(row.pages ?? {})]) {
    screens.set(
      keyOf(id, page),
      loadAhead(async () => (await (await import('./screenChunks.ts')).loadScreen(id, page)).default),
    );
  }
}

const screenFor = (row: RouteRow, search: string) => screens.get(keyOf(row.id, pageOf(row, search)));

/** Loads an address's screen, so that the app replaces a prerendered page completely. */
export async function loadScreenOf(path: string, search: string): Promise<void> {
  await screenFor(findRoute(path), search)?.load();
}

/** A row's screen, behind its guard. */
export function screenOf(row: RouteRow, search: string) {
  const Screen = row.id === 'home' ? HomeScreen : screenFor(row, search)?.Part;
  return <Guarded row={row}>{Screen && <Screen />}</Guarded>;
}
