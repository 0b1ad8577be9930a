import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Draw } from '#packages/server/pages/drawing.ts';
import type { SecurityOptions } from '#packages/server/http/policy.ts';
import { pageRoutes } from '#packages/server/pages/routes.ts';
import { clearOld } from './compositions/clearing.ts';
import { settleDue, settlePayments } from './compositions/due.ts';
import type { Clock, OperatorContext, ThirdParties } from './core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { createSetNumbers } from './core/setNumbers.ts';
import { within } from '#packages/server/process/within.ts';
import type { Connection } from './database/connect.ts';
import type { Closed } from '#packages/server/process/endBySignal.ts';
import { createHandlers } from './handlers.ts';
import { artRoutes } from './http/art.routes.ts';
import { readPages } from './http/builtPages.ts';
import { callRoutes } from './http/calls.routes.ts';
import { type Host, refuseOtherHosts } from '#packages/server/http/hosts.ts';
import { closeInTime, createHttpServer } from '#packages/server/http/httpServer.ts';
import { refuseUnkeepableTexts } from './http/keepableTexts.ts';
import { pageSource } from './http/pageSource.ts';
import { paymentsRoutes } from './http/payments.routes.ts';
import { playRoutes } from './http/play.routes.ts';
import { defaultRateLimits, type RateLimits } from './http/rateLimit.ts';
import { defaultTimeLimits, type TimeLimits } from '#packages/server/http/timeLimits.ts';
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
  /** The built front end; left out, only the calls are answered. */
  webFolder?: string;
  /** Draws first screens (packages/server/pages/drawer.ts); left out, the app draws them by itself. */
  draw?: Draw;
  /** The operator's own pages as they were built: games, bets, proofs and the sandbox's. */
  pagesFolder?: string;
  /** Mount the sandbox pages: everybody who reaches them can change everything. */
  sandbox: boolean;
  /** With the sandbox: give the demo accounts of an empty database thirty days of history; they have none by default. */
  history?: boolean;
  /** The page that `npm run atlas` writes, shown in the sandbox. */
  atlasFile?: string;
  /** Names besides the loopback ones under which it answers; none by default. */
  hosts?: readonly Host[];
  limits?: Partial<RateLimits>;
  timeLimits?: Partial<TimeLimits>;
  checkAnswers?: boolean;
  /** Proxies whose X-Forwarded headers are believed; none by default. */
  trustProxy?: string[];
  /** Header by which such a proxy tells the visitor's country, such as CF-IPCountry; none is believed by default. */
  countryHeader?: string;
  /** What services of others are asked with; the global fetch by default. */
  thirdParties?: ThirdParties;
  /** Takes and pays money in place of the provider that the sandbox plays; none by default. */
  xendit?: XenditSettings;
  imageHosts?: string[];
  frameHosts?: string[];
  https?: boolean;
}

export interface RunningOperator {
  server: FastifyInstance;
  context: OperatorContext;
  /**
   * Refuses new connections, lets running calls finish within the limits (packages/server/http/timeLimits.ts), then cuts them off,
   * and closes the database.
   */
  close(): Promise<Closed>;
}

/** Answered under any name: probes of containers ask by an address that nobody knows ahead. */
const probes = ['/health', '/ready'];

/** Larger bodies are refused with 413. */
const bodyLimit = 128 * 1024;

/** The provider that the sandbox plays brings its webhooks by the route of all others. */
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
      // Whatever has become due would be settled by a clock that is ahead of the history.
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
      source: pageSource(handlers, context),
      webFolder: options.webFolder,
      security,
      log,
      draw: options.draw,
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
