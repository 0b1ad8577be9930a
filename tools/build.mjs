import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const stamp = 'dist/stamp';
const sources = [
  'src',
  'machines',
  'screens',
  'services',
  'locales',
  'operator',
  'pages',
  'packages',
  'public',
  '.browserslistrc',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tools/build.mjs',
  'tools/oldestBrowsers.ts',
  'tools/oldestStyles.ts',
  'tools/preloads.ts',
  'tools/release.ts',
];

/** Milliseconds of the latest change below a path; includes folders, whose times reveal removed files. */
function changedAt(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, changedAt(join(path, name))),
    stats.mtimeMs,
  );
}

function isStale() {
  if (!existsSync(stamp)) return true;
  const builtAt = statSync(stamp).mtimeMs;
  return sources.some((path) => existsSync(path) && changedAt(path) > builtAt);
}

/**
 * Adds a file.br and a file.gz to each script and style of a build whose name contains its hash. Don't compress files
 * with fixed names, such as config.json and sw.js: they may be edited on the site, and hosts would keep sending the
 * compressed copy.
 */
export function packFiles(folder) {
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const content = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

/** Files that the operator reads at run time outside its bundle: the schema's migrations, and worker threads. */
function copyUnbundled() {
  for (const folder of ['database', 'payments/receipts']) {
    cpSync(`operator/${folder}`, `dist/server/operator/${folder}`, {
      recursive: true,
      filter: (path) => !/\.ts$|[\\/]tables$/.test(path),
    });
  }
}

/** Builds the operator's own pages into a folder. */
export async function buildPages(folder) {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ mode: 'pages', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  packFiles(folder);
}

/** Builds the front end (dist/web) and the operator (dist/server) with its pages. */
export async function build() {
  const { build: viteBuild } = await import('vite');
  const began = Date.now();
  console.log('building the app …');
  await viteBuild({ logLevel: 'warn' });
  await viteBuild({ mode: 'worker', logLevel: 'warn' });
  packFiles('dist/web');
  console.log('building the operator …');
  const entries = {
    main: 'operator/main.ts',
    template: 'operator/template.ts',
    pageServer: 'pages/main.ts',
    drawing: 'pages/drawing/thread.ts',
  };
  await viteBuild({ logLevel: 'warn', build: { ssr: true, rolldownOptions: { input: entries } } });
  await buildPages('dist/server/pages');
  copyUnbundled();
  console.log('preparing the database …');
  execFileSync(process.execPath, ['dist/server/template.js'], { stdio: 'inherit' });
  rmSync('dist/server/demo.tar.gz', { force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  // The stamp has the start time, so changes during the build count as newer.
  writeFileSync(stamp, `${new Date(began).toISOString()}\n`);
  utimesSync(stamp, began / 1000, began / 1000);
  console.log(`built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Builds only if sources have changed. */
export async function buildIfStale() {
  if (isStale()) await build();
}

/** Simulates the demo's history up to today, unless this build already has; without it the operator does so at start-up. */
export function buildDemo() {
  if (existsSync('dist/server/demo.tar.gz')) return;
  console.log('writing a month of demo history …');
  execFileSync(process.execPath, ['dist/server/template.js', 'demo'], { stdio: 'inherit' });
}

if (import.meta.filename === process.argv[1]) {
  await build();
  if (!process.argv.includes('--without-demo')) buildDemo();
}
