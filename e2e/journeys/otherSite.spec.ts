import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSite } from '#tools/brand.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { startApiOf, startStaticHost } from '../support/staticHost.ts';
import { expect, test } from '../support/test.ts';

test('[KIT-01] [KIT-02] [KIT-03] another brand on a static host, a sub-path and another origin: deep link, log-in, reload, wrong configuration', async ({
  page,
  operator,
  pageErrors,
}) => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  makeSite('brands/lumen', site);
  const api = await startApiOf(operator.url, () => host.url);
  const host = await startStaticHost(
    site,
    '/casino/',
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: ${api.url}; font-src 'self'; connect-src 'self' ${api.url}; manifest-src 'self'; worker-src 'self'; frame-src ${api.url}; base-uri 'none'`,
  );
  try {
    const file = join(site, 'config.json');
    const lumen = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...lumen, apiBaseUrl: api.url }));
    const strayed: string[] = [];
    page.on('response', (answer) => {
      const { origin, pathname } = new URL(answer.url());
      const isOwn = origin === host.url ? pathname.startsWith('/casino/') : origin === api.url;
      if (!isOwn || answer.status() >= 500) strayed.push(answer.url());
    });

    await page.goto(`${host.url}/casino/m/login`);
    await expect(page).toHaveTitle('Log in · Lumen');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'))).toBe(
      '#0f766e',
    );
    await expect(page.getByLabel('Language').getByRole('option')).toHaveText(['中文', 'EN', 'TAGALOG']);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${host.url}/casino/m/login`,
    );

    await page.getByRole('textbox', { name: 'Username' }).fill('maria');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${host.url}/casino/m/home`);
    await page.reload();
    await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lumen' }).locator('img')).toHaveAttribute(
      'src',
      '/casino/brand/logo.svg',
    );
    expect(strayed).toEqual([]);

    writeFileSync(file, '{"merchantcode":"X"}');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('This site is not set up correctly');
    writeFileSync(file, JSON.stringify({ ...lumen, apiBaseUrl: api.url }));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
    expect(pageErrors).toEqual([]);
  } finally {
    await Promise.all([host.stop(), api.stop()]);
    rmSync(site, { recursive: true });
  }
});
