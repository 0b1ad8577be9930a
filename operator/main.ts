import { existsSync, readFileSync } from 'node:fs';
import { createDrawer } from '@araw/server/pages/drawer';
import { readSite } from '@araw/server/pages/template';
import { createClock } from './core/clock.ts';
import { logSecurity } from '@araw/server/log/securityLog';
import { openEmbedded, openPostgres } from './database/connect.ts';
import { endBySignal } from '@araw/server/process/endBySignal';
import { readEnvironment, type Settings } from './environment.ts';
import { createLogger } from '@araw/server/log/logger';
import { demoAccounts, demoPaymentPassword } from './seed/demoAccounts.ts';
import { seedAffiliateCodes } from './seed/socialAccounts.ts';
import { createOperator } from './server.ts';

/** Starts the operator from its environment (environment.ts). */
async function start(settings: Settings) {
  const began = performance.now();
  const { dataDir, databaseUrl, sandbox, publicBy } = settings;

  if (!databaseUrl && !existsSync(dataDir)) say('preparing the database (the first time takes longer) …');
  const connection = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded(dataDir, template(settings));

  const webFolder = new URL('../web', import.meta.url).pathname;
  const drawer = existsSync(webFolder) ? drawerOf(webFolder) : undefined;
  const operator = await createOperator({
    connection,
    clock: createClock(),
    log: createLogger(settings.logLevel),
    webFolder,
    drawer,
    pagesFolder: new URL('./pages', import.meta.url).pathname,
    sandbox,
    history: settings.demoHistory,
    atlasFile: new URL('../atlas/index.html', import.meta.url).pathname,
    hosts: settings.hosts,
    trustProxy: settings.trustProxy,
    countryHeader: settings.countryHeader,
    thirdParties: { fetch, geetestKey: settings.geetestKey },
    xendit: settings.xendit ?? undefined,
    imageHosts: settings.imageHosts,
    frameHosts: settings.frameHosts,
    https: settings.https,
  });
  logSecurity(operator.context.log, {
    security: 'started',
    public: publicBy !== null,
    sandbox,
    database: databaseUrl ? 'postgres' : 'embedded',
  });
  operator.server.addHook('onClose', () => drawer?.close());
  const address = await operator.server.listen({ port: settings.port, host: settings.host });

  endBySignal(operator, say);

  say(`ready in ${((performance.now() - began) / 1000).toFixed(1)} s: ${address}`);
  if (sandbox) sayDemoAccounts(address, settings);
  else if (publicBy) say(`without the sandbox: others reach this operator (${publicBy})`);
}

/** Draws first screens in a worker (packages/server/src/pages/drawer.ts). */
const drawerOf = (webFolder: string) =>
  createDrawer(new URL('./drawing.js', import.meta.url), readSite(webFolder).configuration);

/** The build's template for new embedded databases (template.ts); without it they start empty. */
function template({ demoHistory }: Settings): Blob | undefined {
  const names = [...(demoHistory ? ['demo'] : []), 'template'];
  const paths = names.map((name) => new URL(`./${name}.tar.gz`, import.meta.url));
  const path = paths.find((one) => existsSync(one));
  return path && new Blob([readFileSync(path)], { type: 'application/gzip' });
}

function sayDemoAccounts(address: string, { demoHistory }: Settings) {
  const width = Math.max(...demoAccounts.map(({ name }) => name.length));
  say('demo logins:');
  for (const { name, password, about } of demoAccounts) say(`  ${name.padEnd(width)}  ${password}  ${about}`);
  if (demoHistory) say(`payment PIN of maria and ramon: ${demoPaymentPassword}`);
  for (const { code, agent, domain } of seedAffiliateCodes) {
    if (domain === '') say(`invitation code of ${agent}: ${code}`);
  }
  say(`sandbox (settings, outbox, clock, reset): ${address}/sandbox`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const complain = (line: string) => process.stderr.write(`${line}\n`);

const reading = readEnvironment(process.env);
if ('faults' in reading) {
  reading.faults.forEach(complain);
  process.exit(1);
}
await start(reading.settings).catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  if (reading.settings.logLevel === 'debug') console.error(error);
  process.exit(1);
});
