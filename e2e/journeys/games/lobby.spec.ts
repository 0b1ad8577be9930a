import { countCalls, give, onCall } from '#e2e/support/faults.ts';
import { enterAs } from '#e2e/support/journey.ts';
import { expect, test } from '#e2e/support/test.ts';

/** The category pages linked from the game menu or game centre, and the content that identifies each. */
const pages = [
  { path: '/m/rng', heading: 'Slots', shows: 'JACKPOT' },
  { path: '/m/jl-slot', heading: 'JL slots', shows: 'JACKPOT' },
  { path: '/m/live', heading: 'Live casino', shows: 'Live' },
  { path: '/m/sports', heading: 'Sports', shows: 'UPCOMING EVENTS' },
  { path: '/m/esports', heading: 'Esports', shows: 'UPCOMING EVENTS' },
  { path: '/m/pvp', heading: 'PVP', shows: 'Top popular' },
  { path: '/m/fish', heading: 'Fishing', shows: 'Top popular' },
  { path: '/m/lott', heading: 'Lottery', shows: 'Providers' },
  { path: '/m/elott', heading: 'E-lottery', shows: 'Providers' },
];

test('[CAT-01] [CAT-06] [HOME-04] [PERM-05] a visitor browses every category, and a game leads to the login', async ({
  page,
}) => {
  await page.goto('/m/gameCenter');
  for (const { path, heading, shows } of pages) {
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeAttached();
    await expect(page.getByRole('region', { name: shows, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/m/gameCenter');
  }
  await page.goto('/m/hot');
  await page.getByRole('button', { name: 'Play Manila Gold Rush' }).click();
  await expect(page).toHaveURL('/m/login');
});

test(
  '[LIST-01] [LIST-05] a list opened directly shows its games without a call, from files that its page preloads',
  { tag: '@full' },
  async ({ page }) => {
    const lists = countCalls(page, 'gameList');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const answer = await page.goto('/m/gameList?gameType=FISH');
    await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(lists.count).toBe(0);
    const own = scripts.filter((path) => /\/(GameListScreen|routes|games)-.+\.js$/.test(path));
    expect(own.map((path) => /\/(\w+)-/.exec(path)?.[1])).toEqual(['routes', 'GameListScreen', 'games']);
    const html = await answer?.text();
    for (const path of own) expect(html).toContain(`<link rel="modulepreload" crossorigin href="${path}">`);

    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => lists.count).toBe(1);
  },
);

test('[LIST-03] [LIST-04] [CAT-02] [TILE-02] a member filters the slots, adds a favourite, and finds it despite a typo', async ({
  page,
}) => {
  await enterAs(page, 'maria');
  const tiles = page.getByRole('article');

  await test.step('by vendor, type and minimum bet', async () => {
    await page.goto('/m/gameList?gameType=RNG');
    await page.getByRole('button', { name: 'Filter' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter games' });
    for (const option of ['Mayon Works', 'Video poker', '₱0.50']) {
      await drawer.getByText(option, { exact: true }).click();
    }
    await drawer.getByRole('button', { name: 'Submit' }).click();
    await expect(tiles).toHaveCount(3);
    for (const game of ['Moon Poker', 'Royal Clover Poker', 'Cherry Poker']) {
      await expect(page.getByRole('button', { name: `Play ${game}` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Add Royal Clover Poker to favourites' }).click();
    await page.getByRole('button', { name: 'My collection' }).click();
    // Other tests of this worker may have kept games of hers, too.
    const mayon = page.getByRole('button', { name: /^Play (Moon|Royal Clover|Cherry) Poker$/ });
    await expect(mayon).toHaveCount(1);
    await expect(mayon).toHaveAccessibleName('Play Royal Clover Poker');
  });

  await test.step('by a search from the category, a letter wrong; it is offered again', async () => {
    await page.goto('/m/rng');
    await page.getByRole('link', { name: 'Search games' }).click();
    const field = page.getByRole('searchbox', { name: 'Search games' });
    await expect(field).toBeFocused();
    await field.pressSequentially('royal clover pokre');
    await expect(tiles).toHaveCount(1);
    await expect(
      page.getByRole('button', { name: 'Remove Royal Clover Poker from favourites' }),
    ).toBeVisible();
    await field.press('Enter');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(tiles).not.toHaveCount(1);
    await page
      .getByRole('list', { name: 'Recent searches' })
      .getByRole('button', { name: 'royal clover pokre' })
      .click();
    await expect(tiles).toHaveCount(1);
  });
});

test(
  '[HOME-06] [LANG-02] an amount on the winner board is shown in full at 320 px, in every language',
  { tag: '@full' },
  async ({ page }) => {
    const won = { vassalage: 'JL', gameId: 'g1', nodeId: 'n1', gameName: 'Manila Gold Rush' };
    const amounts = [177_357.73, 1_234_567.89];
    const list = amounts.map((winAmount) => ({ ...won, winAmount, customerName: 'wi***x' }));
    await onCall(page, 'winnerBoard', give({ list }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/m/home');
    for (const language of ['EN', 'CN', 'TY', 'VI', 'TH', 'AR']) {
      await page.evaluate((code) => localStorage.setItem('language', code), language);
      await page.reload();
      const rows = page.getByRole('listitem').filter({ hasText: /₱1(77,357\.73|,234,567\.89)/ });
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, 500));
        await expect(rows).toHaveCount(2, { timeout: 500 });
      }).toPass();
      const cut = await rows.evaluateAll((all) =>
        all.map((row) => {
          const words = row.querySelector('bdi')!;
          const text = words.firstChild as Text;
          const [amount = ''] = /₱[\d.,]+/.exec(text.data) ?? [];
          const range = document.createRange();
          range.setStart(text, text.data.indexOf(amount));
          range.setEnd(text, text.data.indexOf(amount) + amount.length);
          const room = words.parentElement!.getBoundingClientRect();
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const isWhole = lines.every(
            ({ left, right, bottom }) =>
              left >= room.left - 0.5 && right <= room.right + 0.5 && bottom <= room.bottom + 0.5,
          );
          return { amount, lines: lines.length, isWhole };
        }),
      );
      expect(cut, language).toEqual([
        { amount: '₱177,357.73', lines: 1, isWhole: true },
        { amount: '₱1,234,567.89', lines: 1, isWhole: true },
      ]);
    }
  },
);
