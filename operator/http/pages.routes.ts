import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Handlers, OperatorContext } from '#operator/context.ts';
import { merchantChanges, merchantOf } from '#operator/system/merchants.ts';
import { type CallName, type CallRequest, calls } from '#services/contract/calls.ts';
import type { Startup } from '#services/contract/startup.ts';
import { pagePolicy, type SecurityOptions } from './securityHeaders.ts';

/** How long the start-up data of a visitor is reused (milliseconds), unless the merchant is changed here. */
const startupFreshness = 1_000;

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
 * needs no call (quality.md). The data is what a visitor would be answered; only the IP address is the caller's.
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
  const startup = keptFor(
    startupFreshness,
    () => merchantChanges(context),
    () => gatherStartup(handlers, context),
  );

  server.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!isAppPath(path)) return reply.callNotFound();
    const data = await startup();
    const own: Startup = data.status
      ? { ...data, status: { ...data.status, location: { ip: request.ip } } }
      : data;
    reply.helmet(pagePolicy(security, data.settings?.humanCheck.provider));
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page(own));
  });
}

/**
 * Whether the app's router may know a path: neither a file, which then is missing, nor a part of the operator's own.
 * Some of the app's paths end in .html (SHELL-01).
 */
const isAppPath = (path: string) =>
  !/\.(?!html$)\w+$|^\/(wps|lgw|lotto|lotto-h5|play|sandbox|art)(\/|$)/.test(path);

/** Puts the banner's preload and the start-up data where the built page has a place for them. */
function pageTemplate(webFolder: string): (startup: Startup) => string {
  const template = readFileSync(join(webFolder, 'index.html'), 'utf8');
  for (const place of ['<!--preload-->', '<!--startup-->']) {
    if (!template.includes(place)) throw new Error(`index.html has no ${place}`);
  }
  return (startup) => {
    const data = `<script type="application/json" id="startup">${escapeJson(startup)}</script>`;
    return template.replace('<!--preload-->', () => preloadOf(startup)).replace('<!--startup-->', () => data);
  };
}

/** JSON that can end neither its script element nor a comment. */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

function preloadOf({ announcements }: Startup): string {
  const banner = announcements?.banners.find(({ groupName, url }) => groupName === 'm_home' && url !== '');
  if (!banner) return '';
  const url = banner.url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<link rel="preload" as="image" href="${url}" fetchpriority="high">`;
}

/** What a visitor's home screen shows first; a part that fails is left to the app. */
async function gatherStartup(handlers: Handlers, context: OperatorContext): Promise<Startup> {
  const { code, settings } = await merchantOf(context);
  const language = settings.defaultLanguage || 'CN';

  async function ask<Name extends CallName>(name: Name, request: CallRequest<Name>) {
    try {
      const payload = v.parse(calls[name].request, request);
      const handler = handlers[name] as (...given: unknown[]) => Promise<unknown>;
      return v.parse(calls[name].response, await handler(payload, visitor, context)) as never;
    } catch (error) {
      context.log.error({ err: error, call: name }, 'start-up data is incomplete');
      return undefined;
    }
  }

  const [status, consolidated, announcements, hotGames, vendors] = await Promise.all([
    ask('systemStatus', {}),
    ask('consolidatedSettings', {}),
    ask('announcements', { types: 'B,PL,PU,PR,H', platform: 'M', merchantCode: code, language }),
    ask('hotGames', { merchantCode: code, isPlatform: 2, language, platform: 'html5' }),
    ask('vendors', { merchant: code, language }),
  ]);
  return { status, settings: consolidated, announcements, hotGames, vendors };
}

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
