import { findRoute } from './routeTable.ts';

export function canonicalPath(path: string): string {
  const row = findRoute(path);
  if (row.canonical) return row.canonical;
  return row.paths[0].includes(':') ? path : row.paths[0];
}
