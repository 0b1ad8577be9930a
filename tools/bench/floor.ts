import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { onNewPhone } from './device.ts';

const brotli = promisify(brotliCompress);
const packs = /html|css|svg|json|text/;

interface File {
  type: string;
  body: Buffer;
  packed: boolean;
}

export interface Floor {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the first view of an app page without scripts: no front end with these pictures and this look can be faster, so the
 * app is compared with it.
 */
export async function serveFloor(browser: Browser, url: string, paths: readonly string[]): Promise<Floor> {
  const files = new Map<string, File>();
  for (const path of paths) await keepPage(browser, url, path, files);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    const { type, body, packed } = file;
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(packed && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  };
}

/** Stores a page once it is idle, with the files that it then needs. */
const keepPage = (browser: Browser, url: string, path: string, files: Map<string, File>) =>
  onNewPhone(browser, async ({ page }) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.evaluate(useFilesOfStyles);
    await page.evaluate(removeUnneeded);
    const html = (await page.content()).replaceAll(url, '');
    files.set(path, await packed('text/html; charset=utf-8', Buffer.from(html)));
    const needed = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    for (const address of needed) {
      const answer = await page.request.get(address);
      const type = answer.headers()['content-type'] ?? '';
      if (!answer.ok() || !/css|image|font/.test(type)) continue;
      files.set(address.replace(url, ''), await packed(type, await answer.body()));
    }
  });

/** Moves inlined styles of a drawn page back into files, as a site without scripts would have them. */
async function useFilesOfStyles() {
  for (const style of document.querySelectorAll('style')) style.remove();
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    sheets.map(async (sheet) => {
      const file = document.createElement('link');
      const loaded = new Promise((resolve) => file.addEventListener('load', resolve));
      file.rel = 'stylesheet';
      file.href = sheet.href;
      sheet.remove();
      document.head.append(file);
      await loaded;
    }),
  );
}

/** Removes scripts, their prefetches, and the styles of other pages. */
function removeUnneeded() {
  const ofScripts =
    'script, noscript, link[rel=modulepreload], link[rel=preload]:not([as=image]), link[rel=manifest]';
  for (const element of document.querySelectorAll(ofScripts)) element.remove();
  // The browser doesn't count content that fades in from zero as a paint.
  const content = document.getElementById('content');
  if (content) content.style.animation = 'none';
  for (const { ownerNode, cssRules } of document.styleSheets) {
    const text = [...cssRules].map(({ cssText }) => cssText).join(' ');
    const classes = [...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? '');
    const applies = classes.some((name) => document.getElementsByClassName(name).length > 0);
    if (!applies && ownerNode instanceof Element) ownerNode.remove();
  }
}

const packed = async (type: string, body: Buffer): Promise<File> =>
  packs.test(type) ? { type, body: await brotli(body), packed: true } : { type, body, packed: false };

async function closeServer(server: Server) {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
