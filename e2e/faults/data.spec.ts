import {
  asPlayer,
  changeStatus,
  countCalls,
  expect,
  expectLobby,
  game,
  games,
  give,
  hold,
  onCall,
  onStaticHost,
  refuse,
  test,
  tile,
  tiles,
} from '../support/faults.ts';

const list = '/m/gameList?gameType=RNG';
const pageOf = (rows: unknown[], totalPages = 1, pageNum = 1) => ({ games: rows, totalPages, pageNum });
const pageAsked = (url: string) => Number(new URL(url).searchParams.get('pageNo'));

test('[NET-02] [NET-07] [FAULT-17] [FAULT-20] [FAULT-24] [FAULT-28] damaged rows are skipped, duplicates appear once, unknown fields and words are accepted', async ({
  page,
}) => {
  const rows = [
    null,
    game(1),
    { gameId: 'without a node' },
    game(1),
    game(4, { gameType: 'TELEPATHY' }),
    game(2, { labels: ['GOLDEN'], gameClassifyNew: 'XX', surprise: { deep: [1] } }),
    'text',
    { gameId: 'g3', nodeId: 3, vassalage: 'JL' },
  ];
  await onCall(page, 'gameList', give(pageOf(rows)));
  await page.goto(list);
  await expect(tiles(page)).toHaveCount(3);
  await expect(tile(page, 'Game 1')).toBeVisible();
  await expect(tile(page, 'Game 2')).toBeVisible();
  await expect(tile(page, 'Game')).toBeVisible();
});

test('[SHELL-15] [FAULT-18] {} is an empty list', { tag: '@full' }, async ({ page }) => {
  await onCall(page, 'gameList', give({}));
  await page.goto(list);
  await expect(page.getByText('No data')).toBeVisible();
});

test(
  '[NET-02] [FAULT-28] a call without its required fields fails, and can be retried',
  { tag: '@full' },
  async ({ page }) => {
    await onCall(page, 'gameList', give({ games: 'many' }));
    await page.goto(list);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await onCall(page, 'gameList', give(pageOf(games(1, 3))));
    await retry.click();
    await expect(tiles(page)).toHaveCount(3);
  },
);

test(
  '[LIST-05] [FAULT-19] a page of 10,000 games without pictures renders only a few of them, at the top and at the end',
  { tag: '@full' },
  async ({ page }) => {
    await page.route('**/art/**', (route) => route.abort());
    await onCall(page, 'gameList', give(pageOf(games(1, 10_000))));
    const elements = () => page.evaluate(() => document.getElementsByTagName('*').length);
    await page.goto(list);
    await expect(tile(page, 'Game 1')).toBeVisible();
    expect(await elements()).toBeLessThan(1_500);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(tile(page, 'Game 10000')).toBeVisible();
    expect(await elements()).toBeLessThan(1_500);
  },
);

const endings = [
  { row: 21, what: 'total pages that shrink', second: pageOf(games(26, 25), 1, 2), shown: /^Play Game 50$/ },
  { row: 21, what: 'total pages of 0', second: pageOf(games(26, 25), 0, 2), shown: /^Play Game 50$/ },
  { row: 22, what: 'an empty page that promises more', second: pageOf([], 9, 2), shown: /^Play Game 25$/ },
];
for (const { row, what, second, shown } of endings) {
  test(`[LIST-05] fault ${row}: ${what} ends the list`, { tag: '@full' }, async ({ page }) => {
    const asked: number[] = [];
    await onCall(page, 'gameList', (route) => {
      const number = pageAsked(route.request().url());
      asked.push(number);
      return give(number === 1 ? pageOf(games(1, 25), 9) : second)(route);
    });
    await page.goto(list);
    const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(tiles(page).first()).toBeVisible();
    await toEnd();
    await expect(page.getByText("You've reached the end.")).toBeAttached();
    await toEnd();
    await expect(page.getByRole('button', { name: shown })).toBeVisible();
    expect(asked).toEqual([1, 2]);
  });
}

test(
  '[LIST-05] [FAULT-23] a first page that arrives after another filter was chosen is dropped',
  { tag: '@full' },
  async ({ page }) => {
    const late = hold();
    await onCall(page, 'gameList', (route) =>
      new URL(route.request().url()).searchParams.get('gameName') === 'aztec'
        ? give(pageOf([game(2, { name: 'Aztec' })]))(route)
        : late.handler(route),
    );
    await page.goto(list);
    await page.getByRole('searchbox').fill('aztec');
    await expect(tile(page, 'Aztec')).toBeVisible();
    late.release((route) => give(pageOf(games(1, 9)))(route));
    await expect(page.getByText("You've reached the end.")).toBeVisible();
    await expect(tiles(page)).toHaveCount(1);
  },
);

const balances = [
  [89_999_999_999_999.98, '₱89,999,999,999,999.98'],
  [-50.5, '-₱50.50'],
  [0, '₱0.00'],
] as const;
for (const [sumBalance, shown] of balances) {
  test(
    `[BAL-02] [FAULT-25] a balance of ${sumBalance} reads ${shown} and fits`,
    { tag: '@full' },
    async ({ page, maria }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await asPlayer(page, maria);
      await onCall(page, 'wallet', give({ sumBalance }));
      await page.goto('/m/home');
      await expect(page.getByRole('region', { name: 'Balance' })).toContainText(shown);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );
}

test(
  '[BAL-01] [FAULT-25] a balance that is not a number is unknown, never NaN',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    await onCall(page, 'wallet', give({ sumBalance: 'NaN' }));
    await page.goto('/m/home');
    await expect(page.getByText('Balance unknown')).toBeAttached();
    await expect(page.locator('body')).not.toContainText('NaN');
  },
);

