import { fitsPath } from '#services/contract/paths.ts';
import { keptAtName } from '#services/client/keptAt.ts';
import { routeTable } from '#src/routes/routeTable.ts';

/** The row of the route table that an address below the scope leads to. */
function routeOf(address: URL, scope: string) {
  if (!address.href.startsWith(scope)) return undefined;
  const path = `/${address.pathname.slice(new URL(scope).pathname.length)}`;
  return routeTable.find(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)));
}

/** Whether an address below the scope is a page of the app: everything else there is the server's (SHELL-01). */
export const isPageOfApp = (address: URL, scope: string): boolean => routeOf(address, scope) !== undefined;

/** Whether an address shows home and nothing that a query asks for: what was drawn of home is its first screen (PAGE-03). */
export const isPlainHome = (address: URL, scope: string): boolean =>
  address.search === '' && routeOf(address, scope)?.id === 'home';

/** Whether a page comes with its first screen (packages/server/pages/template.ts). */
export const isDrawn = (html: string): boolean => /<html [^>]*data-drawn=/.test(html);

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
