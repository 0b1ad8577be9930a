import { publicCalls, firstReads } from '@araw/contract/calls/firstReads';
import { calls } from '@araw/contract/calls/calls';
import { asPlayer, countCalls, expect, test } from '#e2e/support/faults.ts';

const publicPaths = new Set<string>(publicCalls.map((name) => calls[name].path));

test(
  '[PAGE-03] a route’s first answers come with its page, without a call',
  { tag: '@full' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (publicPaths.has(pathname)) asked.push(pathname + search);
    });
    for (const { paths } of firstReads) {
      await page.goto(paths[0]);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      expect(asked, paths[0]).toEqual([]);
      // Make the next page a first visit too.
      await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
    }
  },
);

test(
  '[PAGE-03] an embedded answer is used once: when the player opens the same list again the operator is called',
  { tag: '@full' },
  async ({ page }) => {
    const lists = countCalls(page, 'gameList');
    await page.goto('/m/rng');
    const vendors = page.getByRole('navigation', { name: 'Providers' }).getByRole('button');
    await expect(page.getByRole('feed')).toBeVisible();
    expect(lists.count).toBe(0);
    await vendors.nth(1).click();
    await expect.poll(() => lists.count).toBe(1);
  },
);

test(
  '[PAGE-02] [PAGE-03] a player’s page calls with the player’s token',
  { tag: '@full' },
  async ({ page, maria }) => {
    const lists = countCalls(page, 'gameList');
    await asPlayer(page, maria);
    await page.goto('/m/rng');
    await expect(page.getByRole('feed')).toBeVisible();
    expect(lists.count).toBe(1);
  },
);

test(
  '[PAGE-03] in a language other than the page’s own, the player’s is requested',
  { tag: '@full' },
  async ({ page }) => {
    const help = countCalls(page, 'helpCenter');
    await page.addInitScript(() => localStorage.setItem('language', 'TH'));
    await page.goto('/m/help');
    await page.waitForLoadState('networkidle');
    expect(help.count).toBe(1);
  },
);
