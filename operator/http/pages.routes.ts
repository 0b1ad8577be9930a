import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Handlers, OperatorContext } from '#operator/core/context.ts';
import { merchantChanges, merchantOf } from '#operator/system/merchants.ts';
import type { Announcement, Banner } from '#services/contract/announcements.ts';
import { type CallName, type CallRequest, calls, type CallValue } from '#services/contract/calls.ts';
import { configuration } from '#services/contract/configuration.ts';
import { type FirstRead, firstReadsOf } from '#services/contract/firstReads.ts';
import { originsOf } from '#services/contract/imageOrigins.ts';
import { fitsPath } from '#services/contract/paths.ts';
import { answerKey, readAtOnce } from '#services/contract/pageAnswers.ts';
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
  const startup = keptFor(
    startupFreshness,
    () => merchantChanges(context),
    () => gatherStartup(handlers, context).catch(orNothing),
  );
  const answersOf = keptAnswers(handlers, context);

  server.get('/*', async (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (!isAppPath(path)) return reply.callNotFound();
    const asked = { path, query: new URLSearchParams(query) };
    const data = (await startup()) ?? nothing;
    const answers = await answersOf(asked, data.settings);
    const merchantsHosts = originsOf(data.status?.info.imageCDNs ?? []);
    const imageHosts = [...security.imageHosts, ...merchantsHosts];
    reply.helmet(pagePolicy({ ...security, imageHosts }, data.settings?.humanCheck?.provider));
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(page(path, data, answers, request.ip));
  });
}

/**
 * Whether the app's router may know a path: neither a file, which then is missing, nor a part of the operator's own.
 * Some of the app's paths end in .html (SHELL-01).
 */
const isAppPath = (path: string) =>
  !/\.(?!html$)\w+$|^\/(wps|lgw|lotto|lotto-h5|play|sandbox|art)(\/|$)/.test(path);

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
  const written = new WeakMap<Startup, Map<Answers | undefined, (ip: string) => string>>();

  return (path: string, data: Startup, answers: Answers | undefined, ip: string): string => {
    const startup: Startup = answers ? { ...data, answers: answers.values } : data;
    const writers = written.get(data) ?? new Map<Answers | undefined, (ip: string) => string>();
    written.set(data, writers);
    const write = writers.get(answers) ?? startupData(startup);
    writers.set(answers, write);
    const language = data.settings?.defaultLanguage ?? '';
    const { links, isHome } = preloads({ path, language, calls: !answers?.needNoClient });
    const pictures = picturePreloads(startup, { path, isHome, pictures: answers?.pictures });
    return top + links + pictures + middle + write(ip) + bottom;
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
function picturePreloads(
  { status, announcements }: Startup,
  { path, isHome, pictures = [] }: { path: string; isHome: boolean; pictures: string[] | undefined },
): string {
  if (status?.info.imageCDNs.length) return '';
  const { banners = [], promotion = [] } = announcements ?? {};
  const isOfPromotions = promotionPaths.some((pattern) => fitsPath(pattern, path));
  const shown = [
    ...(isHome ? bannerOf(banners, 'm_home') : []),
    ...(isOfPromotions ? promotion.slice(0, coversInSight).flatMap(coverOf) : []),
    ...pictures,
  ];
  return shown
    .map((url) => `<link rel="preload" as="image" href="${escapeAttribute(url)}" fetchpriority="high">`)
    .join('');
}

const promotionPaths = ['/m/activity', '/promotions'];
const coversInSight = 2;

/** The address of a group's first banner, if it has any. */
const bannerOf = (banners: Banner[], group: Banner['groupName']): string[] =>
  banners
    .filter(({ groupName, url }) => groupName === group && url !== '')
    .slice(0, 1)
    .map(({ url }) => url);

/** The first picture of a promotion. */
const coverOf = ({ announcementImages }: Announcement): string[] =>
  announcementImages
    .toSorted((one, other) => one.sequence - other.sequence)
    .flatMap(({ url }) => (url === '' ? [] : [url]))
    .slice(0, 1);

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

/** What a page's route asks first, answered as every visitor is. */
interface Answers {
  /** By `answerKey`. */
  values: NonNullable<Startup['answers']>;
  /** All is answered, and the first load can read it. */
  needNoClient: boolean;
  /** What is first in sight: tiles of the list that the page begins with, or its banner. */
  pictures: string[];
}

/** The answers of pages; undefined of a page that asks nothing first. Pages that ask the same share them. */
function keptAnswers(handlers: Handlers, context: OperatorContext) {
  const ask = visitorOf(handlers, context);
  // As many as the table of first reads has pages, whatever addresses are asked for.
  const byReads = new Map<string, () => Promise<Answers>>();

  return async (
    { path, query }: { path: string; query: URLSearchParams },
    settings: Startup['settings'],
  ): Promise<Answers | undefined> => {
    if (!settings) return undefined;
    const { merchantCode: merchant, defaultLanguage } = settings;
    const reads = firstReadsOf(path, { merchant, language: defaultLanguage || 'CN', query });
    if (reads.length === 0) return undefined;
    const key = reads.map(keyOf).join(' ');
    const gather = async (): Promise<Answers> => {
      const given = await Promise.all(
        reads.map(async (read) => [read, await ask(read.call, read.request)] as const),
      );
      const known = given.filter(([, value]) => value !== undefined);
      return {
        values: Object.fromEntries(known.map(([read, value]) => [keyOf(read), value])),
        needNoClient: known.length === reads.length && reads.every(({ call }) => call in readAtOnce),
        pictures: known.flatMap(([read, value]) => picturesOf(read, value)),
      };
    };
    const kept = byReads.get(key) ?? keptFor(startupFreshness, () => merchantChanges(context), gather);
    byReads.set(key, kept);
    return kept();
  };
}

/** The pictures that an answer shows first. */
function picturesOf({ call }: FirstRead, value: unknown): string[] {
  if (call === 'announcements') {
    return bannerOf((value as CallValue<'announcements'>).banners, 'm_reg');
  }
  if (call !== 'gameList') return [];
  const { games } = value as CallValue<'gameList'>;
  return games.slice(0, tilesInSight).flatMap(({ iconUrl }) => (iconUrl === '' ? [] : [iconUrl]));
}

const keyOf = ({ call, request }: FirstRead) => answerKey(call, request);

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
