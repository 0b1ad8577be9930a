import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const operatorTests = [
  '{operator,tests/operator}/**/*.test.ts',
  'tests/conform.test.ts',
  'tools/report/calls/tryCalls.test.ts',
];
/** What only the embedded PGlite has. */
const embeddedAlone = ['operator/database/**/!(*.postgres).test.ts', 'operator/ending.test.ts'];
/**
 * What leans on the database itself, its locks, its errors, its schema, or on processes that end, with the embedded PGlite
 * in a thread of its own, as the product runs it; so do the browser tests, whole. Opening one takes twenty times as long as
 * a database on a server.
 */
const embeddedTwins = [
  'operator/{closing,readiness,server}.test.ts',
  'operator/{jobs,ledger}/!(*.postgres).test.ts',
  'operator/lottery/lottery.test.ts',
  'operator/play/killed.test.ts',
  'tests/operator/{databases,play/play}.test.ts',
];
/** What serves or starts dist/. */
const builtTests = ['tests/hosting/*.built.test.ts'];
/** They replace modules, which the test files after them in the same worker would find. */
const mockingTests = ['services/client/lazyOperator.test.ts', 'services/identity/firebase.test.ts'];

/** `npm run mutate:code` runs the tests with a mutant. */
const codeMutant = async () =>
  process.env['CODE_MUTANT'] ? (await import('./tools/mutateCode/plugin.ts')).codeMutant() : [];

declare module 'vitest' {
  interface ProvidedContext {
    isShortRun: boolean;
  }
}

/**
 * `vitest run` is the whole; `vitest run --mode short` leaves out what is tagged `full` and the embedded twins, and does a
 * tenth of each property (packages/testing/src/shortRun.ts).
 *
 * Screens have a DOM; another test that needs one asks with `// @vitest-environment jsdom` in its first line.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), codeMutant()],
  test: {
    // Its ES modules import each other without file endings, which Node refuses.
    server: { deps: { inline: ['jsencrypt'] } },
    // Left to itself it leaves one core idle, which of two is half.
    maxWorkers: availableParallelism(),
    // Far above what any test needs: a busy machine is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What breaks every test would wait for each of them.
    bail: process.env.CI ? 20 : 0,
    restoreMocks: true,
    unstubGlobals: true,
    tags: [{ name: 'full', description: '`npm test` leaves it out.' }],
    tagsFilter: mode === 'short' ? ['!full'] : [],
    provide: { isShortRun: mode === 'short' },
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'node',
          // Starting a process takes longer than most of its files.
          isolate: false,
          include: ['{tests,machines,services,tools,packages,screens,src,locales,pages}/**/*.test.ts'],
          exclude: [
            ...operatorTests,
            '**/node_modules/**',
            'packages/*/dist/**',
            ...mockingTests,
            ...builtTests,
          ],
        },
      },
      {
        extends: true,
        mode,
        test: { name: 'mocks', include: mockingTests },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'screens',
          include: ['{screens,src,tests}/**/*.test.tsx'],
          environment: 'jsdom',
          // They wait for nothing real: a screen that breaks fails within minutes and not within hours.
          testTimeout: 60_000,
          // Most of a file's time went into importing what the screens import.
          isolate: false,
          // Without `performance`: by it React measures how long ago it showed something, also for the next test.
          fakeTimers: {
            toFake: [
              ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const),
              ...([
                'setImmediate',
                'clearImmediate',
                'requestAnimationFrame',
                'cancelAnimationFrame',
              ] as const),
            ],
          },
          setupFiles: ['tests/screens/setup.ts'],
        },
      },
      {
        // On a real PostgreSQL.
        extends: true,
        mode,
        test: {
          name: 'operator',
          // Its files keep to themselves, each with a database of its own, and importing it takes as long as a file of tests.
          isolate: false,
          include: operatorTests,
          exclude: embeddedAlone,
          globalSetup: ['tools/postgres.setup.ts', 'tools/operatorBundle.setup.ts'],
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'embedded',
          isolate: false,
          include: mode === 'short' ? embeddedAlone : [...embeddedAlone, ...embeddedTwins],
          globalSetup: ['tools/operatorBundle.setup.ts'],
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'built',
          // All of it is tagged `full`: the short run does not build for it.
          include: mode === 'short' ? [] : builtTests,
          globalSetup: ['tools/build.setup.ts'],
        },
      },
    ],
  },
}));
