import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { startSite } from '#e2e/support/staticHost.ts';
import { expect, test } from '#e2e/support/test.ts';

test('[KIT-01] [KIT-02] [KIT-03] another brand on a static host, a sub-path and another origin: deep link, login, reload, wrong configuration', async ({
  page,
  operator,
  pageErrors,
}) => {
  const site = await startSite(operator.url);
  try {
    const strayed: string[] = [];
    page.on('response', (answer) => {
      const { origin, pathname } = new URL(answer.url());
      const isOwn = origin === site.host ? pathname.startsWith('/casino/') : origin === site.api;
      if (!isOwn || answer.status() >= 500) strayed.push(answer.url());
    });

    await page.goto(`${site.url}m/login`);
    await expect(page).toHaveTitle('Log in · Lumen');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'))).toBe(
      '#0f766e',
    );
    await expect(page.getByLabel('Language').getByRole('option')).toHaveText(['中文', 'EN', 'TAGALOG']);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${site.url}m/login`);

    await page.getByRole('textbox', { name: 'Username' }).fill('maria');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}m/home`);
    await page.reload();
    await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lumen' }).locator('img')).toHaveAttribute(
      'src',
      '/casino/brand/logo.svg',
    );
    expect(strayed).toEqual([]);

    site.writeConfiguration('{"merchantcode":"X"}');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText("This site isn't set up correctly");
    site.configure();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
    expect(pageErrors).toEqual([]);
  } finally {
    await site.stop();
  }
});
