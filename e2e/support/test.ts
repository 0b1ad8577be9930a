import { expect, type Page, test as base } from '@playwright/test';
import type { SessionInfo } from '#services/contract/session.ts';
import { type Browser, findChromium } from '#tools/browser/chromium.ts';
import { type OperatorProcess, startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from './databases.ts';
import { openSession } from './operatorCalls.ts';

interface TestFixtures {
  /** What the page threw and nobody caught. Empty it where a test provokes errors on purpose. */
  pageErrors: Error[];
  /** A test that fails leaves a picture of its page. */
  picture: void;
  /** What it shows, for the check of what the short run keeps (tools/tiers). */
  shown: void;
  /** A new session of the member maria: what other tests of the worker reset has ended their own. */
  maria: SessionInfo;
}

interface WorkerFixtures {
  /** One operator for each worker, seeded, with data of its own. */
  operator: OperatorProcess;
}

/** Each page of a test runs its scripts once and not for long: compiling them well costs more than it saves. */
const quickToStart = ({ args, ...browser }: Browser): Browser => ({
  ...browser,
  args: [...args, '--js-flags=--no-maglev,--no-turbofan'],
});

/**
 * What was drawn ahead takes no taps until the app has taken it over: a person would tap again. For every page, of whatever
 * context, so on what they all inherit.
 */
function waitForApp(page: Page) {
  const all = Object.getPrototypeOf(page) as Page & { waitsForApp?: true };
  if (all.waitsForApp) return;
  all.waitsForApp = true;
  const { goto, reload } = all;
  // Where a test keeps the app from coming, its own words say what follows.
  const isTakenOver = (one: Page) =>
    one
      .locator('html:not([data-drawn])')
      .waitFor({ state: 'attached', timeout: 15_000 })
      .catch(() => {});
  all.goto = async function (this: Page, url, options) {
    const answer = await goto.call(this, url, options);
    if (options?.waitUntil !== 'commit') await isTakenOver(this);
    return answer;
  };
  all.reload = async function (this: Page, options) {
    const answer = await reload.call(this, options);
    if (options?.waitUntil !== 'commit') await isTakenOver(this);
    return answer;
  };
}

/**
 * Playwright's `test` with an operator behind it; a test with an uncaught error in its page fails. Whatever belongs
 * to a worker is defined here: tests with other such fixtures or options have workers, and operators, of their own.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [({}, use) => use(quickToStart(findChromium())), { scope: 'worker' }],
  operator: [
    async ({}, use) => {
      const operator = await startOperator(await freshDatabase());
      await use(operator);
      await operator.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  page: async ({ page }, use) => {
    waitForApp(page);
    await use(page);
  },
  shown: [
    async ({ page }, use, info) => {
      const paths = new Set<string>();
      page.on('framenavigated', (frame) => {
        const { protocol, pathname } = new URL(frame.url() || 'about:blank');
        if (frame === page.mainFrame() && protocol === 'http:') paths.add(pathname);
      });
      await use();
      for (const description of paths) info.annotations.push({ type: 'shown', description });
    },
    { auto: true },
  ],
  maria: async ({ operator }, use) => use(await openSession(operator.url, 'maria')),
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
  // Playwright's own option takes one of every test, to have it should the test fail afterwards.
  picture: [
    async ({ page }, use, info) => {
      await use();
      if (info.status === info.expectedStatus || page.isClosed()) return;
      const path = info.outputPath('picture.png');
      await page.screenshot({ path });
      info.attachments.push({ name: 'picture', path, contentType: 'image/png' });
    },
    { auto: true },
  ],
});

export { expect };
