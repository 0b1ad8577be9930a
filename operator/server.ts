import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Drawer } from '@araw/server/pages/drawer';
import type { SecurityOptions } from '@araw/server/http/policy';
import { pageRoutes } from '@araw/server/pages/routes';
import { clearOld } from './compositions/clearing.ts';
import { settleDue, settlePayments } from './compositions/due.ts';
import type { Clock, OperatorContext, ThirdParties } from './core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { createSetNumbers } from './core/setNumbers.ts';
import { within } from '@araw/server/process/within';
import type { Connection } from './database/connect.ts';
import type { Closed } from '@araw/server/process/endBySignal';
import { createHandlers } from './handlers.ts';
import { artRoutes } from './http/art.routes.ts';
import { readPages } from './http/builtPages.ts';
import { callRoutes } from './http/calls.routes.ts';
import { type Host, refuseOtherHosts } from '@araw/server/http/hosts';
import { closeInTime, createHttpServer } from '@araw/server/http/httpServer';
import { refuseUnkeepableTexts } from './http/keepableTexts.ts';
import { pageSource } from './http/pageSource.ts';
import { paymentsRoutes } from './http/payments.routes.ts';
import { playRoutes } from './http/play.routes.ts';
import { defaultRateLimits, type RateLimits } from './http/rateLimit.ts';
import { defaultTimeLimits, type TimeLimits } from '@araw/server/http/timeLimits';
import type { PaymentsContext, Providers } from './payments/provider/context.ts';
import { handOver } from './payments/deposits/methods.ts';
import { createXendit, xenditMethods, xenditName, type XenditSettings } from './payments/provider/xendit.ts';
import { whyNotReady } from './readiness.ts';
import { leaveSandbox } from './sandbox/leaving.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { deliverDue, type SandboxProviderContext } from './sandboxProvider/deliveries.ts';
import { createSandboxProvider, sandboxProviderName } from './sandboxProvider/sandboxProvider.ts';
import { createSecrets } from './sandboxProvider/signing.ts';
import { createUnseal } from './sealing/unseal.ts';
import { demoAccounts } from './seed/demoAccounts.ts';
import { endHistory, isHistoryOutdated, leaveHistory, liveUntilToday } from './seed/history.ts';
import { seed } from './seed/seed.ts';
import { createSettling, keepSettling } from './settling.ts';
import { sealingSchemesOf } from './system/merchants.ts';

export interface OperatorOptions {
  connection: Connection;
  clock: Clock;
  log: Logger;
  /** The built front end; without it only calls are answered. */
  webFolder?: string;
  /** Draws first screens (packages/server/src/pages/drawer.ts); without it the app renders them itself. */
  drawer?: Pick<Drawer, 'draw' | 'configure'>;
  /** The operator's own built pages: games, bets, proofs and the sandbox's. */
  pagesFolder?: string;
  /** Mount the sandbox pages, where everyone who reaches them can change everything. */
  sandbox: boolean;
  /** With the sandbox: give an empty database's demo accounts thirty days of history; default: none. */
  history?: boolean;
  /** The page written by `npm run atlas`, for the sandbox. */
  atlasFile?: string;
  /** Accepted host names besides the loopback ones; default: none. */
  hosts?: readonly Host[];
  limits?: Partial<RateLimits>;
  timeLimits?: Partial<TimeLimits>;
  checkAnswers?: boolean;
  /** Proxies whose X-Forwarded headers are trusted; default: none. */
  trustProxy?: string[];
  /** Such a proxy's header with the visitor's country, such as CF-IPCountry; default: none is trusted. */
  countryHeader?: string;
  /** Access to external services; default: the global fetch. */
  thirdParties?: ThirdParties;
  /** The payment provider that replaces the sandbox's; default: none. */
  xendit?: XenditSettings;
  imageHosts?: string[];
  frameHosts?: string[];
  https?: boolean;
}

export interface RunningOperator {
  server: FastifyInstance;
  context: OperatorContext;
  /**
   * Refuses new connections, lets running calls finish within the limits (`timeLimits`), then cuts them off and closes
   * the database.
   */
  close(): Promise<Closed>;
}

/** Answered under any name: containers are probed at an address that isn't known in advance. */
const probes = ['/health', '/ready'];

/** Larger bodies are refused with 413. */
const bodyLimit = 128 * 1024;

