import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { buildPages } from './build.mjs';

/** Paths that the operator answers; everything else belongs to the app and comes from Vite. */
const operatorPath = /^\/(wps|lgw|lotto|lotto-h5|art|payments|play|sandbox|health|ready)(\/|\?|$)/;
/** Changes here restart the operator. */
const operatorSource = /\/(operator|packages\/(?:contract|server)|src\/theme)\/(?!.*\.test\.ts$)/;

const http = createHttpServer();
const vite = await createViteServer({
  appType: 'spa',
  server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
});

const load = (path) => vite.ssrLoadModule(path);

/** As for the operator alone, except HOST: Vite only serves this machine. */
async function readSettings() {
  const { readEnvironment } = await load('/operator/environment.ts');
  const reading = readEnvironment({ ...process.env, HOST: undefined });
  if (!('faults' in reading)) return reading.settings;
  for (const fault of reading.faults) console.error(fault);
  process.exit(1);
}
const settings = await readSettings();

const pagesFolder = 'dist/dev/pages';

/** A seeded operator, freshly loaded from its sources. The app makes its own start-up calls here. */
async function openOperator() {
  await buildPages(pagesFolder);
  const { createOperator } = await load('/operator/server.ts');
  const { openEmbedded, openPostgres } = await load('/operator/database/connect.ts');
  const { createClock } = await load('/operator/core/clock.ts');
  const { createLogger } = await load('/packages/server/src/log/logger.ts');
  const template = ['demo', 'template']
    .filter((name) => settings.demoHistory || name !== 'demo')
    .map((name) => `dist/server/${name}.tar.gz`)
    .find((path) => existsSync(path));
  const connection = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openEmbedded(settings.dataDir, template && new Blob([readFileSync(template)]));
  const operator = await createOperator({
    connection,
    clock: createClock(),
    log: createLogger(settings.logLevel),
    sandbox: settings.sandbox,
    history: settings.demoHistory,
    hosts: settings.hosts,
    pagesFolder,
    atlasFile: 'dist/atlas/index.html',
    checkAnswers: true,
  });
  await operator.server.ready();
  return operator;
}

/** The running operator; `null` while its sources fail to load. Requests wait for a reload to finish. */
let operator = null;
let reloading = Promise.resolve();

function reload() {
  reloading = reloading.then(async () => {
    const began = Date.now();
    try {
      await operator?.close();
      operator = null;
      operator = await openOperator();
      console.log(`operator loaded in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      console.error(error.stack ?? error);
    }
  });
  return reloading;
}

let pending;
vite.watcher.on('all', (_event, path) => {
  if (!operatorSource.test(path)) return;
  clearTimeout(pending);
  pending = setTimeout(() => void reload(), 100);
});

async function answer(request, response) {
  if (!operatorPath.test(request.url)) return vite.middlewares(request, response);
  await reloading;
  if (operator) return operator.server.routing(request, response);
  response.writeHead(503, { 'content-type': 'text/plain' });
  response.end('The operator could not be loaded; see the terminal.');
}

async function stop() {
  http.closeAllConnections();
  await vite.close();
  await reloading;
  await operator?.close();
  process.exit(0);
}

http.on('request', (request, response) => void answer(request, response));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());

if (!settings.databaseUrl && !existsSync(settings.dataDir)) console.log('preparing the database (once) …');
await reload();
http.listen(settings.port, '127.0.0.1', () => {
  const sandbox = settings.sandbox ? '  sandbox: /sandbox' : '';
  console.log(`app and operator: http://127.0.0.1:${http.address().port}${sandbox}`);
});
