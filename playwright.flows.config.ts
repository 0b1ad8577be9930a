import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run flows:browser`: the paths alone, kept with their pictures for the atlas and the report. */
export default defineConfig({
  ...base,
  testDir: 'e2e/flows',
  outputDir: 'test-results/flows',
  reporter: [['list'], ['./tools/flow/browserReporter.ts']],
});
