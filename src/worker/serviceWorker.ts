import { PrecacheController } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { headers } from '@araw/contract/calls/answer';
import { keptAtHeader } from '#services/client/keptAt.ts';
import { isKeptCall } from './keptCalls.ts';
import { isDrawn, isOfRelease, isPageOfApp, isPlainHome, withMoment } from './keptPage.ts';
import type { RequestEvent, WorkerScope } from './workerScope.ts';

// docs/decisions/0015. If anything fails here, fall back to the network as if there were no worker.

/** Written by the build (tools/release.ts). */
declare const __RELEASE__: {
  id: string;
  /** Paths of every script, style, text and font, relative to the scope. */
  files: string[];
  /** Files to precache; `revision` is set where the file name has no content hash. */
  ahead: { url: string; revision: string | null }[];
};

declare const self: WorkerScope;

const release = __RELEASE__;

const { scope } = self.registration;
const absolute = (path: string) => new URL(path, scope).href;
const files = new Set(release.files.map(absolute));

/** The page for every path except home: it has no prerendered first screen. */
const frame = absolute('index.html');
const configurationFile = absolute('config.json');

// Several merchants may share an origin, so every cache name ends in the scope.
const pageCache = `page-${release.id}-${scope}`;
const fileCache = `files-${scope}`;
const configurationCache = `configuration-${scope}`;
const callCache = `calls-${scope}`;

/** Some hosts answer a missing file with an HTML page: don't take that for a script. */
const isFile = (answer: Response) =>
  answer.ok && !(answer.headers.get('Content-Type') ?? '').startsWith('text/html');

