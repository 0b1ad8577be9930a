import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { packFiles } from './build.mjs';

test('[KIT-01] compresses files named by their hash, and nothing that is edited on the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['assets', '.vite', 'icons']) mkdirSync(join(folder, name));
  const edited = [
    'config.json',
    'favicon.svg',
    'index.html',
    'manifest.webmanifest',
    'robots.txt',
    'sw.js',
    'theme.js',
  ];
  const others = [...edited, '.vite/manifest.json', 'icons/touch.svg'];
  for (const name of [
    ...others,
    'assets/app-abcdefgh.js',
    'assets/app-abcdefgh.css',
    'assets/sans-abcdefgh.woff2',
  ]) {
    writeFileSync(join(folder, name), `content of ${name}`);
  }
  packFiles(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.(br|gz)$/.test(name)).toSorted()).toEqual([
    'assets/app-abcdefgh.css.br',
    'assets/app-abcdefgh.css.gz',
    'assets/app-abcdefgh.js.br',
    'assets/app-abcdefgh.js.gz',
  ]);
  const read = (name: string) => readFileSync(join(folder, 'assets', name));
  expect([
    brotliDecompressSync(read('app-abcdefgh.js.br')).toString(),
    gunzipSync(read('app-abcdefgh.css.gz')).toString(),
  ]).toEqual(['content of assets/app-abcdefgh.js', 'content of assets/app-abcdefgh.css']);
});
