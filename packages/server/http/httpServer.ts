import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { within } from '../process/within.ts';
import type { SecurityOptions } from './policy.ts';
import { compressTexts } from './compression.ts';
import { refuseConnection, sendRefusal } from './refusals.ts';
import { securityHeaders, writtenSecurityHeaders } from './securityHeaders.ts';
import type { TimeLimits } from './timeLimits.ts';

interface Options {
  log: Logger;
  security: SecurityOptions;
  /** Bytes: larger bodies are refused with 413. */
  bodyLimit: number;
  /** Proxies whose X-Forwarded headers are believed. */
  trustProxy: string[];
  timeLimits: TimeLimits;
}

/** A server without routes: it refuses in the one shape, with every header of safety, and cuts slow connections off. */
export async function createHttpServer(options: Options): Promise<FastifyInstance> {
  const { log, security, bodyLimit, trustProxy, timeLimits } = options;
  const server = Fastify({
    loggerInstance: log,
    bodyLimit,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    // A call that comes on an open connection in the meantime is answered; the connection ends with it.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply),
    clientErrorHandler: refuseConnection(await writtenSecurityHeaders(security)),
    requestTimeout: timeLimits.request,
    connectionTimeout: timeLimits.silence,
    http: {
      headersTimeout: timeLimits.headers,
      connectionsCheckingInterval: timeLimits.checks,
      // Node would refuse it without a word and without headers.
      requireHostHeader: false,
    },
  }) as unknown as FastifyInstance;
  server.setErrorHandler(sendRefusal);
  await compressTexts(server);
  await securityHeaders(server, security);
  // An expectation that nobody knows is passed over; Node would refuse it without headers.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  endConnections(server);
  return server;
}

/** Once the server ends, a connection ends with the call that runs on it: nothing else would close it. */
function endConnections(server: FastifyInstance) {
  let ending = false;
  server.addHook('preClose', async () => {
    ending = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (ending) reply.header('Connection', 'close');
  });
}

/**
 * Refuses new connections, lets calls that run finish within so many milliseconds and then cuts them off. Answers how many
 * connections it cut.
 */
export async function closeInTime(server: FastifyInstance, milliseconds: number): Promise<number> {
  const closed = server.close();
  if (await within(milliseconds, closed)) return 0;
  const cut = await promisify<number>(server.server.getConnections.bind(server.server))();
  server.server.closeAllConnections();
  await closed;
  return cut;
}
