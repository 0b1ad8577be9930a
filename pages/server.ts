import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Closed } from '#packages/server/process/endBySignal.ts';
import { type Host, refuseOtherHosts } from '#packages/server/http/hosts.ts';
import { closeInTime, createHttpServer } from '#packages/server/http/httpServer.ts';
import { defaultTimeLimits, type TimeLimits } from '#packages/server/http/timeLimits.ts';
import type { Drawer } from '#packages/server/pages/drawer.ts';
import { forwardTo } from './forwarding.ts';
import { operatorSource } from './operatorSource.ts';
import { pageRoutes } from '#packages/server/pages/routes.ts';
import { readSite } from '#packages/server/pages/template.ts';

export interface PageServerOptions {
  /** Where the operator's calls begin. */
  api: URL;
  /** Where the operator's games and pictures begin; with its calls by default. */
  content?: URL;
  /** The built front end, or a site that `npm run brand` has made of it. */
  webFolder: string;
  drawer: Drawer;
  log: Logger;
  /** Names besides the loopback ones under which it answers; none by default. */
  hosts?: readonly Host[];
  /** Passes the operator's sandbox on, too: everybody who reaches it can change everything. */
  sandbox?: boolean;
  https?: boolean;
  /** Proxies whose X-Forwarded headers are believed. */
  trustProxy?: string[];
  frameHosts?: string[];
  timeLimits?: Partial<TimeLimits>;
  /** Milliseconds that answers of the operator are reused. */
  freshness?: number;
}

export interface RunningPages {
  server: FastifyInstance;
  /** Refuses new connections, lets running calls finish within the limits (packages/server/http/timeLimits.ts), then cuts them off. */
  close(): Promise<Closed>;
}

/** Milliseconds that a drawn page may be given while it is drawn anew. */
const afterlife = 60_000;

/** A receipt of 5 MB with what is around it; the operator itself refuses what is too large for a call. */
const bodyLimit = 6 * 1024 * 1024;

/**
 * The pages of one site in front of any operator, as a server of its own (KIT-08): it draws first screens, serves the built
 * files, and, where the configuration names no other origin for calls, passes everything else on to the operator.
 */
export async function createPageServer(options: PageServerOptions): Promise<RunningPages> {
  const { api, webFolder, drawer, log } = options;
  const { configuration } = readSite(webFolder);
  const isElsewhere = configuration.apiBaseUrl !== '';
  const security = {
    imageHosts: [],
    frameHosts: options.frameHosts ?? [],
    https: options.https ?? false,
    ...(isElsewhere && { operatorOrigin: new URL(configuration.apiBaseUrl).origin }),
  };
  const timeLimits = { ...defaultTimeLimits, ...options.timeLimits };
  const server = await createHttpServer({
    log,
    security,
    bodyLimit,
    trustProxy: options.trustProxy ?? [],
    timeLimits,
  });
  refuseOtherHosts(server, options.hosts ?? [], { by: '--hosts' });
  // What is passed on is not read here, and not begun before it has come whole: a slow visitor holds no call of the operator's.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const forward = forwardTo({
    api,
    content: options.content ?? api,
    sandbox: options.sandbox ?? false,
    // Sooner than the visitor's own connection is given up, so that there is one to say so on.
    patience: timeLimits.silence / 2,
  });
  server.setNotFoundHandler(isElsewhere ? async (_request, reply) => reply.code(404).send('') : forward);
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
  return { server, close: async () => ({ cutConnections: await closeInTime(server, timeLimits.calls) }) };
}
