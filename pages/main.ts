import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from '#operator/http/logger.ts';
import { createDrawer } from './drawer.ts';
import { createPageServer } from './server.ts';
import { readTemplate } from './template.ts';

const usage = `npm run pages -- --api <url>    pages that are drawn ahead, in front of the operator at that address
  --site <folder>               a site that npm run brand has made; the built app without it
  --port <number>               8081 without it
  --host <name>                 127.0.0.1 without it
  --trust-proxy <addresses>     proxies whose X-Forwarded headers are believed, with commas between
  --frame-hosts <hosts>         hosts of games that may be framed
  --https                       the pages are reached by https only`;

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    site: { type: 'string' },
    port: { type: 'string', default: '8081' },
    host: { type: 'string', default: '127.0.0.1' },
    'trust-proxy': { type: 'string' },
    'frame-hosts': { type: 'string' },
    https: { type: 'boolean', default: false },
  },
});

const listOf = (text: string | undefined) => text?.split(',').map((part) => part.trim());

async function serve(api: string) {
  const webFolder = values.site ? resolve(values.site) : new URL('../web', import.meta.url).pathname;
  const { configuration } = readTemplate(webFolder);
  const server = await createPageServer({
    api,
    webFolder,
    drawer: createDrawer(new URL('./drawing.js', import.meta.url), configuration),
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

if (values.api && URL.canParse(values.api)) await serve(values.api);
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
