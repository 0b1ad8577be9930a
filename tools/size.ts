import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from 'vite';
import { type Assets, assetsOf } from './assets.ts';
import { filesBelow } from './files.ts';
import { startOperator } from './operatorProcess.ts';

const web = 'dist/web';
/** Kilobytes of 1000 bytes after brotli. */
const budgets = { js: 151, alive: 232, css: 15, html: 20, route: 60 };

/** Packages only for development, each with a text in its code. */
const developmentOnly = { '@statelyai/inspect': '@statelyai.connected' };

const brotli = (content: Buffer | string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sizeOf = (file: string) => brotli(readFileSync(join(web, file)));
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0);

/**
 * Files that the first visit loads until the app is running: those in the HTML with their static imports, except links for
 * later. With `all`, until the controls around the screen work too.
 */
export function firstVisit(manifest: Manifest, html: string, all = false): Assets {
  const links = all ? html : html.replace(/<link [^>]*fetchpriority="low"[^>]*>/g, '');
  const linked = [...links.matchAll(/(?:src|href)="\/([^"?]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  const needed = Object.keys(manifest).filter((key) => linked.includes(manifest[key]?.file ?? ''));
  const assets = assetsOf(manifest, needed);
  for (const file of linked) assets[file.endsWith('.css') ? 'css' : 'js'].add(file);
  return assets;
}

/** What each lazy chunk adds to the first visit, largest first. */
export function lazyChunks(manifest: Manifest, first: Assets): { name: string; files: string[] }[] {
  const loadedLater = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return [...loadedLater]
    .map((key) => ({
      name: key,
      files: [...assetsOf(manifest, [key]).js].filter((file) => !first.js.has(file)),
    }))
    .filter(({ files }) => files.length > 0);
}

/** Scripts below a folder that contain code of such a package, in words. */
export function strayedInto(folder: string): string[] {
  return filesBelow([folder], /\.js$/).flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    return Object.entries(developmentOnly)
      .filter(([, text]) => code.includes(text))
      .map(([name]) => `${path} contains ${name}, which is for development only`);
  });
}

/** Home as most visits get it: drawn ahead, with theme.js inside. Throws if it is not drawn within two minutes. */
async function servedHtml(): Promise<string> {
  const operator = await startOperator();
  try {
    const patience = Date.now() + 120_000;
    while (Date.now() < patience) {
      const html = await (await fetch(`${operator.url}/`)).text();
      if (html.includes(' data-drawn="')) return html;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`home was not drawn:\n${operator.output()}`);
  } finally {
    await operator.stop();
  }
}

async function measure() {
  const { buildIfStale } = await import(new URL('./build.mjs', import.meta.url).href);
  await buildIfStale();
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
  const html = await servedHtml();
  const first = firstVisit(manifest, html);
  const alive = firstVisit(manifest, html, true);
  const lazy = lazyChunks(manifest, alive)
    .map(({ name, files }) => ({ name, bytes: sum(files), budget: budgets.route }))
    .sort((a, b) => b.bytes - a.bytes);
  const rows = [
    { name: 'first visit: JS', bytes: sum(first.js), budget: budgets.js },
    { name: `with its controls, ${alive.js.size} files: JS`, bytes: sum(alive.js), budget: budgets.alive },
    { name: 'first visit: CSS', bytes: sum(first.css), budget: budgets.css },
    { name: 'first visit: HTML as served', bytes: brotli(html), budget: budgets.html },
    ...lazy.filter(({ bytes, budget }, place) => place < 10 || bytes > budget * 1000),
  ];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  console.log(`${'brotli (KB)'.padEnd(56)}${'size'.padStart(8)}${'budget'.padStart(8)}`);
  for (const { name, bytes, budget } of rows) {
    const verdict = bytes > budget * 1000 ? '  too large' : '';
    console.log(`${name.padEnd(56)}${kilobytes(bytes)}${String(budget).padStart(8)}${verdict}`);
  }
  const tooLarge = rows.filter(({ bytes, budget }) => bytes > budget * 1000).length;
  const strayed = strayedInto(web);
  for (const line of strayed) console.log(line);
  console.log(`size: ${rows.length} measured, ${tooLarge} too large, ${strayed.length} for development only`);
  process.exitCode = tooLarge + strayed.length > 0 ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) await measure();
