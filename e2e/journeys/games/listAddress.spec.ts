import type { Page } from '@playwright/test';
import { signInAs } from '#e2e/support/journey.ts';
import { hearNotices } from '#e2e/support/accounts.ts';
import { expect, test } from '#e2e/support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clearFilter = (page: Page) =>
  page.getByRole('list', { name: 'Filter on' }).getByRole('button').allTextContents();

test(
  '[LIST-02] [LIST-07] a tab is still selected after visiting another page and after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'maria');
    await page.goto('/m/gameList?gameType=RNG');
    for (const [name, type] of [
      ['Hot', 'hot'],
      ['Recent', 'recent'],
      ['My collection', 'fav'],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(`/m/gameList?gameType=RNG&type=${type}`);
      await page.goto('/m/service');
      await page.goBack();
      await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
  },
);

test(
  '[LIST-03] [LIST-04] filters and search are in the shared address, and back leaves the list',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/m/home');
    await page.getByRole('link', { name: 'More: Games' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Game categories' }).selectOption('RNG');
    await page.getByRole('button', { name: 'Filter' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter games' });
    for (const option of ['Mayon Works', 'Video poker', '₱0.50']) {
      await drawer.getByText(option, { exact: true }).click();
    }
    await drawer.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Search games' }).fill('royal');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/&minBet=0\.5&gameName=royal$/);

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(friend.getByRole('button', { name: 'Play Royal Clover Poker' })).toBeVisible();
    await expect(friend.getByRole('article')).toHaveCount(1);
    expect(await clearFilter(friend)).toEqual(await clearFilter(page));
    await friend.close();

    await page.goBack();
    await expect(page).toHaveURL('/m/gameList?gameType=ALL');
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);

test('[LIST-07] each type picked is a step in the history', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  const picker = page.getByRole('combobox', { name: 'Game categories' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await picker.selectOption('FISH');
  await expect(heading('Fishing')).toBeVisible();
  await tab(page, 'Hot').click();
  await expect(page).toHaveURL('/m/gameList?gameType=FISH&type=hot');
  await picker.selectOption('LOTT');
  await expect(page).toHaveURL('/m/lottery');
  await page.goBack();
  await expect(heading('Fishing')).toBeVisible();
  await expect(tab(page, 'Hot')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading('Slots')).toBeVisible();
  await expect(page).toHaveURL('/m/gameList?gameType=RNG');
});

test('[CAT-05] a category page’s vendor is in its address', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/rng');
  const menu = page.getByRole('navigation', { name: 'Providers' });
  const vendor = menu.getByRole('button', { name: 'Mayon Works' });
  await vendor.click();
  await expect(page).toHaveURL(/\/m\/rng\?vassalage=\w+$/);
  await page.reload();
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article').filter({ hasNotText: 'Mayon Works' })).toHaveCount(0);
});

for (const type of ['recent', 'fav']) {
  test(
    `[PERM-05] a visitor’s link to ${type} says that a login is required`,
    { tag: '@full' },
    async ({ page }) => {
      const heard = await hearNotices(page);
      await page.goto(`/m/gameList?gameType=FISH&type=${type}`);
      await expect.poll(() => heard).toEqual(['Login required']);
      await expect(tab(page, 'All')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
}
