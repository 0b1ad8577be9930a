import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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
  'screens/home/Home.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
  'screens/login/Login.tsx': {
    file: 'assets/login.js',
    imports: ['_shared.js', '_crypto.js'],
  },
};
const html = '<script src="/theme.js"></script><script type="module" src="/assets/index.js"></script>';

test('the first visit consists of the files in the HTML and their static imports', () => {
  expect(firstVisit(manifest, html)).toEqual({
    js: new Set(['assets/index.js', 'assets/shared.js', 'theme.js']),
    css: new Set(['assets/index.css']),
  });
});

test('a preloaded chunk counts as part of the first visit', () => {
  const preloading = `${html}<link rel="modulepreload" href="/assets/login.js">`;
  expect(firstVisit(manifest, preloading).js).toContain('assets/crypto.js');
});

test('a stylesheet shared by chunks, a separate manifest entry, counts once', () => {
  const file = 'assets/shared.css';
  const styled = { ...manifest, '_shared.css': { file, src: '_shared.css' } };
  const linking = `${html}<link rel="stylesheet" href="/${file}">`;
  expect(firstVisit(styled, linking)).toEqual({
    js: new Set(['assets/index.js', 'assets/shared.js', 'theme.js']),
    css: new Set(['assets/index.css', file]),
  });
});

test('a lazy chunk costs its own file and imports not loaded before', () => {
  expect(lazyChunks(manifest, firstVisit(manifest, html))).toEqual([
    { name: 'screens/home/Home.tsx', files: ['assets/home.js'] },
    { name: 'screens/login/Login.tsx', files: ['assets/login.js', 'assets/crypto.js'] },
  ]);
});

test('a lazy chunk of several modules is listed by its own name', () => {
  const index = { ...manifest['index.html'], dynamicImports: ['_routes.js'] };
  const grouped = { ...manifest, 'index.html': index, '_routes.js': { file: 'assets/routes.js' } };
  expect(lazyChunks(grouped, firstVisit(grouped, html))).toEqual([
    { name: '_routes.js', files: ['assets/routes.js'] },
  ]);
});

test('a development-only package is found in a build, by a text that its code contains', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'app.js'), 'export const app = 1;');
  expect(strayedInto(folder)).toEqual([]);
  copyFileSync('node_modules/@statelyai/inspect/dist/index.mjs', join(folder, 'inspector.js'));
  expect(strayedInto(folder)).toEqual([
    `${join(folder, 'inspector.js')} contains @statelyai/inspect, which is for development only`,
  ]);
});

/** A project of four small files, with an operator that serves its page, in a separate folder. */
function smallProject() {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write('package.json', '{"type":"module"}');
  write('index.html', '<html data-drawn="EN"><script type="module" src="/src/main.js"></script></html>');
  write('src/main.js', 'document.title = "small";');
  write(
    'vite.config.js',
    `export default ({ isSsrBuild }) => ({
      build: { manifest: !isSsrBuild, outDir: isSsrBuild ? 'dist/server' : 'dist/web' },
    });`,
  );
  for (const folder of ['database', 'payments/receipts']) write(`operator/${folder}/unbundled.sql`, '');
  for (const entry of ['operator/template.ts', 'pages/main.ts', 'pages/drawing/thread.ts']) write(entry, '');
  write(
    'operator/main.ts',
    `import { readFileSync } from 'node:fs';
    import { createServer } from 'node:http';
    createServer((request, response) => {
      response.writeHead(request.method === 'POST' ? 303 : 200);
      response.end(readFileSync('dist/web/index.html'));
    }).listen(Number(process.env.PORT), '127.0.0.1');`,
  );
  const size = async () => {
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), resolve('tools/size.ts')],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    const [code] = await once(child, 'close');
    return { code, built: printed.includes('built in'), said: printed.trimEnd().split('\n').at(-1) };
  };
  return { write, size };
}

/** A script that can't be compressed. */
const incompressible = (bytes: number) =>
  `document.title = ${JSON.stringify(randomBytes(bytes).toString('base64'))};`;

test(
  'the command builds if necessary, and its exit code tells whether everything is within budget',
  { tags: ['full'] },
  async () => {
    const { write, size } = smallProject();
    const fine = 'size: 4 measured, 0 too large, 0 for development only';
    expect(await size()).toEqual({ code: 0, built: true, said: fine });
    expect(await size()).toEqual({ code: 0, built: false, said: fine });
    write('src/main.js', incompressible(160_000));
    expect(await size()).toEqual({
      code: 1,
      built: true,
      said: 'size: 4 measured, 1 too large, 0 for development only',
    });
    write('src/main.js', 'document.title = "@statelyai.connected";');
    expect(await size()).toEqual({
      code: 1,
      built: true,
      said: 'size: 4 measured, 0 too large, 1 for development only',
    });
    write('src/main.js', 'this is no script');
    expect((await size()).code).not.toBe(0);
  },
);
