import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * `npm run flows:faults`: builds the app once for each fault of e2e/flows/uiFaults.ts; walking the screens has to
 * notice it. Before, the app as it is has to pass.
 */
export default defineConfig({
  ...base,
  testDir: 'e2e/flows',
  outputDir: 'test-results/faults',
  // What a fault takes away never comes: the wait for it ends by this limit.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tools/flow/browserFaultsReporter.ts']],
  projects: [
    { name: 'without a fault', testMatch: '*.spec.ts' },
    { name: 'with a fault', testMatch: '*.faults.ts', dependencies: ['without a fault'] },
  ],
});
