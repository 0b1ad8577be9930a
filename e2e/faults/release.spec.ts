import { documentsOf, expect, test, tiles } from '../support/faults.ts';

test(
  '[SHELL-12] [FAULT-50] a screen with a missing chunk reloads the page, says so, reloads once more and then offers a reload',
  { tag: '@full' },
  async ({ page }) => {
    const documents = documentsOf(page);
    const isChunk = /\/assets\/LoginScreen-.*\.js$/;
    await page.route(isChunk, (route) => route.fulfill({ status: 404 }));
    await page.goto('/m/home');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByText('Cannot find module')).toBeVisible();
    expect(documents).toHaveLength(2);
    await expect.poll(() => documents, { timeout: 20_000 }).toHaveLength(3);
    await expect(page.getByText('Cannot find module')).toBeVisible();
    await page.unroute(isChunk);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  },
);

for (const [what, isGone] of [
  ['all scripts', /\/assets\/.*\.js$/],
  ['the scripts of its screen', /\/assets\/LoginScreen-.*\.js$/],
] as const) {
  test(
    `[SHELL-12] [FAULT-50] a page of the previous release that a reload brings back, without ${what}, updates automatically`,
    { tag: '@full' },
    async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      });
      await page.route(isGone, (route) =>
        documents < 3 ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto('/m/login', { waitUntil: 'commit' });
      // The page is drawn before the app notices its missing scripts.
      await expect.poll(() => documents).toBe(3);
      await expect(page.locator('html:not([data-drawn])')).toBeAttached();
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
      expect(documents).toBe(3);
    },
  );
}

test(
  '[SHELL-12] [FAULT-50] a menu with a missing chunk reloads the page once, then says so over a working page',
  { tag: '@full' },
  async ({ page }) => {
    const documents = documentsOf(page);
    await page.route(/\/assets\/SideMenu-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/m/home');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await reloaded;
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Cannot find module' })).toBeVisible();
    expect(documents).toHaveLength(2);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page).toHaveURL('/m/member/home');
  },
);

test(
  '[SHELL-12] [FAULT-50] a list with a missing client reloads the page once, then says so and offers a retry',
  { tag: '@full' },
  async ({ page }) => {
    const isClient = /\/assets\/client-.*\.js$/;
    await page.route(isClient, (route) => route.fulfill({ status: 404 }));
    await page.goto('/m/gameList?gameType=RNG');
    await expect(tiles(page).first()).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('searchbox').fill('gold');
    await reloaded;
    await expect(page.getByRole('searchbox')).toHaveValue('gold');
    await expect(page.getByRole('alert')).toContainText('No Internet');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
);

test(
  '[SHELL-12] [FAULT-50] a page whose search does not load is shown and says so, and opening another page fixes it',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    const isSearch = /\/assets\/SearchLink-.*\.js$/;
    await page.route(isSearch, (route) => route.abort());
    await page.addInitScript(() => sessionStorage.setItem('chunkReloadedAt', String(Date.now())));
    await page.goto('/m/rng');
    await expect(page.getByRole('alert').filter({ hasText: 'Cannot find module' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(isSearch);
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await loaded;
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Search games' })).toBeVisible();
    // Ignore React's errors about failed hydration, after which it renders on the client.
    expect(pageErrors.filter(({ message }) => !/ #4(18|22); /.test(message))).toEqual([]);
    pageErrors.length = 0;
  },
);

test(
  '[SHELL-12] [FAULT-09] a page whose script failed to load offline appears automatically once back online',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/m/home');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByText('Cannot find module')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Cannot find module')).toHaveCount(0);
  },
);
