import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run e2e:textSize`: boxes of every page, in every language and at every size of text. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/textSize',
  testIgnore: [],
  testMatch: ['textSize.spec.ts'],
});
