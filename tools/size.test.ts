import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstVisit, lazyChunks, strayedInto } from './size.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['screens/home/Home.tsx', 'screens/login/Login.tsx'],
    css: ['assets/index.css'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_crypto.js': { file: 'assets/crypto.js' },
  'screens/home/Home.tsx': { file: 'assets/home.js', isDynamicEntry: true, css: ['assets/home.css'] },
  'screens/login/Login.tsx': {
    file: 'assets/login.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_crypto.js'],
  },
};
const html = '<script src="/theme.js"></script><script type="module" src="/assets/index.js"></script>';

test('the first visit is what the HTML names, with its static imports', () => {
  expect(firstVisit(manifest, html)).toEqual({
    js: new Set(['assets/index.js', 'assets/shared.js', 'theme.js']),
    css: new Set(['assets/index.css']),
  });
});

test('a preloaded chunk counts as part of the first visit', () => {
  const preloading = `${html}<link rel="modulepreload" href="/assets/login.js">`;
  expect(firstVisit(manifest, preloading).js).toContain('assets/crypto.js');
});

test('a lazy chunk costs its own file and the imports that nothing has loaded before', () => {
  expect(lazyChunks(manifest, firstVisit(manifest, html))).toEqual([
    { name: 'screens/home/Home.tsx', files: ['assets/home.js'] },
    { name: 'screens/login/Login.tsx', files: ['assets/login.js', 'assets/crypto.js'] },
  ]);
});

test('a package for development only is found in a build, by a text that its code does hold', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'app.js'), 'export const app = 1;');
  expect(strayedInto(folder)).toEqual([]);
  copyFileSync('node_modules/@statelyai/inspect/dist/index.mjs', join(folder, 'inspector.js'));
  expect(strayedInto(folder)).toEqual([
    `${join(folder, 'inspector.js')} contains @statelyai/inspect, which is for development only`,
  ]);
});
