import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run e2e:oldest`: journeys of a player in the oldest Chromium of .browserslistrc, and what an older one is told. */
export default defineConfig({
  ...base,
  globalSetup: ['./e2e/oldest/prepareOldest.ts', './e2e/support/prepare.mjs'],
  outputDir: 'test-results/oldest',
  testIgnore: [],
  testMatch: [
    'oldest/*.spec.ts',
    'journeys/*/{visitor,register,announcements,promotions,money,deposit,withdrawal,records,session,service,memberCentre}.spec.ts',
  ],
});