/** The sandbox's provider sends its webhooks through the usual route. */
const sandboxProviderOf = (
  { database, clock, log }: OperatorContext,
  server: FastifyInstance,
): SandboxProviderContext => ({
  database,
  clock,
  log,
  secrets: createSecrets(),
  async deliver({ headers, body }) {
    const url = `/payments/webhooks/${sandboxProviderName}`;
    return (await server.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  },
});

/** The embedded operator, seeded and ready to listen. */
export async function createOperator(options: OperatorOptions): Promise<RunningOperator> {
  const { connection, clock, log, sandbox } = options;
  const context: OperatorContext = {
    database: connection.database,
    clock,
    log,
    thirdParties: options.thirdParties,
    sandbox,
    setNumbers: sandbox ? createSetNumbers() : undefined,
  };
  const fill = async () => {
    const history = sandbox && options.history === true;
    if (history && (await isHistoryOutdated(context))) await connection.reset();
    await seed(context, { demo: sandbox, history });
    if (history) await liveUntilToday(context);
    await (history ? endHistory : leaveHistory)(context);
    const names = options.xendit
      ? { from: sandboxProviderName, to: xenditName }
      : { from: xenditName, to: sandboxProviderName };
    await handOver(context, { ...names, codes: xenditMethods });
  };
  await fill();
  if (!sandbox) await leaveSandbox(context);

  const security: SecurityOptions = {
    imageHosts: options.imageHosts ?? [],
    frameHosts: options.frameHosts ?? [],
    https: options.https ?? false,
  };
  const timeLimits = { ...defaultTimeLimits, ...options.timeLimits };
  const server = await createHttpServer({
    log,
    security,
    bodyLimit,
    trustProxy: options.trustProxy ?? [],
    timeLimits,
  });
  server.setNotFoundHandler(async () => {
    throw new Refusal('notFound');
  });
  refuseOtherHosts(server, options.hosts ?? [], { by: 'HOSTS', probes });
  refuseUnkeepableTexts(server);

  server.get('/health', async () => ({ ok: true }));
  server.get('/ready', async (_request, reply) => {
    const reason = await whyNotReady(context, connection);
    return reason ? reply.code(503).send({ ok: false, reason }) : { ok: true };
  });

  const settling = createSettling(() => [
    keepSettling(context, (within) => settleDue(within)),
    keepSettling(payments, settlePayments),
    keepSettling(context, clearOld, 10 * 60_000),
    ...(sandboxProvider ? [keepSettling(sandboxProvider, deliverDue)] : []),
  ]);
  const limits = { ...defaultRateLimits, ...options.limits };
  const sandboxProvider = sandbox ? sandboxProviderOf(context, server) : null;
  const providers: Providers = new Map(
    [
      options.xendit ? createXendit(context, options.xendit) : null,
      sandboxProvider ? createSandboxProvider(sandboxProvider) : null,
    ].flatMap((provider) => (provider ? [[provider.name, provider]] : [])),
  );
  const payments: PaymentsContext = { ...context, providers };
  const handlers = createHandlers({ sandbox, providers });
  await server.register(
    callRoutes(context, {
      handlers,
      unseal: createUnseal(context, () => sealingSchemesOf(context)),
      limits,
      countryHeader: options.countryHeader,
      checkAnswers: options.checkAnswers ?? false,
    }),
  );
  await server.register(paymentsRoutes(payments, limits));
  await server.register(artRoutes);
  const pages = readPages(options.pagesFolder);
  await server.register(playRoutes(context, limits, pages));
  if (sandboxProvider) {
    const reset = async () => {
      // Settling would use the real clock, which is ahead of the history.
      await settling.stop();
      try {
        await connection.reset();
        context.setNumbers?.clear();
        await fill();
      } finally {
        settling.start();
      }
    };
    await server.register(
      sandboxRoutes(context, {
        demoAccounts,
        atlasFile: options.atlasFile,
        pages,
        reset,
        provider: sandboxProvider,
        payments,
      }),
    );
  }
  if (options.webFolder && existsSync(options.webFolder)) {
    await pageRoutes(server, {
      source: () => pageSource(handlers, context),
      webFolder: options.webFolder,
      security,
      log,
      drawer: options.drawer,
    });
  }

  settling.start();
  return {
    server,
    context,
    async close() {
      const cutConnections = await closeInTime(server, timeLimits.calls);
      const settled = await within(timeLimits.database, settling.stop());
      const databaseClosed = (await connection.close(timeLimits.database)) && settled;
      return { cutConnections, databaseClosed };
    },
  };
}
