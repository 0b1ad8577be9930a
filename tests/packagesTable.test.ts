import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentOf, filesBelow } from '#tools/files.ts';
import { importsOf, isEvidence } from '#tools/zones/zones.ts';

/** What each is imported as, and the manifest that pins it. */
const packages = {
  react: ['react', 'package.json'],
  'react-dom': ['react-dom', 'package.json'],
  'react-router-dom': ['react-router-dom', 'package.json'],
  xstate: ['xstate', 'package.json'],
  '@xstate/react': ['@xstate/react', 'package.json'],
  '@tanstack/react-query': ['@tanstack/react-query', 'package.json'],
  valibot: ['valibot', 'package.json'],
  axios: ['axios', 'package.json'],
  'crypto-js': ['crypto-js', 'package.json'],
  jsencrypt: ['jsencrypt', 'package.json'],
  i18next: ['i18next', 'package.json'],
  'react-i18next': ['react-i18next', 'package.json'],
  swiper: ['swiper', 'package.json'],
  dayjs: ['dayjs', 'package.json'],
  vite: ['vite', 'package.json'],
  vitest: ['vitest', 'package.json'],
  '@xstate/graph': ['@xstate/graph', 'packages/flow/package.json'],
  playwright: ['@playwright/test', 'package.json'],
} as const;

const rows = new Map(
  contentOf('docs/packages.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => {
      const [, name = '', where = '', purpose = ''] = line.split('|').map((cell) => cell.trim());
      return [name, { places: [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place), purpose }];
    }),
);

const production = filesBelow(
  ['src', 'machines', 'screens', 'services', 'locales', 'pages', 'operator', 'packages'],
  /\.(tsx?|mjs)$/,
).filter((path) => !isEvidence(path) && !path.includes('.test.'));
const around = [
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  ...filesBelow(['tools', 'e2e'], /\.(ts|mjs)$/),
];

/** Packages and their parts that each file imports, types alone left out. */
const imports = new Map(
  [...production, ...around].map((path) => [
    path,
    importsOf(path, contentOf(path)).flatMap(({ specifier, typeOnly }) => (typeOnly ? [] : specifier)),
  ]),
);

const importersOf = (name: string, files: readonly string[]) =>
  files.filter((path) => imports.get(path)!.some((one) => one === name || one.startsWith(`${name}/`)));

const isAt = (path: string, place: string) => (place.endsWith('/') ? path.startsWith(place) : path === place);

describe.each(Object.entries(packages))('%s', (name, [imported, manifest]) => {
  const places = rows.get(name)?.places ?? [];

  test('is pinned to one version', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const pinned = [name, imported].map((one) => dependencies[one] ?? devDependencies[one]);
    expect(pinned).toEqual(pinned.map(() => expect.stringMatching(/^\d+\.\d+\.\d+$/)));
  });

  test('docs/packages.md says what it is for, and names places that import it', () => {
    expect(rows.get(name)?.purpose).toMatch(/\w/);
    expect(places).not.toEqual([]);
    const importers = importersOf(imported, [...imports.keys()]);
    expect(places.filter((place) => !importers.some((path) => isAt(path, place)))).toEqual([]);
  });

  test('docs/packages.md names every place of the product that imports it', () => {
    const elsewhere = importersOf(imported, production).filter(
      (path) => !places.some((place) => isAt(path, place)),
    );
    expect(elsewhere).toEqual([]);
  });
});
