import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Closed } from '@araw/server/process/endBySignal';
import { type Host, refuseOtherHosts } from '@araw/server/http/hosts';
import { Refusal } from '@araw/server/http/refusal';
import { closeInTime, createHttpServer } from '@araw/server/http/httpServer';
import { defaultTimeLimits, type TimeLimits } from '@araw/server/http/timeLimits';
import type { Drawer } from '@araw/server/pages/drawer';
import { forwardTo } from './forwarding.ts';
import { operatorSource } from './operatorSource.ts';
import { pageRoutes } from '@araw/server/pages/routes';
import { readSite } from '@araw/server/pages/template';

export interface PageServerOptions {
  /** Base address of the operator's calls. */
  api: URL;
  /** Base address of its games and pictures; default: that of its calls. */
  content?: URL;
  /** The built front end, or a site made from it with `npm run brand`. */
  webFolder: string;
  drawer: Drawer;
  log: Logger;
  /** Accepted host names besides the loopback ones; default: none. */
  hosts?: readonly Host[];
  /** Also forwards the operator's sandbox, in which everyone who reaches it can change everything. */
  sandbox?: boolean;
  /** Until it resolves nothing is forwarded; default: resolved. */
  checked?: Promise<void>;
  https?: boolean;
  /** Proxies whose X-Forwarded headers are trusted. */
  trustProxy?: string[];
  frameHosts?: string[];
  timeLimits?: Partial<TimeLimits>;
  /** Milliseconds that the operator's answers are reused. */
  freshness?: number;
}

export interface RunningPages {
  server: FastifyInstance;
  /** Refuses new connections, lets running calls finish within the limits (`timeLimits`), then cuts them off. */
  close(): Promise<Closed>;
}

/** Milliseconds to keep serving an outdated drawing while the page is redrawn. */
const afterlife = 60_000;

/** A receipt of 5 MB plus its wrapping; the operator itself refuses what is too large for a call. */
const bodyLimit = 6 * 1024 * 1024;

/**
 * The pages of one site in front of any operator, as a separate server (KIT-08). It draws first screens, serves the built
 * files, and forwards everything else to the operator, unless the configuration names another origin for calls.
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
  // Don't parse forwarded bodies, and forward only complete ones: a slow visitor must not occupy one of the operator's calls.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const forward = forwardTo({
    api,
    content: options.content ?? api,
    sandbox: options.sandbox ?? false,
    // Less than the limit of the visitor's own connection, which is needed to report the failure.
    patience: timeLimits.silence / 2,
  });
  let isChecked = options.checked === undefined;
  void options.checked?.then(() => (isChecked = true));
  const forwardOnceChecked: typeof forward = async (request, reply) => {
    if (!isChecked) throw new Refusal('unavailable', { retryAfter: 5 });
    return forward(request, reply);
  };
  server.setNotFoundHandler(
    isElsewhere ? async (_request, reply) => reply.code(404).send('') : forwardOnceChecked,
  );
  await pageRoutes(server, {
    source: (current) =>
      operatorSource({
        api,
        configuration: current,
        freshness: options.freshness ?? 5_000,
        onFailure: (call, error) => log.warn({ err: error, call }, 'start-up data is incomplete'),
      }),
    webFolder,
    security,
    log,
    drawer,
    patience: 1_500,
    afterlife,
    forwardsOthers: !isElsewhere,
  });
  server.addHook('onClose', () => drawer.close());
  return { server, close: async () => ({ cutConnections: await closeInTime(server, timeLimits.calls) }) };
}
