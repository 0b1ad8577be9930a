import { documentsOf, expect, test, tiles } from '../support/faults.ts';

test('[SHELL-12] [FAULT-50] a screen whose chunk is gone reloads the page, says so, reloads it once more and offers the reload', async ({
  page,
}) => {
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
});

for (const [what, isGone] of [
  ['all scripts', /\/assets\/.*\.js$/],
  ['the scripts of its screen', /\/assets\/LoginScreen-.*\.js$/],
] as const) {
  test(
    `[SHELL-12] [FAULT-50] a page of the last release that a reload brings again, without ${what}, becomes the new one by itself`,
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
      // The page is drawn before its scripts are missing.
      await expect.poll(() => documents).toBe(3);
      await expect(page.locator('html:not([data-drawn])')).toBeAttached();
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
      expect(documents).toBe(3);
    },
  );
}

test(
  '[SHELL-12] [FAULT-50] a menu whose chunk is gone reloads the page once, then says so over a page that works',
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
    await page.getByRole('link', { name: 'Members' }).click();
    await expect(page).toHaveURL('/m/member/home');
  },
);

test(
  '[SHELL-12] [FAULT-50] a list whose client is gone reloads the page once, then says so with a way to try again',
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
  '[SHELL-12] [FAULT-50] a page whose search does not come stands and says so, and the way to another page mends it',
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
    await page.getByRole('link', { name: 'Members' }).click();
    await loaded;
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Search games' })).toBeVisible();
    // React tells that it draws by itself what it could not take over.
    expect(pageErrors.filter(({ message }) => !/ #4(18|22); /.test(message))).toEqual([]);
    pageErrors.length = 0;
  },
);

test(
  '[SHELL-12] [FAULT-09] a page whose script the lost net kept away comes by itself as the net is back',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/m/home');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Members' }).click();
    await expect(page.getByText('Cannot find module')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Cannot find module')).toHaveCount(0);
  },
);
