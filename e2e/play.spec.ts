import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { headers } from '@araw/contract/calls/answer';
import { calls } from '@araw/contract/calls/calls';
import { expect, test } from './support/test.ts';

const catalogue = seedCatalogue();

/** Launches a game of this kind as a new trial player; resolves with its path. */
async function launch(request: APIRequestContext, kind: GameKind, css = 'dark'): Promise<string> {
  const trial = await (await request.post(calls.createTrial.path, { data: { ageConfirmed: true } })).json();
  const asTrial = { headers: { [headers.token]: trial.value.token } };
  const game = catalogue.find((one) => one.kind === kind && one.freeplay && !one.maintenance);
  if (!game) throw new Error(`There is no ${kind} for fun`);
  const { vendor, gameId, nodeId } = game;
  const launched = await request.get(calls.launchTrialGame.path, {
    ...asTrial,
    params: { vendor, gameId, nodeId, language: 'EN', css },
  });
  return (await launched.json()).value.gameUrl;
}

/** Shows the game like the app, in a sandboxed frame with an opaque origin. */
async function openInFrame(
  page: Page,
  request: APIRequestContext,
  kind: GameKind = 'slot',
  css = 'dark',
): Promise<FrameLocator> {
  const path = await launch(request, kind, css);
  await page.route('**/frame-of-the-app', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>App</title><body style="margin:0">
        <script>window.messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>
        <iframe title="Game" sandbox="allow-scripts" src="${path}" style="border:0;inline-size:100%;block-size:100vh">`,
    }),
  );
  await page.goto('/frame-of-the-app');
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible();
  return game;
}

const stakeIn = async (game: FrameLocator) =>
  Number((await game.locator('#amount').innerText()).replace('₱', ''));

const messagesOf = (page: Page) => page.evaluate('messages');
async function balanceIn(game: FrameLocator) {
  const balance = game.locator('#balance');
  await expect(balance).not.toBeEmpty();
  return Number((await balance.textContent())?.replace(/[₱,]/g, ''));
}

for (const [kind, verb, css] of [
  ['slot', 'Spin', 'dark'],
  ['dragonTiger', 'Deal', 'light'],
  ['fish', 'Shoot', 'dark'],
  ['bingo', 'Call the balls', 'light'],
  ['roulette', 'Spin', 'dark'],
  ['baccarat', 'Deal', 'light'],
  ['sicBo', 'Roll', 'dark'],
  ['colorGame', 'Roll', 'light'],
  ['scratch', 'Scratch', 'dark'],
  ['poker', 'Deal', 'light'],
  ['digits', 'Draw', 'dark'],
  ['six42', 'Draw', 'light'],
] as const) {
  test(
    `${kind}: a round is played, reported to the app, and accessible`,
    { tag: kind === 'slot' ? [] : '@full' },
    async ({ page, request }) => {
      const game = await openInFrame(page, request, kind, css);
      const answered = page.waitForResponse('**/play/api/bet');
      await game.getByRole('button', { name: verb }).click();
      const { value } = await (await answered).json();
      await expect(game.locator('#message')).toContainText(/won|back|No win/);
      expect(await balanceIn(game)).toBe(value.balance);
      expect(await messagesOf(page)).toEqual([{ type: 'play.balanceChanged' }]);
      await game.getByText('Rules and return to player').click();
      await expect(game.getByText(/Return to player: [89]\d\.\d\d/)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    },
  );
}

test('[NET-06] [FAULT-55] a double tap sends one bet', { tag: '@full' }, async ({ page, request }) => {
  const game = await openInFrame(page, request);
  let bets = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/play/api/bet')) bets += 1;
  });
  const before = await balanceIn(game);
  const answered = page.waitForResponse('**/play/api/bet');
  await game.getByRole('button', { name: 'Spin' }).dblclick();
  const { value } = await (await answered).json();
  await expect(game.locator('#message')).toContainText(/won|back|No win/);
  expect(bets).toBe(1);
  expect(await balanceIn(game)).toBeCloseTo(before - value.round.stake + value.round.payout, 2);
});

test('[NET-06] [FAULT-56] a bet whose answer is lost is retried and counts once', async ({
  page,
  request,
}) => {
  const game = await openInFrame(page, request);
  const before = await balanceIn(game);
  const sent: unknown[] = [];
  const lost: unknown[] = [];
  await page.route('**/play/api/bet', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    sent.push(route.request().postDataJSON());
    if (lost.length === 0) {
      lost.push(await response.json());
      return route.abort('timedout');
    }
    return route.fulfill({ response });
  });
  const answered = page.waitForResponse('**/play/api/bet');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.locator('#message')).toContainText('Checking again');
  const answer = await (await answered).json();
  await expect(game.locator('#message')).toContainText(/won|back|No win/);
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(answer).toMatchObject({ value: (lost[0] as { value: object }).value });
  expect(await balanceIn(game)).toBeCloseTo(before - answer.value.round.stake + answer.value.round.payout, 2);
});

test(
  '[NET-12] a bet that was accepted but whose answer was lost is not called refused when the site is closed or busy',
  { tag: '@full' },
  async ({ page, request }) => {
    const game = await openInFrame(page, request);
    const before = await balanceIn(game);
    const [placed, keys]: [{ value: { balance: number } }[], string[]] = [[], []];
    await page.route('**/play/api/bet', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().postDataJSON().idempotencyKey);
      if (keys.length > 3) return route.continue();
      if (keys.length === 1) {
        placed.push(await (await route.fetch()).json());
        return route.abort('timedout');
      }
      const [status, code] = keys.length === 2 ? [503, 'maintenance'] : [429, 'tooManyRequests'];
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill({ status, headers, json: { success: false, code, message: code } });
    });
    const message = game.locator('#message');
    await game.getByRole('button', { name: 'Spin' }).click();
    const again = game.getByRole('button', { name: 'Check again' });
    for (const asked of [2, 3]) {
      await expect(message).toHaveText("We couldn't confirm this bet. It counts once or not at all.");
      expect([keys.length, await balanceIn(game)]).toEqual([asked, before]);
      await again.click();
    }
    await expect(message).toContainText(/won|back|No win/);
    expect(await balanceIn(game)).toBe(placed[0]?.value.balance);
    expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  },
);

test(
  '[FAULT-62] a bet that cannot be confirmed says so and is retried with the same key',
  { tag: '@full' },
  async ({ page, request }) => {
    const game = await openInFrame(page, request);
    await page.clock.install();
    const keys: string[] = [];
    let dead = true;
    await page.route('**/play/api/bet', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().postDataJSON().idempotencyKey);
      return dead ? route.abort('connectionrefused') : route.continue();
    });
    await game.getByRole('button', { name: 'Spin' }).click();
    for (let tries = 1; tries < 4; tries++) {
      await expect.poll(() => keys.length).toBe(tries);
      await page.clock.runFor(5000);
    }
    await expect(game.locator('#message')).toContainText(
      "We couldn't confirm this bet. It counts once or not at all.",
    );
    dead = false;
    await page.clock.resume();
    await game.getByRole('button', { name: 'Check again' }).click();
    await expect(game.locator('#message')).toContainText(/won|back|No win/);
    expect(new Set(keys).size).toBe(1);
  },
);

test('the keyboard alone is enough', { tag: '@full' }, async ({ page, request }) => {
  const game = await openInFrame(page, request, 'dragonTiger');
  await game.getByRole('radio', { name: /Dragon/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(game.getByRole('radio', { name: /Tie/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(game.getByRole('button', { name: 'Higher stake' })).toBeFocused();
  const before = await stakeIn(game);
  await page.keyboard.press('Enter');
  const stake = await stakeIn(game);
  expect(stake).toBeGreaterThan(before);
  await page.keyboard.press('Tab');
  const answered = page.waitForResponse('**/play/api/bet');
  await page.keyboard.press('Space');
  expect((await answered).request().postDataJSON()).toMatchObject({ stake, choice: 'tie' });
  await expect(game.locator('#message')).toContainText(/won|back|No win/);
});

test('a used link says so, and leads back to the lobby', { tag: '@full' }, async ({ page, request }) => {
  const path = await launch(request, 'slot');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This game is closed' })).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test(
  'a game that cannot be opened says why and stays until the player leaves it',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.route('**/play/api/open', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { success: false, code: 'maintenance', message: 'maintenance' },
      }),
    );
    const game = await openInFrame(page, request);
    await expect(game.getByRole('heading', { name: 'This game is closed' })).toBeVisible();
    await expect(game.getByText('The site is closed right now. Open the game again later.')).toBeVisible();
    expect(await messagesOf(page)).toEqual([]);
    await game.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect.poll(() => messagesOf(page)).toEqual([{ type: 'play.ended' }]);
  },
);

test(
  'when the login has ended, the game says that no money moved, and tells the app once the player leaves',
  { tag: '@full' },
  async ({ page, request }) => {
    const game = await openInFrame(page, request);
    await page.route('**/play/api/bet', (route) =>
      route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { success: false, code: 'sessionEnded', message: 'sessionEnded' },
      }),
    );
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(game.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
    await expect(game.getByText("This didn't go through and no money moved.")).toBeVisible();
    expect(await messagesOf(page)).toEqual([]);
    await game.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect.poll(() => messagesOf(page)).toEqual([{ type: 'play.ended' }]);
  },
);

test(
  'fits 320 px, and does not move for players who prefer reduced motion',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const game = await openInFrame(page, request);
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(game.locator('#message')).toContainText(/won|back|No win/);
    const frame = page.frames()[1];
    expect(await frame?.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await frame?.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);
