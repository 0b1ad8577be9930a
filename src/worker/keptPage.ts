import { fitsPath } from '#services/contract/paths.ts';
import { keptAtName } from '#services/keptAt.ts';
import { routeTable } from '../routeTable.ts';

/** Whether an address below the scope is a page of the app: everything else there is the server's (SHELL-01). */
export function isPageOfApp(address: URL, scope: string): boolean {
  if (!address.href.startsWith(scope)) return false;
  const path = `/${address.pathname.slice(new URL(scope).pathname.length)}`;
  return routeTable.some(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)));
}

/** Scripts and styles that a page names. */
const filesOf = (html: string, scope: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, address = '']) => new URL(address, scope).href,
  );

/** Whether a page is made of this release's files alone: another release's would not be found without a connection. */
export function isOfRelease(html: string, files: ReadonlySet<string>, scope: string): boolean {
  const named = filesOf(html, scope);
  return named.length > 0 && named.every((file) => files.has(file));
}

/** The page as it is kept: with the moment in it, by which the app tells how old its start-up data is. */
export const withMoment = (html: string, now: number): string =>
  html.replace('<head>', `<head><meta name="${keptAtName}" content="${now}">`);
