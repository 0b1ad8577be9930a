import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const operatorTests = ['{operator,tests/operator}/**/*.test.ts'];
/**
 * What leans on the database once more, on a real PostgreSQL instead of PGlite: several connections at once, its locks,
 * its errors, its schema. What only computes from what it reads does not.
 */
const databaseTests = [
  '{operator,tests/operator}/**/*.postgres.test.ts',
  '{operator,tests/operator}/**/{clearing,closing,databases,readiness,reset,server,settingsAtOnce}.test.ts',
  '{operator,tests/operator}/**/{accounts,codeLimits,codes,contactChanges,knownDevices,loginGuard}.test.ts',
  '{operator,tests/operator}/**/{passwords,registration,takeover,waysIn}.test.ts',
  '{operator,tests/operator}/**/{agents,chat,content,ledger,messages,sports}.test.ts',
  'operator/lottery/lottery.test.ts',
  '{operator,tests/operator}/**/{book,jackpot,killed,play,seedPairs}.test.ts',
];
/** They put something else in the place of a module, which the files after them would find. */
const mockingTests = ['services/lazyOperator.test.ts', 'services/identity/firebase.test.ts'];

/** Screens have a DOM; another test that needs one asks with `// @vitest-environment jsdom` in its first line. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Its ES modules import each other without file endings, which Node refuses.
    server: { deps: { inline: ['jsencrypt'] } },
    // Left to itself it leaves one core idle, which of two is half.
    maxWorkers: availableParallelism(),
    // Far above what any test needs: a busy machine is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Starting a process takes longer than most of its files.
          isolate: false,
          include: ['{tests,machines,services,tools,screens,src,locales}/**/*.test.ts'],
          exclude: ['tests/operator/**', '**/node_modules/**', ...mockingTests],
        },
      },
      {
        extends: true,
        test: { name: 'mocks', include: mockingTests },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['{screens,src}/**/*.test.tsx'],
          environment: 'jsdom',
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
        extends: true,
        test: {
          name: 'operator',
          // Its files keep to themselves, each with a database of its own, and importing it takes as long as a file of tests.
          isolate: false,
          include: operatorTests,
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        // What leans on transactions and errors of the database once more, with PGlite in its own thread.
        extends: true,
        test: {
          name: 'thread',
          isolate: false,
          provide: { databaseThread: true },
          include: [
            'operator/{closing,readiness}.test.ts',
            'operator/ledger/*.test.ts',
            'operator/lottery/lottery.test.ts',
            'operator/play/play.test.ts',
          ],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          isolate: false,
          include: databaseTests,
          globalSetup: ['tools/postgres.setup.ts'],
        },
      },
    ],
  },
});
