import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { originsOf } from '#services/contract/imageOrigins.ts';
import { type Content, createDrawings } from './drawings.ts';
import type { Draw } from './drawing.ts';
import { isNoPage, isWithinPage } from './paths.ts';
import { pagePolicy, type SecurityOptions } from '../http/policy.ts';
import { gatherStartup, keptAnswers, keptFor, type PageSource } from './startup.ts';
import { readTemplate } from './template.ts';

/** Hashed by the build, so what a name stands for never changes. */
const hashedAsset = /\/assets\/.+-[\w-]{8,}\.\w+$/;

export interface PageOptions {
  source: PageSource;
  /** The built front end. */
  webFolder: string;
  security: SecurityOptions;
  log: { error(about: object, message: string): void };
  /** Draws first screens; left out, the app draws them by itself. */
  draw?: Draw;
  /** Milliseconds that a visitor waits for a drawing, and that one is given while it is drawn anew (drawings.ts). */
  patience?: number;
  afterlife?: number;
}

/**
 * The app: its files, and for every other path its page with the start-up data inlined, so that the first screen
 * needs no call. The data is what a visitor would be answered; only the IP address is the caller's.
 */
export async function pageRoutes(server: FastifyInstance, options: PageOptions) {
  const { source, webFolder, security, log } = options;
  const { configuration, preloads, page } = readTemplate(webFolder);
  const { basePath } = configuration;
  await server.register(fastifyStatic, {
    root: webFolder,
    prefix: basePath,
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

  const startup = keptFor(source, async (): Promise<Pick<Content, 'data' | 'askedAt'>> => ({
    askedAt: Date.now(),
    data: await gatherStartup(source, configuration).catch((error: unknown) => {
      log.error({ err: error }, 'there is no start-up data');
      return {};
    }),
  }));
  const answersOf = keptAnswers(source, configuration);
  const drawings =
    options.draw &&
    createDrawings({
      draw: options.draw,
      paths: preloads.drawn,
      patience: options.patience ?? 1_000,
      afterlife: options.afterlife ?? 0,
      onError: (error) => log.error({ err: error }, 'a page was not drawn'),
    });

  server.get(`${basePath}*`, async (request, reply) => {
    const [address = '/', search] = request.url.split('?', 2);
    const path = `/${address.slice(basePath.length)}`;
    if (isNoPage(path) || isWithinPage(request.headers)) return reply.callNotFound();
    const query = new URLSearchParams(search);
    const { data, askedAt } = await startup();
    const content = { data, askedAt, answers: await answersOf({ path, query }, data.settings) };
    const drawn = await drawings?.of(path, query, content);
    const { write, hashes } = page({ path, ...(drawn ?? content) });
    const merchantsHosts = originsOf(data.status?.info.imageCDNs ?? []);
    const imageHosts = [...security.imageHosts, ...merchantsHosts];
    reply.helmet(pagePolicy({ ...security, imageHosts }, data.settings?.humanCheck?.provider, hashes));
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(write({ ip: request.ip, age: ageOf(drawn ?? content) }));
  });
}

/** Milliseconds; within a second callers are told the same time. */
function ageOf({ askedAt }: Content): number {
  const age = Date.now() - askedAt;
  return age > 1_000 ? age : 0;
}
