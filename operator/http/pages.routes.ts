import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Handlers, OperatorContext } from '#operator/core/context.ts';
import { merchantChanges, merchantOf } from '#operator/system/merchants.ts';
import { type CallName, type CallRequest, calls, type CallValue } from '#services/contract/calls.ts';
import { configuration } from '#services/contract/configuration.ts';
import { listPageSize } from '#services/contract/gameLists.ts';
import { type GameType, gameTypes, listGameType } from '#services/contract/gameCodes.ts';
import { originsOf } from '#services/contract/imageOrigins.ts';
import { fitsPath } from '#services/contract/paths.ts';
import type { Startup } from '#services/contract/startup.ts';
import { readPreloads } from './preloads.ts';
import { pagePolicy, type SecurityOptions } from './securityHeaders.ts';

/** How long the start-up data of a visitor is reused (milliseconds), unless the merchant is changed here. */
const startupFreshness = 1_000;

/** Of a list, on a small phone. */
const tilesInSight = 6;

/** Hashed by the build, so what a name stands for never changes. */
const hashedAsset = /\/assets\/.+-[\w-]{8,}\.\w+$/;

interface Options {
  handlers: Handlers;
  /** The built front end. */
  webFolder: string;
  security: SecurityOptions;
}

/**
 * The app: its files, and for every other path its page with the start-up data inlined, so that the first screen
 * needs no call. The data is what a visitor would be answered; only the IP address is the caller's.
 */
