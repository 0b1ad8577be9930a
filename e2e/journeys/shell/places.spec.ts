import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer, countCalls, give, onCall } from '#e2e/support/faults.ts';
import { enterAs, gameFrame } from '#e2e/support/journey.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const tiles = (page: Page) => page.getByRole('feed').getByRole('article');

/** The scroll position that the app has stored for the current history entry. */
const kept = (page: Page) => page.evaluate(() => window.history.state?.place?.top ?? 0);

/** Scrolls and waits until the app has stored the position. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => scrolled(page)).toBe(top);
  await expect.poll(() => kept(page)).toBe(top);
}

/** Scrolls down until `count` more pages of games have loaded. */
async function loadPages(page: Page, count: number) {
  const calls = countCalls(page, 'gameList');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(calls.count).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [1_100] });
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
}

/** The labels of the games that are fully in view. */
const onScreen = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        // Skip games under the list's own bar: a tap would scroll them into view.
        return top >= 200 && bottom <= window.innerHeight;
      })
      .map((one) => one.querySelector('button')?.getAttribute('aria-label')),
  );

async function expectPlace(page: Page, top: number, games: Awaited<ReturnType<typeof onScreen>>) {
  await expect.poll(() => scrolled(page)).toBe(top);
  await expect.poll(() => onScreen(page)).toEqual(games);
}

for (const [what, path] of [
  ['the game list', '/m/gameList?gameType=ALL'],
  ['a category page', '/m/rng'],
] as const) {
  test(
    `[LIST-05] [CAT-05] [SHELL-07] back, forward and reload return to the position on the third page of ${what}`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/m/gameCenter');
      await page.goto(path);
      await expect(tiles(page).first()).toBeVisible();
      await loadPages(page, 2);
      const top = (await scrolled(page)) - 900;
      await scrollTo(page, top);
      const games = await onScreen(page);
      expect(games).not.toEqual([]);

      await page.reload();
      await expectPlace(page, top, games);
      await page.goBack();
      await expect(page).toHaveURL('/m/gameCenter');
      await page.goForward();
      await expectPlace(page, top, games);
    },
  );
}

test(
  '[LIST-05] [TILE-05] leaving a game or page returns to the position in the list',
  { tag: '@full' },
  async ({ page }) => {
    await enterAs(page, 'maria');
    await page.getByRole('link', { name: 'More: Games' }).click();
    await expect(tiles(page).first()).toBeVisible();
    await loadPages(page, 2);
    const top = (await scrolled(page)) - 900;
    await scrollTo(page, top);
    const games = await onScreen(page);

    await test.step('from the game', async () => {
      const label = games[0] ?? '';
      await page.getByRole('button', { name: label, exact: true }).click();
      await gameFrame(page, label.replace('Play ', ''));
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectPlace(page, top, games);
    });

    await test.step('from another list, which begins at its top', async () => {
      await page.getByRole('combobox', { name: 'Game categories' }).selectOption('FISH');
      await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible();
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expectPlace(page, top, games);
    });
  },
);

test(
  '[LIST-02] [LIST-03] [LIST-04] another tab, filter or name chosen far down a list starts at the top',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/gameList?gameType=RNG');
    const goDeep = async () => {
      await expect(tiles(page).first()).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 1_500));
      await expect.poll(() => scrolled(page)).toBeGreaterThan(900);
    };
    const expectTop = async () => {
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(tiles(page).first()).toBeInViewport();
    };

    await goDeep();
    await page.getByRole('button', { name: 'Hot', exact: true }).click();
    await expect(page).toHaveURL(/type=hot/);
    await expectTop();

    await page.getByRole('button', { name: 'All', exact: true }).click();
    await goDeep();
    await page.getByRole('button', { name: 'Filter' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter games' });
    await drawer.getByText('Palaro Play').click();
    await drawer.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/vassalage=/);
    await expectTop();

    await goDeep();
    await page.getByRole('searchbox', { name: 'Search games' }).fill('a');
    await expect(page).toHaveURL(/gameName=a/);
    await expectTop();
  },
);

test(
  '[CAT-04] another provider chosen far down a category starts at the top',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/rng');
    await expect(tiles(page).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(900);
    const menu = page.getByRole('navigation', { name: 'Providers' });
    await menu.getByRole('button', { name: 'Mayon Works' }).evaluate((button: HTMLElement) => button.click());
    await expect(page).toHaveURL(/vassalage=/);
    await expect.poll(() => scrolled(page)).toBe(0);
  },
);

test(
  '[ANN-03] [ANN-04] an announcement starts at its top and returns to its position among the others',
  { tag: '@full' },
  async ({ page, maria }) => {
    const player = Array.from({ length: 60 }, (_, index) => ({
      id: index,
      title: `News ${index}`,
      content: `<p>${'All about it. '.repeat(800)}</p>`,
      execution: 'A',
      noExpiry: 1,
    }));
    await asPlayer(page, maria);
    await onCall(page, 'announcements', give({ player, footer: { unreadCount: 0 } }));
    await page.goto('/m/notice');
    await expect(page.getByRole('link', { name: 'News 0' })).toBeVisible();
    await scrollTo(page, 1_200);
    await page.getByRole('link', { name: 'News 22' }).click();
    await expect(page).toHaveURL('/m/notice?index=22');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(1_200);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(1_200);
  },
);

test(
  '[MSG-03] the inbox returns to the page that was open',
  { tag: '@full' },
  async ({ page, sandbox, newPlayer }) => {
    const player = await newPlayer();
    await sandbox.sendMessages(player.name, 'inbox', 60);
    await asPlayer(page, player.session);
    await page.goto('/m/webEmail');
    await page.getByRole('button', { name: 'Older' }).click();
    const pages = page.getByRole('navigation', { name: 'Pages of the inbox' });
    await expect(pages).toContainText(/2 of \d/);
    await page.reload();
    await expect(pages).toContainText(/2 of \d/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/m/home');
    await page.goBack();
    await expect(pages).toContainText(/2 of \d/);
  },
);

test('[HOME-01] [SHELL-07] home looks as it was left', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  // Home's lower blocks load as they get near.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    expect(await scrolled(page)).toBeGreaterThan(1_500);
  }).toPass();
  await scrollTo(page, 1_500);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1_500);
  await page.goto('/m/service');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(1_500);
});

for (const place of [{ top: 'far', pages: 1e9 }, 'far', { top: -5, pages: 0.5 }, { top: 1e300 }]) {
  test(
    `[SES-07] a list opens at its top if the history contains ${JSON.stringify(place)}`,
    { tag: '@full' },
    async ({ page }) => {
      const calls = countCalls(page, 'gameList');
      await page.addInitScript((kept) => {
        window.history.replaceState({ ...window.history.state, place: kept }, '');
      }, place);
      await page.goto('/m/gameList?gameType=RNG');
      await expect(tiles(page).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
      expect(await scrolled(page)).toBe(0);
      expect(calls.count).toBe(0);
    },
  );
}
