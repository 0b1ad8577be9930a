import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { compressAnswers } from '#operator/http/compression.ts';
import { securityHeaders } from '#operator/http/securityHeaders.ts';
import type { Drawer } from './drawer.ts';
import { forwardTo } from './forwarding.ts';
import { operatorSource } from './operatorSource.ts';
import { pageRoutes } from './routes.ts';
import { readSite } from './template.ts';

export interface PageServerOptions {
  /** Where the operator's calls begin. */
  api: string;
  /** The built front end, or a site that `npm run brand` has made of it. */
  webFolder: string;
  drawer: Drawer;
  log: Logger;
  https?: boolean;
  /** Proxies whose X-Forwarded headers are believed. */
  trustProxy?: string[];
  frameHosts?: string[];
  /** Milliseconds that answers of the operator are reused. */
  freshness?: number;
}

/** Milliseconds that a drawn page may be given while it is drawn anew. */
const afterlife = 60_000;

/**
 * The pages of one site in front of any operator, as a server of its own (KIT-08): it draws first screens, serves the built
 * files, and, where the configuration names no other origin for calls, passes everything else on to the operator.
 */
export async function createPageServer(options: PageServerOptions): Promise<FastifyInstance> {
  const { api, webFolder, drawer, log } = options;
  const { configuration } = readSite(webFolder);
  const isElsewhere = configuration.apiBaseUrl !== '';
  const security = {
    imageHosts: [],
    frameHosts: options.frameHosts ?? [],
    https: options.https ?? false,
    ...(isElsewhere && { operatorOrigin: new URL(configuration.apiBaseUrl).origin }),
  };
  const server = Fastify({
    loggerInstance: log,
    trustProxy: options.trustProxy ?? false,
  }) as unknown as FastifyInstance;
  // What is passed on is not read here.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  compressAnswers(server);
  await securityHeaders(server, security);
  server.setNotFoundHandler(
    isElsewhere ? async (_request, reply) => reply.code(404).send('') : forwardTo(api),
  );
  await pageRoutes(server, {
    source: operatorSource({
      api,
      configuration,
      freshness: options.freshness ?? 5_000,
      onFailure: (call, error) => log.warn({ err: error, call }, 'start-up data is incomplete'),
    }),
    webFolder,
    security,
    log,
    draw: drawer.draw,
    patience: 1_500,
    afterlife,
  });
  server.addHook('onClose', () => drawer.close());
  return server;
}