export async function pageRoutes(server: FastifyInstance, context: OperatorContext, options: Options) {
  const { handlers, webFolder, security } = options;
  await server.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    // The page without its start-up data.
    globIgnore: ['index.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = hashedAsset.test(path.replace(/\.(br|gz)$/, ''));
      reply.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const page = pageTemplate(webFolder);
  const orNothing = (error: unknown) => {
    context.log.error({ err: error }, 'there is no start-up data');
    return undefined;
  };
  const kept = <Value>(read: () => Promise<Value>) =>
    keptFor(
      startupFreshness,
      () => merchantChanges(context),
      () => read().catch(orNothing),
    );
  const startup = kept(() => gatherStartup(handlers, context));
  const lists = new Map(gameTypes.map((type) => [type, kept(() => gatherList(handlers, context, type))]));

  server.get('/*', async (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (!isAppPath(path)) return reply.callNotFound();
    const listed = listedType(path, new URLSearchParams(query));
    const [data = nothing, gameList] = await Promise.all([startup(), listed && lists.get(listed)?.()]);
    const merchantsHosts = originsOf(data.status?.info.imageCDNs ?? []);
    const imageHosts = [...security.imageHosts, ...merchantsHosts];
    reply.helmet(pagePolicy({ ...security, imageHosts }, data.settings?.humanCheck?.provider));
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(page(path, data, gameList || undefined, request.ip));
  });
}

/**
 * Whether the app's router may know a path: neither a file, which then is missing, nor a part of the operator's own.
 * Some of the app's paths end in .html (SHELL-01).
 */
const isAppPath = (path: string) =>
  !/\.(?!html$)\w+$|^\/(wps|lgw|lotto|lotto-h5|play|sandbox|art)(\/|$)/.test(path);

/** The game type whose list a page shows first; null on other pages, and where the list is filtered or another tab. */
function listedType(path: string, query: URLSearchParams): GameType | null {
  const isList = fitsPath('/m/gameList', path);
  const isWhole = (query.get('type') ?? 'all') === 'all' && !query.get('vassalage');
  const listed = listGameType(query.get('gameType'));
  return isList && isWhole && listed !== 'ALL' ? listed : null;
}

/** What a page has where nothing could be gathered. */
const nothing: Startup = {};

/**
 * Puts the preloads and the start-up data where the built page has a place for them. What it says to every caller is written
 * once for all pages of the same data.
 */
function pageTemplate(webFolder: string) {
  const preloads = readPreloads(webFolder);
  const template = withConfiguration(readFileSync(join(webFolder, 'index.html'), 'utf8'), webFolder);
  const [top = '', afterTop] = template.split('<!--preload-->');
  const [middle = '', bottom] = afterTop?.split('<!--startup-->') ?? [];
  if (bottom === undefined) throw new Error('index.html has no <!--preload--> before its <!--startup-->');
  const written = new WeakMap<Startup, Map<Startup['gameList'], (ip: string) => string>>();

  return (path: string, data: Startup, gameList: Startup['gameList'], ip: string): string => {
    const startup: Startup = gameList ? { ...data, gameList } : data;
    const writers = written.get(data) ?? new Map<Startup['gameList'], (ip: string) => string>();
    written.set(data, writers);
    const write = writers.get(gameList) ?? startupData(startup);
    writers.set(gameList, write);
    const language = data.settings?.defaultLanguage ?? '';
    const { links, isHome } = preloads({ path, language, calls: gameList === undefined });
    return top + links + picturePreloads(startup, isHome) + middle + write(ip) + bottom;
  };
}

/** The page with its configuration written into it, which the app then need not ask for (KIT-01). */
function withConfiguration(page: string, webFolder: string): string {
  const file = join(webFolder, 'config.json');
  if (!existsSync(file)) return page;
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  v.parse(configuration, given);
  const element = `<script type="application/json" id="config">${escapeJson(given)}</script>`;
  return page.replace(/<link id="config"[^>]*>/, () => element);
}

/** The element of the start-up data, in which the address is the caller's. */
function startupData(startup: Startup): (ip: string) => string {
  const { status, ...others } = startup;
  const open = '<script type="application/json" id="startup">';
  const text = escapeJson(others);
  if (!status) return () => `${open}${text}</script>`;
  const { location: _, ...shared } = status;
  const before = `${open}{"status":${escapeJson(shared).slice(0, -1)},"location":{"ip":`;
  const after = `}}${text === '{}' ? '' : ','}${text.slice(1)}</script>`;
  return (ip) => before + escapeJson(ip) + after;
}

/** JSON that can end neither its script element nor a comment. */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** The pictures that a page shows first. Where they come from other hosts, the app draws one of them by itself. */
function picturePreloads({ status, announcements, gameList }: Startup, isHome: boolean): string {
  if (status?.info.imageCDNs.length) return '';
  const banner = announcements?.banners.find(({ groupName, url }) => groupName === 'm_home' && url !== '');
  const tiles = gameList?.page.games.slice(0, tilesInSight).map(({ iconUrl }) => iconUrl) ?? [];
  return (isHome && banner ? [banner.url] : tiles)
    .filter((url) => url !== '')
    .map((url) => `<link rel="preload" as="image" href="${escapeAttribute(url)}" fetchpriority="high">`)
    .join('');
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What a visitor's home screen shows first; a part that fails is left to the app. */
async function gatherStartup(handlers: Handlers, context: OperatorContext): Promise<Startup> {
  const { code, settings } = await merchantOf(context);
  const language = settings.defaultLanguage || 'CN';
  const ask = visitorOf(handlers, context);
  const [status, consolidated, announcements, hotGames, vendors] = await Promise.all([
    ask('systemStatus', {}),
    ask('consolidatedSettings', {}),
    ask('announcements', { types: 'B,PL,PU,PR,H', platform: 'M', merchantCode: code, language }),
    ask('hotGames', { merchantCode: code, isPlatform: 2, language, platform: 'html5' }),
    ask('vendors', { merchant: code, language }),
  ]);
  return { status, settings: consolidated, announcements, hotGames, vendors };
}

/** The first page of a game list. */
async function gatherList(
  handlers: Handlers,
  context: OperatorContext,
  gameType: GameType,
): Promise<Startup['gameList']> {
  const { code, settings } = await merchantOf(context);
  const page = await visitorOf(handlers, context)('gameList', {
    merchant: code,
    platform: 'html5',
    gameType,
    pageNo: 1,
    pageSize: listPageSize,
    minLine: '',
    language: settings.defaultLanguage || 'CN',
    clientType: 2,
  });
  return page && { gameType, page };
}

/** Asks as a visitor does; what fails is undefined. */
const visitorOf =
  (handlers: Handlers, context: OperatorContext) =>
  async <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
  ): Promise<CallValue<Name> | undefined> => {
    try {
      const payload = v.parse(calls[name].request, request);
      const handler = handlers[name] as (...given: unknown[]) => Promise<unknown>;
      return v.parse(calls[name].response, await handler(payload, visitor, context)) as CallValue<Name>;
    } catch (error) {
      context.log.error({ err: error, call: name }, 'start-up data is incomplete');
      return undefined;
    }
  };

const visitor = { account: null, sessionId: null, ip: '', userAgent: '', requestId: 'startup' };

/** Keeps what was read for a while, as long as the version is the same; callers that come together share one read. */
function keptFor<Value>(
  milliseconds: number,
  version: () => number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; version: number; readAt: number } | null = null;
  return () => {
    const now = Date.now();
    if (kept === null || kept.version !== version() || now - kept.readAt > milliseconds) {
      kept = { value: read(), version: version(), readAt: now };
    }
    return kept.value;
  };
}