const precache = new PrecacheController({
  plugins: [{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
});
precache.addToCacheList(release.ahead);

const configuration = new NetworkFirst({
  cacheName: configurationCache,
  // The first paint waits for it.
  networkTimeoutSeconds: 0.3,
});

self.addEventListener('install', (event) => {
  // If any of these fails, don't install this release: the previous one stays complete.
  event.waitUntil(Promise.all([precache.install(event as never), keepPage(), keepConfiguration()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([precache.activate(event as never), forgetOtherReleases(), self.clients.claim()]),
  );
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'apply') event.waitUntil(self.skipWaiting());
  if (Array.isArray(data)) event.waitUntil(keepFiles(data.filter((address) => typeof address === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  const orNetwork = (answer: Promise<Response>) => event.respondWith(answer.catch(() => fetch(request)));
  if (request.mode === 'navigate') {
    // Frames show games or the operator's own pages: leave those to the network.
    if (request.destination === 'document' && isPageOfApp(address, scope)) orNetwork(openPage(event));
  } else if (files.has(request.url) || precache.getCacheKeyForURL(request.url)) {
    event.respondWith(openFile(request));
  } else if (request.url === configurationFile) {
    orNetwork(configuration.handle({ event: event as never, request }));
  } else if (isKeptCall(address)) {
    event.respondWith(ask(event));
  }
});

/** Serves the cached page with its start-up data, and home with its first screen. Refreshes it in the background. */
async function openPage(event: RequestEvent): Promise<Response> {
  const page = isPlainHome(new URL(event.request.url), scope) ? scope : frame;
  const kept = await (await caches.open(pageCache)).match(page);
  if (!kept) return fetch(event.request);
  event.waitUntil(keepPage().catch(() => {}));
  return kept;
}

/** Caches the server's current home page, and a page without a first screen for every other path. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(pageCache);
  const home = await readPage(scope);
  const rest = isDrawn(home.html) ? await readPage(frame) : home;
  await cache.put(scope, keptPage(home));
  await cache.put(frame, keptPage(rest));
}

interface ReadPage {
  html: string;
  headers: Headers;
}

/** Rejects a page from another release, and checks for a worker update. */
async function readPage(address: string): Promise<ReadPage> {
  const answer = await fetch(address, { cache: 'no-cache' });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`the page answers ${answer.status}`);
  if (!isOfRelease(html, files, scope)) {
    void self.registration.update().catch(() => {});
    throw new Error('the page is of another release');
  }
  const headers = new Headers(answer.headers);
  // The body is already decompressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return { html, headers };
}

const keptPage = ({ html, headers }: ReadPage) => new Response(withMoment(html, Date.now()), { headers });

/** If the page doesn't include the configuration, the app requests it first (docs/decisions/0020). */
async function keepConfiguration(): Promise<void> {
  const answer = await fetch(configurationFile, { cache: 'no-cache' });
  if (isFile(answer)) await (await caches.open(configurationCache)).put(configurationFile, answer);
}

async function openFile(request: Request): Promise<Response> {
  const kept = await keptFile(request.url).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isFile(answer)) await keepFile(request.url, answer.clone()).catch(() => {});
  // Missing on the server too: drop the cached pages, or a reload would request this file again (SHELL-12).
  else await caches.delete(pageCache).catch(() => false);
  return answer;
}

const keptFile = async (address: string): Promise<Response | undefined> =>
  (await precache.matchPrecache(address)) ?? (await (await caches.open(fileCache)).match(address));

async function keepFile(address: string, answer: Response): Promise<void> {
  if (!precache.getCacheKeyForURL(address)) await (await caches.open(fileCache)).put(address, answer);
}

/** Caches files that a page loaded before the worker was active, such as its language's texts. */
async function keepFiles(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    if (!files.has(address) || (await keptFile(address))) continue;
    const answer = await fetch(address);
    if (isFile(answer)) await keepFile(address, answer);
  }
}

async function forgetOtherReleases(): Promise<void> {
  const names = await caches.keys();
  const isPage = (name: string) => name.startsWith('page-') && name.endsWith(`-${scope}`);
  await Promise.all(
    names.filter((name) => isPage(name) && name !== pageCache).map((name) => caches.delete(name)),
  );
  const cache = await caches.open(fileCache);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !files.has(url)).map((request) => cache.delete(request)));
}

/** Milliseconds before a player's call refreshes the cached visitor's answer. */
const visitorsAnswerFreshness = 3_600_000;
/** Enough for a long day of browsing. */
const mostCalls = 60;

/** The operator's answer; offline, the last one given to a visitor. */
async function ask(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const key = new URL(request.url);
  key.searchParams.set('keptFor', request.headers.get(headers.merchant) ?? '');
  try {
    const answer = await fetch(request.clone());
    const keeping = request.headers.has(headers.token)
      ? keepAsVisitor(request, key.href)
      : keepAnswer(key.href, answer.clone());
    event.waitUntil(keeping.catch(() => {}));
    return answer;
  } catch (noConnection) {
    const kept = await keptAnswer(key.href).catch(() => undefined);
    if (kept) return kept;
    throw noConnection;
  }
}

const keptAnswer = async (key: string) => (await caches.open(callCache)).match(key);

async function keepAnswer(key: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || !/json/.test(answer.headers.get('Content-Type') ?? '')) return;
  const kept = { 'Content-Type': 'application/json', [keptAtHeader]: String(Date.now()) };
  const cache = await caches.open(callCache);
  // Delete first, so that the newest answers come last.
  await cache.delete(key);
  await cache.put(key, new Response(await answer.text(), { headers: kept }));
  const all = await cache.keys();
  await Promise.all(all.slice(0, -mostCalls).map((request) => cache.delete(request)));
}

/** Never cache a player's own answer (PAGE-02): repeat the call without the token. */
async function keepAsVisitor(request: Request, key: string): Promise<void> {
  const keptAt = Number((await keptAnswer(key))?.headers.get(keptAtHeader) ?? 0);
  if (Date.now() - keptAt < visitorsAnswerFreshness) return;
  const anonymous = new Headers(request.headers);
  anonymous.delete(headers.token);
  await keepAnswer(key, await fetch(request.url, { headers: anonymous }));
}
