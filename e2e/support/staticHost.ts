import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createLine, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { makeSite } from '#tools/brand.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

async function listen(listener: (...given: Parameters<RequestListener>) => void | Promise<void>) {
  const server = createServer((asked, answer) => void listener(asked, answer));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/**
 * A static host that serves a folder below a path. There, addresses without a file are app pages; elsewhere, 404.
 * Follows docs/for-operators.md, unless careless: then it answers anything missing with index.html, cached for a day.
 */
export function startStaticHost(
  folder: string,
  basePath: string,
  policy: string,
  { isCareless = false, served = [] as string[], drawnIn = '' } = {},
) {
  const isThere = (path: string) =>
    stat(path).then(
      (found) => found.isFile(),
      () => false,
    );
  return listen(async (asked, answer) => {
    const { pathname: path, searchParams } = new URL(asked.url ?? '', 'http://host');
    if (!path.startsWith(basePath)) return void answer.writeHead(404).end();
    const wanted = join(folder, path.slice(basePath.length));
    const isFile = await isThere(wanted);
    if (!isFile && !isCareless && extname(path) !== '') {
      return void answer.writeHead(404).end();
    }
    const [language = drawnIn] = /^[A-Z]{2}$/.exec(searchParams.get('lang') ?? '') ?? [];
    const drawn = join(folder, 'drawn', language, `${path.slice(basePath.length) || 'index'}.html`);
    const page = drawnIn !== '' && (await isThere(drawn)) ? drawn : join(folder, 'index.html');
    const file = isFile ? wanted : page;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isAsset = path.startsWith(`${basePath}assets`);
    const rule = isAsset ? 'public, max-age=31536000, immutable' : 'no-cache';
    const careless = file.endsWith('.html') ? 'public, max-age=86400' : 'no-store';
    served.push(path);
    answer.writeHead(200, {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'Cache-Control': isCareless ? careless : rule,
    });
    // Ignore errors: a closing page may still request files while the folder is deleted.
    pipeline(createReadStream(file), answer, () => {});
  });
}

/** Proxies the operator at another origin. Allows CORS from one origin, which the embedded operator refuses. */
export const startApiOf = (operator: string, origin: () => string) =>
  listen((asked, answer) => {
    const allowed = {
      'Access-Control-Allow-Origin': origin(),
      'Access-Control-Allow-Headers': asked.headers['access-control-request-headers'] ?? '',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (asked.method === 'OPTIONS') return void answer.writeHead(204, allowed).end();
    const { method, url } = asked;
    const { origin: _, 'sec-fetch-site': _site, ...headers } = asked.headers;
    const passed = request(
      operator + url,
      { method, headers: { ...headers, host: new URL(operator).host } },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...allowed });
        given.pipe(answer);
      },
    );
    asked.pipe(passed);
  });

export interface Site {
  /** The page at the base path. */
  url: string;
  /** The origins of its files and of its operator. */
  host: string;
  api: string;
  /** The paths that the host has answered, with a file or with index.html. */
  served: string[];
  /** Writes its config.json: the brand's, with this change. */
  configure(change?: object): void;
  writeConfiguration(text: string): void;
  /** Replaces this release with another and removes its scripts and styles. */
  deploy(): void;
  stop(): Promise<void>;
}

/** Serves the brand Lumen from a static host below /casino/, with its operator at another origin. */
export async function startSite(operator: string, { isCareless = false, drawnIn = '' } = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  makeSite('brands/lumen', folder);
  if (drawnIn) execFileSync(process.execPath, ['dist/server/pageServer.js', '--write', '--site', folder]);
  const served: string[] = [];
  const api = await startApiOf(operator, () => host.url);
  const builtPolicy = drawnIn
    ? readFileSync(join(folder, 'drawn/policy.txt'), 'utf8').trim()
    : `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'`;
  const policy = builtPolicy.replaceAll(/(img|connect|frame)-src 'self'/g, `$& ${api.url}`);
  const host = await startStaticHost(folder, '/casino/', policy, { isCareless, served, drawnIn });
  const writeConfiguration = (text: string) => writeFileSync(join(folder, 'config.json'), text);
  const lumen = JSON.parse(readFileSync('brands/lumen/config.json', 'utf8')) as object;
  const configure = (change = {}) =>
    writeConfiguration(JSON.stringify({ ...lumen, apiBaseUrl: api.url, ...change }));
  configure();
  let assets = 'assets';
  return {
    url: `${host.url}/casino/`,
    host: host.url,
    api: api.url,
    served,
    configure,
    writeConfiguration,
    deploy() {
      const page = join(folder, 'index.html');
      const next = `${assets}-next`;
      renameSync(join(folder, assets), join(folder, next));
      writeFileSync(page, readFileSync(page, 'utf8').replaceAll(`/${assets}/`, `/${next}/`));
      assets = next;
    },
    async stop() {
      await Promise.all([host.stop(), api.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A connection that a test can cut. Don't use the browser's offline mode: it doesn't affect service workers. */
export async function startLineTo(server: string) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createLine((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(new URL(server).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => void line.listen(0, '127.0.0.1', resolve));
  const drop = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      drop();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
