import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Each worker has an operator of its own (e2e/support/test.ts), so tests never meet each other's data. */
export default defineConfig({
  testDir: 'e2e',
  // Commands of their own: one fetches an old Chromium, the other takes longer than all the rest.
  testIgnore: ['oldest/**', 'textSize.spec.ts'],
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/prepare.mjs',
  // One more than there are cores: a worker waits for its page a fifth of the time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What passes only the second time is wrong the first time.
  retries: 0,
  // What breaks every page would wait for each of them.
  maxFailures: process.env.CI ? 20 : 0,
  // Twice what the whole needs: a verdict is told before the machine is taken away.
  globalTimeout: process.env.CI ? 70 * 60_000 : 0,
  // Far above what any test needs: a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    // Recording takes a sixth of the whole; `--trace retain-on-failure` records what fails.
    trace: 'off',
  },
});
