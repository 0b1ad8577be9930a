import { fitsPath } from '@araw/contract/calls/paths';
import { keptAtName } from '#services/client/keptAt.ts';
import { routeTable } from '#src/routes/routeTable.ts';

function routeOf(address: URL, scope: string) {
  if (!address.href.startsWith(scope)) return undefined;
  const path = `/${address.pathname.slice(new URL(scope).pathname.length)}`;
  return routeTable.find(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)));
}

/** Whether an address is a page of the app. Leave everything else below the scope to the server (SHELL-01). */
export const isPageOfApp = (address: URL, scope: string): boolean => routeOf(address, scope) !== undefined;

/** Whether an address is home without a query: the prerendered home fits no other (PAGE-03). */
export const isPlainHome = (address: URL, scope: string): boolean =>
  address.search === '' && routeOf(address, scope)?.id === 'home';

/** Whether a page includes a prerendered first screen (packages/server/src/pages/template.ts). */
export const isDrawn = (html: string): boolean => /<html [^>]*data-drawn=/.test(html);

/** Absolute addresses of a page's scripts and styles. */
const filesOf = (html: string, scope: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, address = '']) => new URL(address, scope).href,
  );

/** Whether a page uses only this release's files: another release's files aren't available offline. */
export function isOfRelease(html: string, files: ReadonlySet<string>, scope: string): boolean {
  const named = filesOf(html, scope);
  return named.length > 0 && named.every((file) => files.has(file));
}

/** Adds the time (ms since the epoch), from which the app derives the age of its start-up data. */
export const withMoment = (html: string, now: number): string =>
  html.replace('<head>', `<head><meta name="${keptAtName}" content="${now}">`);
