import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { originsOf } from '@araw/contract/values/imageOrigins';
import { type Content, createDrawings } from './drawings.ts';
import type { Drawer } from './drawer.ts';
import { askedLanguage } from './languageVersions.ts';
import { isNoPage, isPageRequest } from './paths.ts';
import { pagePolicy, type SecurityOptions } from '../http/policy.ts';
import { gatherStartup, keptAnswers, keptFor, languageOf, type PageSource } from './startup.ts';
import { readTemplate } from './template.ts';

/** Hashed by the build, so the content of a name never changes. */
const hashedAsset = /\/assets\/.+-[\w-]{8,}\.\w+$/;

export interface PageOptions {
  source(configuration: Configuration): PageSource;
  /** The built front end. */
  webFolder: string;
  security: SecurityOptions;
  log: { error(about: object, message: string): void };
  /** Draws first screens; without it the app renders them itself. */
  drawer?: Pick<Drawer, 'draw' | 'configure'>;
  /** Milliseconds: how long visitors wait for a drawing, and how long an outdated one is served (drawings.ts). */
  patience?: number;
  afterlife?: number;
  /**
   * An operator behind these pages has its own frames and pictures, anywhere. Paths that aren't in the app's route table are
   * then left to it unless the browser says that it asks for a page, which shows home (SHELL-01).
   */
  forwardsOthers?: boolean;
}

/** Milliseconds between looks at config.json. */
const pauseBetweenLooks = 1_000;

/**
 * The site as config.json describes it now: the file is read again after it has been edited. A mistake in it, or what only a
 * restart can change, is logged, and the site stays as it was.
 */
function keepSite(options: PageOptions) {
  const { webFolder, log, drawer } = options;
  const stampOf = () => {
    const found = statSync(join(webFolder, 'config.json'), { throwIfNoEntry: false });
    return found && `${found.mtimeMs} ${found.size}`;
  };
  let stamp = stampOf();
  let lookedAt = Date.now();
  let site = readSiteOf(options);

  function readAgain() {
    try {
      const next = readSiteOf(options);
      for (const name of ['basePath', 'apiBaseUrl'] as const) {
        const isSame = next.configuration[name] === site.configuration[name];
        if (!isSame) throw new Error(`Another ${name} needs a restart`);
      }
      site = next;
      drawer?.configure(next.configuration);
    } catch (error) {
      log.error({ err: error }, 'the edited config.json is not used');
    }
  }

  return {
    configuration: site.configuration,
    now() {
      const since = Date.now() - lookedAt;
      if (since >= 0 && since < pauseBetweenLooks) return site;
      lookedAt = Date.now();
      const found = stampOf();
      if (found !== stamp) {
        stamp = found;
        readAgain();
      }
      return site;
    },
  };
}

function readSiteOf({ webFolder, log, drawer, ...options }: PageOptions) {
  const { configuration, preloads, page } = readTemplate(webFolder);
  const source = options.source(configuration);
  const startupIn = (asked?: LanguageCode) =>
    keptFor(source, async (): Promise<Omit<Content, 'answers'>> => ({
      askedAt: Date.now(),
      ...(await gatherStartup(source, configuration, asked).catch((error: unknown) => {
        log.error({ err: error }, 'there is no start-up data');
        return { siteLanguage: languageOf(undefined, configuration), data: {} };
      })),
    }));
  return {
    configuration,
    preloads,
    page,
    startup: startupIn(),
    startups: new Map(configuration.languages.map((code) => [code, startupIn(code)])),
    answersOf: keptAnswers(source, configuration),
    drawings:
      drawer &&
      createDrawings({
        draw: drawer.draw,
        paths: preloads.drawn,
        patience: options.patience ?? 1_000,
        afterlife: options.afterlife ?? 0,
        onError: (error) => log.error({ err: error }, 'a page was not drawn'),
      }),
  };
}

/**
 * Serves the app: its files, and for every other path its page with the start-up data inlined, so that the first screen
 * needs no call. The data is any visitor's; only the IP address is the caller's.
 */
export async function pageRoutes(server: FastifyInstance, options: PageOptions) {
  const { webFolder, security } = options;
  const kept = keepSite(options);
  const { basePath } = kept.configuration;
  const files = {
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = hashedAsset.test(path.replace(/\.(br|gz)$/, ''));
      reply.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  } satisfies Omit<FastifyStaticOptions, 'root'>;
  await server.register(fastifyStatic, {
    ...files,
    root: webFolder,
    prefix: basePath,
    // Exclude the page that lacks start-up data.
    globIgnore: ['index.html*', 'assets/**'],
  });
  const assetsFolder = join(webFolder, 'assets');
  if (existsSync(assetsFolder)) {
    await server.register(fastifyStatic, {
      ...files,
      root: assetsFolder,
      prefix: `${basePath}assets/`,
      decorateReply: false,
      // Only here: the other files may have been edited since the build compressed them.
      preCompressed: true,
    });
  }

  const originOf = ({ protocol, host }: FastifyRequest) => `${security.https ? 'https' : protocol}://${host}`;

  server.get(`${basePath}*`, async (request, reply) => {
    const [address = '/', search] = request.url.split('?', 2);
    const path = `/${address.slice(basePath.length)}`;
    const { configuration, preloads, page, startup, startups, answersOf, drawings } = kept.now();
    const isOfApp = isPageRequest(request.headers) ?? (options.forwardsOthers ? preloads.isPage(path) : true);
    if (isNoPage(path) || !isOfApp) return reply.callNotFound();
    const { asked, rest: query } = askedLanguage(new URLSearchParams(search), configuration.languages);
    const { data, ...rest } = await ((asked && startups.get(asked)) ?? startup)();
    const content = { ...rest, data, answers: await answersOf({ path, query }, data.settings) };
    const drawn = await drawings?.of(path, query, content);
    const { write, hashes } = page({ path, pageAsked: query.get('page'), ...(drawn ?? content) });
    const merchantsHosts = originsOf(data.status?.info.imageCDNs ?? []);
    const imageHosts = [...security.imageHosts, ...merchantsHosts];
    reply.helmet(pagePolicy({ ...security, imageHosts }, data.settings?.humanCheck?.provider, hashes));
    return (
      reply
        .type('text/html; charset=utf-8')
        // Identical pages may be restored from the browser cache, but no shared one may keep them: they have the caller’s address.
        .header('Cache-Control', preloads.drawn.has(path) ? 'private, no-cache' : 'no-store')
        .send(write({ ip: request.ip, age: ageOf(drawn ?? content), origin: originOf(request) }))
    );
  });
}

/** Milliseconds; rounded to a second, so that callers get the same page. */
function ageOf({ askedAt }: Pick<Content, 'askedAt'>): number {
  const age = Date.now() - askedAt;
  return age > 1_000 ? age : 0;
}
