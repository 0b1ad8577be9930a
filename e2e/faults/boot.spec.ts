import type { Route } from '@playwright/test';
import {
  documentsOf,
  expect,
  expectLobby,
  offCall,
  onCall,
  onEveryCall,
  onStaticHost,
  refuse,
  test,
} from '../support/faults.ts';

const portal = '<!doctype html><title>Hotel Wi-Fi</title><h1>Please accept our terms</h1>';

/** The ways in which an operator can fail to answer, with their row in the fault matrix. */
const failures = [
  {
    row: 1,
    how: 'answers 500',
    says: "The site isn't responding right now.",
    safe: 'balance and your bets are safe',
    fail: refuse(500, 'unknown'),
  },
  {
    row: 2,
    how: 'answers malformed JSON',
    says: "We couldn't read the reply.",
    safe: 'balance and your bets are safe',
    fail: (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"success":true,"val' }),
  },
  {
    row: 3,
    how: 'is hidden by a captive portal',
    says: "That reply didn't come from us.",
    safe: 'balance and your bets are safe',
    fail: (route: Route) => route.fulfill({ contentType: 'text/html', body: portal }),
  },
  { row: 4, how: 'resets the connection', fail: (route: Route) => route.abort('connectionreset') },
  { row: 5, how: 'hangs', says: 'Slow Connection', fail: () => {} },
];

for (const { row, how, says = 'No Internet', safe = 'no money moved', fail } of failures) {
  test(
    `[BOOT-10] fault ${row}: a first visit whose status ${how} shows it and can be retried`,
    { tag: row === 1 ? [] : '@full' },
    async ({ page }) => {
      await page.clock.install();
      await onStaticHost(page);
      await onCall(page, 'systemStatus', fail);
      const asked = page.waitForRequest('**/wps/system/status');
      await page.goto('/m/home');
      await asked;
      if (row === 5) await page.clock.runFor(10_000);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(safe, { ignoreCase: true });
      await offCall(page, 'systemStatus');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectLobby(page);
    },
  );

  test(
    `[BOOT-02] fault ${row}: when the status ${how} the cached one is used`,
    { tag: '@full' },
    async ({ page }) => {
      await onStaticHost(page);
      await page.goto('/m/home');
      await expectLobby(page);
      await onCall(page, 'systemStatus', fail);
      const asked = page.waitForRequest('**/wps/system/status');
      await page.reload();
      await asked;
      await expectLobby(page);
    },
  );

  test(
    `[BOOT-10] fault ${row}: with start-up data the lobby stays when every call ${how}`,
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.install();
      await onEveryCall(page, fail);
      await page.goto('/m/home');
      await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
      const asked = page.waitForRequest('**/wps/system/status');
      // Don't use `runFor`: it would draw every frame of a minute.
      await page.clock.fastForward(61_000);
      await asked;
      await page.clock.runFor(11_000);
      await expectLobby(page);
    },
  );
}

/** The text of a page without its main script, from a server or straight from the build. */
const missing = {
  'with start-up data': "Part of this page hasn't loaded.",
  'on a static host': 'This is taking long, or a part of the app did not arrive.',
};

for (const host of ['with start-up data', 'on a static host'] as const) {
  const arrange = async (page: Parameters<typeof onStaticHost>[0]) => {
    if (host === 'on a static host') await onStaticHost(page);
  };

  test(
    `[LANG-03] [FAULT-06] ${host}, a missing language file leaves the app in English`,
    { tag: '@full' },
    async ({ page }) => {
      await arrange(page);
      await page.addInitScript(() => localStorage.setItem('language', 'TH'));
      await page.route(/\/assets\/shell-.*\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.goto('/m/home');
      await expectLobby(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );

  test(
    `[FAULT-07] ${host}, the page reports a missing main script, with a link to reload`,
    { tag: '@full' },
    async ({ page }) => {
      await arrange(page);
      const isScript = /\/assets\/.*\.js$/;
      await page.route(isScript, (route) => route.fulfill({ status: 404 }));
      const documents = documentsOf(page);
      await page.goto('/m/home', { waitUntil: 'commit' });
      // The page reloads immediately and again after five seconds (SHELL-12).
      await expect.poll(() => documents, { timeout: 20_000 }).toHaveLength(3);
      const said = page.getByText(missing[host]);
      // The text is transparent for the first seconds, so that a page that starts never shows it.
      await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .forEach((animation) => animation.finish()),
      );
      await expect(said.locator('..')).toHaveCSS('opacity', '1');
      await page.unroute(isScript);
      await page.getByRole('link', { name: 'Reload' }).click();
      await expectLobby(page);
    },
  );
}

test(
  '[BOOT-10] [FAULT-04] the page that reports it needs nothing more from the network',
  { tag: '@full' },
  async ({ page }) => {
    await onStaticHost(page);
    await onCall(page, 'systemStatus', (route) => route.abort('connectionreset'));
    await page.route(/\/assets\/StatusPages.*$/, (route) => route.abort('connectionreset'));
    await page.goto('/m/home');
    await expect(page.getByText('No Internet')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  },
);
