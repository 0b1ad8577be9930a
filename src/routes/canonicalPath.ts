import { findRoute } from './routeTable.ts';

/** The canonical path of a page: the row's own, or the first of its paths. */
export function canonicalPath(path: string): string {
  const row = findRoute(path);
  if (row.canonical) return row.canonical;
  return row.paths[0].includes(':') ? path : row.paths[0];
}
