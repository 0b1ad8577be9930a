import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from '#operator/http/logger.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import { createDrawer } from './drawer.ts';
import { createPageServer } from './server.ts';
import { writeStaticPages } from './staticPages.ts';
import { readSite } from './template.ts';

const usage = `npm run pages -- --api <url>    pages that are drawn ahead, in front of the operator at that address
npm run pages -- --write        writes them for a static host into the site's folder drawn/, and ends
  --site <folder>               a site that npm run brand has made; the built app without it
  --port <number>               8081 without it
  --host <name>                 127.0.0.1 without it
  --trust-proxy <addresses>     proxies whose X-Forwarded headers are believed, with commas between
  --frame-hosts <hosts>         hosts of games that may be framed
  --https                       the pages are reached by https only`;

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    write: { type: 'boolean', default: false },
    site: { type: 'string' },
    port: { type: 'string', default: '8081' },
    host: { type: 'string', default: '127.0.0.1' },
    'trust-proxy': { type: 'string' },
    'frame-hosts': { type: 'string' },
    https: { type: 'boolean', default: false },
  },
});

const listOf = (text: string | undefined) => text?.split(',').map((part) => part.trim());

const webFolder = values.site ? resolve(values.site) : new URL('../web', import.meta.url).pathname;
const drawerOf = (configuration: Configuration) =>
  createDrawer(new URL('./drawing.js', import.meta.url), configuration);

async function writePages() {
  const drawer = drawerOf(readSite(webFolder).configuration);
  const complain = (page: string, error: unknown) => {
    process.stderr.write(`${page} was not drawn: ${String(error)}\n`);
    process.exitCode = 1;
  };
  const count = await writeStaticPages({ webFolder, draw: drawer.draw, onError: complain });
  await drawer.close();
  process.stdout.write(`pages: ${count} drawn in ${join(webFolder, 'drawn')}\n`);
}

async function serve(api: string) {
  const { configuration } = readSite(webFolder);
  const server = await createPageServer({
    api,
    webFolder,
    drawer: drawerOf(configuration),
    log: createLogger('warn'),
    https: values.https,
    trustProxy: listOf(values['trust-proxy']),
    frameHosts: listOf(values['frame-hosts']),
  });
  // The thread has begun, and home is drawn, before the first visitor comes.
  await server.inject(configuration.basePath);
  const address = await server.listen({ port: Number(values.port), host: values.host });
  process.stdout.write(`pages: ${address}${configuration.basePath}  in front of ${api}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

if (values.write) await writePages();
else if (values.api && URL.canParse(values.api)) await serve(values.api);
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
