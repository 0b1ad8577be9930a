import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { stat } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

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

/** A static host with a folder below a path; what is no file there is answered with its index.html, what lies elsewhere with 404. */
export const startStaticHost = (folder: string, basePath: string, policy: string) =>
  listen(async (asked, answer) => {
    const path = new URL(asked.url ?? '', 'http://host').pathname;
    if (!path.startsWith(basePath)) return void answer.writeHead(404).end();
    const wanted = join(folder, path.slice(basePath.length));
    const isFile = await stat(wanted).then(
      (found) => found.isFile(),
      () => false,
    );
    const file = isFile ? wanted : join(folder, 'index.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    answer.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy });
    // A page that is being left asks on while the folder goes.
    pipeline(createReadStream(file), answer, () => {});
  });

/** The operator at another origin: it lets the pages of one origin call it, which the embedded one by itself refuses. */
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
