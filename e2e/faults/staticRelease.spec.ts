import type { Page } from '@playwright/test';
import { documentsOf, expect, test } from '../support/faults.ts';
import { startSite } from '../support/staticHost.ts';

const main = (page: Page) => page.getByRole('main');
const notStarted = (page: Page) =>
  page.getByText('This is taking long, or a part of the app did not arrive.');

for (const isCareless of [false, true]) {
  const host = isCareless ? 'a careless static host' : 'a static host';

  test(
    `[SHELL-12] [KIT-02] [FAULT-50] ${host}: a tab of a removed release reloads once on its way to a page, and is up to date`,
    { tag: '@full' },
    async ({ page, operator }) => {
      const site = await startSite(operator.url, { isCareless });
      try {
        const documents = documentsOf(page);
        await page.goto(`${site.url}m/home`);
        await expect(main(page).getByRole('article').first()).toBeVisible();
        site.deploy();
        await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
        await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
        await expect(page).toHaveURL(`${site.url}m/login`);
        expect(documents).toEqual([`${site.url}m/home`, `${site.url}m/login`]);
      } finally {
        await site.stop();
      }
    },
  );
}

test(
  '[SHELL-12] [KIT-02] [FAULT-07] a cached index.html with missing scripts reloads once, and is the new release',
  { tag: '@full' },
  async ({ page, operator }) => {
    const site = await startSite(operator.url, { isCareless: true });
    try {
      const address = `${site.url}m/login`;
      await page.goto(address);
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
      await page.goto('about:blank');
      site.deploy();
      const documents = documentsOf(page);
      site.served.length = 0;
      await page.goto(address);
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
      expect(documents).toEqual([address, address]);
      // The browser served the first one from its cache.
      expect(site.served.filter((path) => path.endsWith('/login'))).toEqual(['/casino/m/login']);
    } finally {
      await site.stop();
    }
  },
);

test(
  '[SHELL-12] [BOOT-10] [KIT-02] [FAULT-07] an index.html whose scripts stay missing is loaded twice, then says so and offers a way out',
  { tag: '@full' },
  async ({ page, operator }) => {
    const site = await startSite(operator.url);
    try {
      const address = `${site.url}m/login`;
      const documents = documentsOf(page);
      const isScript = /\/assets\/.*\.js$/;
      await page.route(isScript, (route) => route.fulfill({ status: 404 }));
      await page.goto(address);
      await expect.poll(() => documents).toEqual([address, address]);
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      await expect(notStarted(page).locator('..')).toHaveCSS('opacity', '1');
      expect(documents).toEqual([address, address]);
      await page.unroute(isScript);
      await page.getByRole('link', { name: 'Reload' }).click();
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    } finally {
      await site.stop();
    }
  },
);
