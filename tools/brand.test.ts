import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultsOf, makeSite } from './brand.ts';

/** A copy of the second brand with configuration changes. */
function brandWith(change: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('brands/lumen', folder, { recursive: true });
  const given = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...given, ...change }));
  return folder;
}

/** The command's exit code, output and errors. */
const run = (...given: string[]) =>
  new Promise<{ code: unknown; said: string; complained: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'tools/brand.ts', ...given], (error, said, complained) =>
      resolve({ code: error?.code ?? 0, said, complained }),
    );
  });
const runCheck = (...folders: string[]) => run('check', ...folders);

/** The parts of a build that a site needs. */
function builtFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['manifest.webmanifest', 'config.json'])
    cpSync(join('public', name), join(folder, name));
  cpSync('index.html', join(folder, 'index.html'));
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as object;
  const ofArabic = { ...manifest, lang: 'ar', dir: 'rtl', description: 'سلوتس' };
  writeFileSync(join(folder, 'manifest.ar.webmanifest'), JSON.stringify(ofArabic));
  return folder;
}

test('[KIT-03] the repository’s brands have no faults', async () => {
  expect(await runCheck()).toEqual({ code: 0, said: 'brand: 1 checked, 0 faults\n', complained: '' });
});

test('[KIT-03] a pair just below the contrast limit is named, and the command fails', async () => {
  // 4.48 and 4.54 on white.
  const weak = brandWith({
    colours: { light: { accent: '#777777', 'accent-high': '#767676', 'on-accent': '#ffffff' } },
  });
  expect(faultsOf(weak)).toEqual(['light: on-accent on accent is 4.48, not 4.5']);
  const { code, said } = await runCheck(weak);
  expect([code, said.trim().split('\n').at(-1)]).toEqual([1, 'brand: 1 checked, 1 faults']);
});

test.each([
  ['a missing file', { logo: 'brand/none.svg' }, ['logo: brand/none.svg is missing']],
  [
    'a colour by name',
    { colours: { dark: { bg: 'black' } } },
    [expect.stringContaining('colours.dark.bg: ')],
  ],
])('[KIT-03] %s is a fault', (_, change, faults) => {
  expect(faultsOf(brandWith(change))).toEqual(faults);
});

test('[KIT-03] a brand without icons passes, with a hint', async () => {
  const plain = brandWith({ icons: undefined });
  const { code, said } = await runCheck(plain);
  expect([code, said.trim().split('\n')]).toEqual([
    0,
    [`${basename(plain)}: icons: there are none; make uses the built-in ones`, 'brand: 1 checked, 0 faults'],
  ]);
});

test('[KIT-03] pictures must have the sizes that they are meant for', () => {
  const folder = brandWith();
  cpSync(join(folder, 'brand/small-192.png'), join(folder, 'brand/touch-180.png'));
  writeFileSync(join(folder, 'brand/logo.svg'), '<svg viewBox="0 0 28 20"></svg>');
  writeFileSync(join(folder, 'brand/large-512.png'), 'no picture');
  expect(faultsOf(folder)).toEqual([
    'logo: brand/logo.svg is not square, 28 by 20',
    'tab: brand/logo.svg is not square, 28 by 20',
    'touch: brand/touch-180.png has 192 pixels, not 180',
    'large: brand/large-512.png is neither an SVG nor a PNG',
  ]);
});

test('[KIT-01] [KIT-02] a site has the brand’s name, theme, icons and paths', () => {
  const built = builtFiles();
  const site = join(brandWith(), 'site');
  makeSite(brandWith({ name: 'A & <B>' }), site, built);
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  expect(page.match(/<title>.*|<html.*|<link.*|<meta name="theme.*|<script.*/g)).toEqual([
    '<html lang="en" data-theme="light">',
    '<title>A &amp; &lt;B></title>',
    '<meta name="theme-color" content="#f2faf8" />',
    '<link rel="icon" href="/casino/brand/logo.svg" type="image/svg+xml" />',
    '<link rel="apple-touch-icon" href="/casino/brand/touch-180.png" />',
    '<link rel="manifest" href="/casino/manifest.webmanifest" />',
    '<link id="config" rel="preload" as="fetch" href="/casino/config.json" crossorigin />',
    '<script src="/casino/theme.js"></script>',
    '<script type="module" src="/casino/src/main.tsx"></script>',
  ]);
  const manifestIn = (file: string): unknown => JSON.parse(readFileSync(join(site, file), 'utf8'));
  const manifest = {
    name: 'A & <B>',
    short_name: 'A & <B>',
    start_url: 'm/home',
    scope: './',
    display: 'standalone',
    background_color: '#f2faf8',
    theme_color: '#f2faf8',
    icons: [
      { src: 'brand/small-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'brand/large-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
  expect(manifestIn('manifest.webmanifest')).toEqual(manifest);
  expect(manifestIn('manifest.ar.webmanifest')).toEqual({
    ...manifest,
    lang: 'ar',
    dir: 'rtl',
    description: 'سلوتس',
  });
});

test('[KIT-01] a brand without icons gets the built-in ones, under its path', () => {
  const site = join(brandWith(), 'site');
  makeSite(brandWith({ icons: undefined }), site, builtFiles());
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  expect(page.match(/<link rel="(icon|apple-touch-icon)".*/g)).toEqual([
    '<link rel="icon" href="/casino/favicon.svg" type="image/svg+xml" />',
    '<link rel="apple-touch-icon" href="/casino/icons/touch-180.png" />',
  ]);
  const { name, icons } = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8')) as {
    name: string;
    icons: { src: string }[];
  };
  expect([name, icons.map(({ src }) => src)]).toEqual([
    'Lumen',
    ['icons/small-192.png', 'icons/large-512.png'],
  ]);
});

test('[KIT-01] the command says in one line why it makes no site, and leaves existing files alone', async () => {
  const brand = brandWith({ logo: 'brand/none.svg', icons: undefined });
  const site = join(brandWith(), 'site');
  const made = (...given: string[]) => run('make', ...given);
  expect(await made('brands/none', site)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^.*\n$/),
  });
  expect(await made(brand, brand)).toEqual({
    code: 1,
    said: '',
    complained: `${brand}: ${brand} is in it\n`,
  });
  expect(readFileSync(join(brand, 'config.json'), 'utf8')).toContain('none.svg');
});

test('[KIT-01] no site is made from a faulty brand, or without a build', () => {
  const brand = brandWith({ logo: 'brand/none.svg', icons: undefined });
  const site = join(brandWith(), 'site');
  expect(() => makeSite(brand, site, builtFiles())).toThrow(/^logo: brand\/none.svg is missing$/);
  const around = brandWith();
  cpSync(brand, join(around, 'inner'), { recursive: true });
  expect(() => makeSite(join(around, 'inner'), around)).toThrow(
    `${around}: ${join(around, 'inner')} is in it`,
  );
  expect(() => makeSite(brandWith(), site, site)).toThrow(`${site}: ${site} is in it`);
  const nothing = brandWith();
  expect(() => makeSite(brandWith(), site, nothing)).toThrow(`${nothing}: there is no build`);
});
