import { expect, test as base } from '@playwright/test';
import { findChromium } from '#tools/browser/chromium.ts';
import { type OperatorProcess, startOperator } from '#tools/operatorProcess.ts';

interface TestFixtures {
  /** What the page threw and nobody caught. Empty it where a test provokes errors on purpose. */
  pageErrors: Error[];
}

interface WorkerFixtures {
  /** One operator for each worker, seeded, with data of its own. */
  operator: OperatorProcess;
}

/** Playwright's `test` with an operator behind it; a test with an uncaught error in its page fails. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [({}, use) => use(findChromium()), { scope: 'worker' }],
  operator: [
    async ({}, use) => {
      const operator = await startOperator();
      await use(operator);
      await operator.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ operator }, use) => use(operator.url),
  pageErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
