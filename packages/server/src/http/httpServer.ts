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
  /** Bytes; larger bodies are refused with 413. */
  bodyLimit: number;
  /** Proxies whose X-Forwarded headers are trusted. */
  trustProxy: string[];
  timeLimits: TimeLimits;
}

/** A server without routes: refuses in the contract's format, sets all security headers, and drops slow connections. */
export async function createHttpServer(options: Options): Promise<FastifyInstance> {
  const { log, security, bodyLimit, trustProxy, timeLimits } = options;
  const server = Fastify({
    loggerInstance: log,
    bodyLimit,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    // Answer calls that still arrive on open connections while closing; each connection ends with its call.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply),
    clientErrorHandler: refuseConnection(await writtenSecurityHeaders(security)),
    requestTimeout: timeLimits.request,
    connectionTimeout: timeLimits.silence,
    http: {
      headersTimeout: timeLimits.headers,
      connectionsCheckingInterval: timeLimits.checks,
      // Node would refuse it without a body and security headers.
      requireHostHeader: false,
    },
  }) as unknown as FastifyInstance;
  server.setErrorHandler(sendRefusal);
  await compressTexts(server);
  await securityHeaders(server, security);
  // Ignore unknown expectations; Node would refuse them without security headers.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  endConnections(server);
  return server;
}

/** While the server is closing, end each connection with its running call: nothing else would close it. */
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
 * Refuses new connections, gives running calls this long to finish and then cuts them off. Resolves with the number of
 * connections cut.
 */
export async function closeInTime(server: FastifyInstance, milliseconds: number): Promise<number> {
  const closed = server.close();
  if (await within(milliseconds, closed)) return 0;
  const cut = await promisify<number>(server.server.getConnections.bind(server.server))();
  server.server.closeAllConnections();
  await closed;
  return cut;
}
