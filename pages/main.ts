import { join, resolve } from 'node:path';
import { endBySignal } from '@araw/server/process/endBySignal';
import { sharedVariables } from '@araw/server/settings/variables';
import { createLogger } from '@araw/server/log/logger';
import type { Configuration } from '@araw/contract/calls/configuration';
import { createDrawer } from '@araw/server/pages/drawer';
import { readOptions, type Settings, usage } from './options.ts';
import { hasSandbox, waitForSandbox } from './sandboxBehind.ts';
import { createPageServer } from './server.ts';
import { writeStaticPages } from './staticPages.ts';
import { readSite } from '@araw/server/pages/template';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

const drawerOf = (configuration: Configuration) =>
  createDrawer(new URL('./drawing.js', import.meta.url), configuration);

async function writePages(webFolder: string, origin: string) {
  const drawer = drawerOf(readSite(webFolder).configuration);
  const onError = (page: string, error: unknown) => {
    complain(`${page} was not drawn: ${String(error)}`);
    process.exitCode = 1;
  };
  const count = await writeStaticPages({ webFolder, draw: drawer.draw, origin, onError });
  await drawer.close();
  say(`pages: ${count} drawn in ${join(webFolder, 'drawn')}`);
}

/**
 * HOST makes the operator refuse an open sandbox; don't let --host in front of it expose one. If the operator isn't up yet,
 * `checked` resolves once it has answered, and ends this process if its sandbox is open: both may have been started together.
 */
async function refuseOpenSandbox(api: URL, publicBy: string): Promise<{ checked?: Promise<void> }> {
  const refuse = (isOpen: boolean) => {
    if (!isOpen) return;
    throw new Error(
      `The sandbox of ${api.href} is open and others reach these pages (${publicBy}): everybody could log in as everybody. ` +
        `Close it there by SANDBOX=0, or --sandbox-in-public must be ${sharedVariables.SANDBOX_IN_PUBLIC.allowed}.`,
    );
  };
  const isOpen = await hasSandbox(api);
  if (isOpen !== null) {
    refuse(isOpen);
    return {};
  }
  say(`${api.href} does not answer yet: calls are refused until it is seen that its sandbox is closed`);
  return { checked: waitForSandbox(api).then(refuse).catch(end) };
}

function end(error: unknown): never {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function serve(webFolder: string, { port, host, publicBy, ...settings }: Settings) {
  const { configuration } = readSite(webFolder);
  const { api, sandbox } = settings;
  const isExposed = publicBy !== null && !sandbox && configuration.apiBaseUrl === '';
  const { checked } = isExposed ? await refuseOpenSandbox(api, publicBy) : {};
  const pages = await createPageServer({
    ...settings,
    ...(checked && { checked }),
    webFolder,
    drawer: drawerOf(configuration),
    log: createLogger('warn'),
  });
  // Start the worker and draw home before the first visitor arrives.
  await pages.server.inject(configuration.basePath);
  const address = await pages.server.listen({ port, host });
  endBySignal(pages, say);
  say(`pages: ${address}${configuration.basePath}  in front of ${api.href}`);
}

const reading = readOptions(process.argv.slice(2));
if ('faults' in reading) {
  for (const fault of reading.faults) complain(fault);
  complain(`\n${usage}`);
  process.exitCode = 2;
} else {
  const webFolder = reading.site ? resolve(reading.site) : new URL('../web', import.meta.url).pathname;
  const work = reading.write ? writePages(webFolder, reading.origin) : serve(webFolder, reading.settings);
  await work.catch(end);
}
