import { expect, type Page, test as base } from '@playwright/test';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { type Browser, findChromium } from '#tools/browser/chromium.ts';
import { type OperatorProcess, startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from './databases.ts';
import { buildForDevelopment, developmentSite } from './developmentBuild.ts';
import { helpPlaywright } from './oldest.ts';
import { openSession } from './operatorCalls.ts';
import { type PageServer, startPageServer } from './pageServer.ts';

interface TestFixtures {
  /** The page's uncaught errors. Empty it in a test that provokes errors on purpose. */
  pageErrors: Error[];
  /** Attaches a screenshot of the page to a failed test. */
  picture: void;
  /** Annotates a test with the paths it shows, to check what the short run covers (tools/tiers). */
  shown: void;
  /** A new session for the member maria: resets in the worker's other tests end earlier ones. */
  maria: SessionInfo;
}

interface WorkerFixtures {
  /** One seeded operator per worker, with its own data. */
  operator: OperatorProcess;
  /** The built app's page server, in front of the worker's operator. */
  pages: PageServer;
  /** The same from a development build, which checks what the app takes over. */
  checked: PageServer;
}

/**
 * Playwright records where each page call was made and looks up every stack frame. Package frames aren't compiled, so
 * leave them as they are: looking them up took a tenth of a walk.
 */
const lookUp = Error.prepareStackTrace;
if (lookUp) {
  const isOurs = (site: NodeJS.CallSite) => !/node_modules|^node:/.test(site.getFileName() ?? 'node:');
  Error.prepareStackTrace = (error, sites) => {
    const frames = sites.map((site) => {
      if (!isOurs(site)) {
        const place = [site.getFileName() ?? 'native', site.getLineNumber(), site.getColumnNumber()].join(
          ':',
        );
        return `    at ${site.getFunctionName() ?? '<anonymous>'} (${place})`;
      }
      return String(lookUp(error, [site]))
        .split('\n')
        .at(-1);
    });
    return [`${error.name}: ${error.message}`, ...frames].join('\n');
  };
}

/** Turns off V8's optimising compilers: a test page runs its scripts once and briefly, so they don't pay off. */
const quickToStart = ({ args, ...browser }: Browser): Browser => ({
  ...browser,
  args: [...args, '--js-flags=--no-maglev,--no-turbofan'],
});

/**
 * Waits until the app has taken over a prerendered page, which ignores taps before that: a person would tap again.
 * Patches the prototype to cover the pages of every context.
 */
function waitForApp(page: Page) {
  const all = Object.getPrototypeOf(page) as Page & { waitsForApp?: true };
  if (all.waitsForApp) return;
  all.waitsForApp = true;
  const { goto, reload } = all;
  // Don't fail on the timeout: a test that keeps the app from starting has its own expectations.
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
 * Playwright's `test` with an operator behind it; an uncaught error in the page fails the test. Define worker
 * fixtures and options only here: tests with different ones get separate workers, and so separate operators.
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
  pages: [
    async ({ operator }, use) => {
      const pages = await startPageServer(operator.url);
      await use(pages);
      await pages.stop();
    },
    { scope: 'worker' },
  ],
  checked: [
    async ({ operator }, use) => {
      buildForDevelopment();
      const pages = await startPageServer(operator.url, developmentSite);
      await use(pages);
      await pages.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    waitForApp(page);
    if (process.env.OLDEST_BROWSER) await helpPlaywright(page);
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
  // Playwright's own option takes a screenshot in every test, in case it fails later.
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
