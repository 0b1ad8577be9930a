import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const stamp = 'dist/stamp';
const sources = [
  'src',
  'machines',
  'screens',
  'services',
  'locales',
  'operator',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** Milliseconds of the newest change below a path; a folder's own time tells of removed files. */
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

/** Builds the front end (dist/web) and the operator (dist/server). */
export async function build() {
  const { build: viteBuild } = await import('vite');
  const began = Date.now();
  console.log('building the app …');
  await viteBuild({ logLevel: 'warn' });
  console.log('building the operator …');
  await viteBuild({ logLevel: 'warn', build: { ssr: 'operator/main.ts' } });
  mkdirSync(dirname(stamp), { recursive: true });
  // The stamp bears the time of the beginning: what changes during a build is newer.
  writeFileSync(stamp, `${new Date(began).toISOString()}\n`);
  utimesSync(stamp, began / 1000, began / 1000);
  console.log(`built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Builds only what a change of the sources calls for. */
export async function buildIfStale() {
  if (isStale()) await build();
}

if (import.meta.filename === process.argv[1]) await build();