test(
  '[TILE-01] [FAULT-26] names of 200 characters are truncated, and the page stays as wide as the screen',
  { tag: '@full' },
  async ({ page }) => {
    const long = 'Wildebeest'.repeat(20);
    await page.setViewportSize({ width: 320, height: 640 });
    await onCall(
      page,
      'gameList',
      give(pageOf([game(1, { name: long, displayName: long.slice(0, 128) }), game(2)])),
    );
    await page.goto(list);
    await expect(tile(page, long)).toBeVisible();
    const cut = await tile(page, long).evaluate((button) => button.getBoundingClientRect().height);
    const usual = await tile(page, 'Game 2').evaluate((button) => button.getBoundingClientRect().height);
    expect(cut).toBe(usual);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test(
  '[HOME-01] [FAULT-18] [FAULT-27] [FAULT-28] missing lists and a banner without a picture do not break the lobby',
  { tag: '@full' },
  async ({ page }) => {
    await onStaticHost(page);
    const banners = [
      { groupName: 'm_home', title: 'Without picture' },
      { url: 'javascript:alert(1)', groupName: 'm_home', title: 'Script' },
      { url: '/art/missing.svg', groupName: 'm_home', title: 'Shown' },
    ];
    await onCall(page, 'announcements', give({ banners }));
    await page.goto('/m/home');
    await expectLobby(page);
    await expect(page.getByText('Shown', { exact: true })).toBeVisible();
    await expect(page.getByText('Without picture')).toHaveCount(0);
    await expect(page.getByText('Script', { exact: true })).toHaveCount(0);
  },
);

test(
  '[HOME-01] [FAULT-18] if every list on home answers {}, the lobby has no games',
  { tag: '@full' },
  async ({ page, maria }) => {
    await onStaticHost(page);
    await asPlayer(page, maria);
    for (const name of ['hotGames', 'recentGames', 'favouriteIds', 'announcements', 'gameList'] as const) {
      await onCall(page, name, give({}));
    }
    await page.goto('/m/home');
    await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
    await expect(page.getByText('No announcements')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  },
);

test(
  '[TILE-01] [FAULT-14] if every picture is missing, drawn ones replace them, and each is requested once',
  { tag: '@full' },
  async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/art/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    await page.goto('/m/home');
    await expectLobby(page);
    const first = tiles(page).first();
    await expect(first.locator('svg')).toBeVisible();
    await expect(first.locator('img')).toHaveCount(0);
    // The page grows while scrolling, so the last tile can change.
    await expect(async () => {
      await tiles(page).last().scrollIntoViewIfNeeded();
      await expect(tiles(page).last().locator('svg')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(asked.filter((url) => url.includes('/games/'))).toHaveLength(
      new Set(asked.filter((url) => url.includes('/games/'))).size,
    );
  },
);

test.describe('image hosts', () => {
  test.use({ bypassCSP: true });

  test(
    '[BOOT-06] [FAULT-13] a dead image host is replaced by another, even on a first visit',
    { tag: '@full' },
    async ({ page, baseURL }) => {
      await onStaticHost(page);
      const imageCDNs = ['https://dead.example', 'https://alive.example'];
      await onCall(
        page,
        'systemStatus',
        changeStatus((status) => ({ ...status, info: { ...status.info, imageCDNs } })),
      );
      const served: string[] = [];
      await page.route('https://dead.example/**', (route) => route.abort('connectionrefused'));
      await page.route('https://alive.example/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        served.push(pathname);
        await route.fulfill({ response: await page.request.get(`${baseURL}${pathname}`) });
      });
      await page.goto('/m/home');
      await expectLobby(page);
      const picture = tiles(page).first().locator('img');
      await expect(picture).toHaveAttribute('src', /^https:\/\/alive\.example\//);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true);
      expect(served.length).toBeGreaterThan(0);
    },
  );
});

test(
  '[NET-05] [FAULT-15] a truncated answer is an error that can be retried',
  { tag: '@full' },
  async ({ page }) => {
    const asked = countCalls(page, 'gameList');
    await onCall(page, 'gameList', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: '{"success":true,"value":{"games":[{"gameId":"g1"',
      }),
    );
    await page.goto(list);
    await expect(page.getByRole('alert')).toContainText("We couldn't read the reply.");
    expect(asked.count).toBe(3);
    await onCall(page, 'gameList', give(pageOf(games(1, 3))));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tiles(page)).toHaveCount(3);
  },
);

test(
  '[NET-05] [FAULT-16] each refusal has its text, and the id to give to customer service',
  { tag: '@full' },
  async ({ page }) => {
    const texts = [
      [
        423,
        'accountLocked',
        'This account is locked for now. Please try again later or contact customer service.',
      ],
      [
        403,
        'noPermission',
        'Sorry, this account does not have permission or the feature is temporarily unavailable.',
      ],
      [409, 'conflict', 'This was changed elsewhere in the meantime. Please check it and try again.'],
      [413, 'tooLarge', 'This is too large to send.'],
    ] as const;
    let answer = refuse(423, 'accountLocked');
    await onCall(page, 'gameList', (route) => answer(route));
    await page.goto(list);
    for (const [status, code, text] of texts) {
      answer = refuse(status, code);
      if (status !== 423) await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByRole('alert')).toContainText('r-1');
    }
  },
);

test(
  '[NET-05] [FAULT-11] after a 429 the app waits as long as Retry-After says',
  { tag: '@full' },
  async ({ page }) => {
    const times: number[] = [];
    await onCall(page, 'gameList', (route) => {
      times.push(Date.now());
      const busy = refuse(429, 'tooManyRequests', { 'Retry-After': '1' });
      return times.length === 1 ? busy(route) : give(pageOf(games(1, 3)))(route);
    });
    await page.goto(list);
    await expect(tiles(page)).toHaveCount(3);
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  },
);
