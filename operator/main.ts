import { existsSync, readFileSync } from 'node:fs';
import { createClock } from './clock.ts';
import { openEmbedded, openPostgres } from './database/connect.ts';
import { createLogger } from './http/logger.ts';
import { demoAccounts } from './seed/demoAccounts.ts';
import { createOperator, type Operator } from './server.ts';

/**
 * Starts the operator by its environment: PORT (8080), HOST (127.0.0.1), DATA_DIR (.data/operator) or
 * DATABASE_URL, SANDBOX (1, or 0 to leave the sandbox pages out), LOG_LEVEL (warn), TRUST_PROXY, IMAGE_HOSTS and
 * FRAME_HOSTS (comma-separated), COUNTRY_HEADER, GEETEST_KEY, HTTPS (1 behind https).
 */
async function start() {
  const { env } = process;
  const began = performance.now();
  const listOf = (given: string | undefined) => (given ? given.split(',').map((entry) => entry.trim()) : []);
  const port = Number(env.PORT ?? 8080);
  const host = env.HOST ?? '127.0.0.1';
  const sandbox = (env.SANDBOX ?? (env.DATABASE_URL ? '0' : '1')) === '1';

  const dataDir = env.DATA_DIR ?? '.data/operator';
  if (!env.DATABASE_URL && !existsSync(dataDir))
    say('preparing the database (the first time takes longer) …');
  const connection = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbedded(dataDir, template());

  const operator = await createOperator({
    connection,
    clock: createClock(),
    log: createLogger(env.LOG_LEVEL ?? 'warn'),
    webFolder: new URL('../web', import.meta.url).pathname,
    sandbox,
    atlasFile: new URL('../atlas/index.html', import.meta.url).pathname,
    trustProxy: listOf(env.TRUST_PROXY),
    countryHeader: env.COUNTRY_HEADER,
    thirdParties: { fetch, geetestKey: env.GEETEST_KEY },
    imageHosts: listOf(env.IMAGE_HOSTS),
    frameHosts: listOf(env.FRAME_HOSTS),
    https: env.HTTPS === '1',
  });
  const address = await operator.server.listen({ port, host });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(operator));

  say(`ready in ${((performance.now() - began) / 1000).toFixed(1)} s: ${address}`);
  if (sandbox) sayDemoAccounts(address);
}

/** Ends the process once running calls are answered, at the latest after ten seconds. A second signal ends it at once. */
async function stop(operator: Operator) {
  setTimeout(() => process.exit(1), 10_000).unref();
  await operator.close();
  process.exit(0);
}

/** What a new embedded database starts from, made by the build (template.ts); without it, from nothing. */
function template(): Blob | undefined {
  const path = new URL('./template.tar.gz', import.meta.url);
  return existsSync(path) ? new Blob([readFileSync(path)], { type: 'application/gzip' }) : undefined;
}

function sayDemoAccounts(address: string) {
  const width = Math.max(...demoAccounts.map(({ name }) => name.length));
  say('demo logins:');
  for (const { name, password, about } of demoAccounts) say(`  ${name.padEnd(width)}  ${password}  ${about}`);
  say(`sandbox (outbox, clock, reset): ${address}/sandbox`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
