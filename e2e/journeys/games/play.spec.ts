import { storedSession } from '#e2e/support/accounts.ts';
import {
  enterAs,
  gameFrame,
  gameMessage,
  gamesIn,
  pesos,
  playRound,
  signInAs,
  submitLogin,
} from '#e2e/support/journey.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';
import {
  allowFrames,
  ledgerTransactions,
  moveClock,
  passNextDraw,
  setNextRound,
} from '#e2e/support/sandbox.ts';
import { expect, test } from '#e2e/support/test.ts';

/** With reduced motion, games show every outcome immediately. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  '[TILE-05] [HOME-06] [BAL-01] a member wins on a slot: balance, recent games and winner board update, and a reload returns to it',
  { tag: '@full' },
  async ({ page }) => {
    const game = 'Manila Gold Rush';
    await enterAs(page, 'carmela');
    const tile = page.getByRole('button', { name: `Play ${game}` }).first();
    await tile.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await tile.click();
    const frame = await gameFrame(page, game);
    // Five suns on the middle line pay 400 times the stake.
    await setNextRound(page, { gameId: 'JL-001', account: 'carmela', numbers: '1 1 2 4 13' });
    const round = await playRound(page, frame);
    expect(round.payout).toBe(400 * round.stake);
    const dialog = page.getByRole('dialog', { name: game });
    await expect(dialog.getByRole('region', { name: 'Balance' })).toContainText(pesos(round.balance));

    await page.reload();
    const again = await gameFrame(page, game);
    await expect(gameMessage(again)).toContainText(`You won ${pesos(round.payout)}`);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL('/m/home');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText(pesos(round.balance));

    await page.getByRole('navigation', { name: 'Game categories' }).evaluate((menu) => {
      window.scrollTo(0, menu.getBoundingClientRect().bottom);
    });
    const board = page.getByRole('region', { name: 'Winner board' });
    await expect(board).toContainText('ca***a');
    await expect(board).toContainText(pesos(round.payout));
    await expect.poll(() => gamesIn(page, 'Recent games')).toEqual([game]);
  },
);

test(
  '[CAT-04] [HOME-06] [BAL-01] a member wins the jackpot: the round, the balance, the counter and the board show it',
  { tag: '@full' },
  async ({ page }) => {
    const game = 'Jeepney Jackpot';
    await signInAs(page, 'carmela');
    await page.goto('/m/jl-slot');
    const counter = page.getByRole('region', { name: 'JACKPOT' });
    await expect(counter).toContainText(/₱5\d\d,\d{3}\.\d\d/);
    await page
      .getByRole('button', { name: `Play ${game}` })
      .first()
      .click();
    const frame = await gameFrame(page, game);
    const shown = Number((await frame.locator('#pot bdi').innerText()).replace(/[₱,]/g, ''));
    // No line pays on these reels; the lowest number wins the jackpot.
    await setNextRound(page, { gameId: 'JL-004', account: 'carmela', numbers: '0 2 0 0 0 0' });
    const { stake, payout, jackpotWon, balance } = await playRound(page, frame);
    expect(payout).toBe(0);
    expect(jackpotWon).toBeCloseTo(shown + stake / 100, 2);
    await expect(gameMessage(frame)).toContainText(`You won the jackpot: ${pesos(jackpotWon)}`);
    await expect(frame.locator('#pot')).toContainText('Jackpot number 0. Below 5 wins.');
    await expect(frame.locator('#pot bdi')).toHaveText('₱500,000.00');
    const dialog = page.getByRole('dialog', { name: game });
    await expect(dialog.getByRole('region', { name: 'Balance' })).toContainText(pesos(balance));
    await frame.getByText('Rules and return to player').click();
    await expect(frame.getByText('97.46% in total')).toBeVisible();

    await page.reload();
    await expect(gameMessage(await gameFrame(page, game))).toContainText(pesos(jackpotWon));
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(counter).toContainText('₱500,000.00');
    await page.goto('/m/home');
    await page.getByRole('navigation', { name: 'Game categories' }).evaluate((menu) => {
      window.scrollTo(0, menu.getBoundingClientRect().bottom);
    });
    await expect(page.getByRole('region', { name: 'Winner board' })).toContainText(pesos(jackpotWon));
  },
);

test(
  '[TILE-05] [ENT-01] a game that forbids frames takes over the tab; back from it the lobby is unchanged',
  { tag: '@full' },
  async ({ page }) => {
    await enterAs(page, 'carmela');
    await allowFrames(page, false);
    const menu = page.getByRole('navigation', { name: 'Game categories' });
    const hot = menu.getByRole('button', { name: 'Hot', exact: true });
    await hot.click();
    const tile = page
      .getByRole('region', { name: 'Hot games' })
      .getByRole('button', { name: 'Play Manila Gold Rush' });
    await tile.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 100));
    const scrolled = await page.evaluate(() => window.scrollY);
    await tile.click();
    await page.getByRole('link', { name: 'Open here instead' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manila Gold Rush' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL('/m/home');
    await expect(hot).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await allowFrames(page, true);
  },
);

test(
  '[TILE-04] a member bets on a match, which is settled once it has been played',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'carmela');
    await page.goto('/m/sports');
    // Not the vendor's first match.
    const card = page.getByRole('button', { name: /^Bet now: / }).nth(7);
    const [, teams = ''] = /^Bet now: (.+)$/.exec((await card.getAttribute('aria-label')) ?? '') ?? [];
    await card.click();
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('legend').first()).toHaveText(teams.replace(' vs ', ' – '));
    const game = await frame.getByRole('heading', { level: 1 }).innerText();
    await frame.locator('.pick').first().click();
    await frame.getByRole('button', { name: 'Place bet' }).click();
    await expect(gameMessage(frame)).toHaveText('Your bet is in.');
    await expect(frame.locator('#tickets')).toContainText('Waiting');

    // By the next day the session has ended, but the bet is still open.
    await moveClock(page, '+1 day');
    await expect(page).toHaveURL('/m/login');
    await submitLogin(page, 'carmela');
    await expect(page).not.toHaveURL('/m/login');
    await page.goto('/m/gameList?gameType=SPORTS');
    await page.getByRole('searchbox', { name: 'Search games' }).fill(game);
    await page.getByRole('button', { name: `Play ${game}` }).click();
    await expect((await gameFrame(page, game)).locator('#tickets li').first()).toContainText(/Won ₱|Lost/);
    await moveClock(page, 'Back to real time');
  },
);

test(
  '[TILE-06] [HOME-06] a member bets on a draw and cancels one bet; a win is on the board after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await enterAs(page, 'carmela');
    // Draws close every ten minutes: don't let one close during the test's bets.
    await passNextDraw(page);
    await page.goto('/m/lotto-h5/mobile/Entertainment/games/SWL-001?prize_mode=ZY&pageBack=1');
    // The operator sets the odds, not the address.
    await expect(page.getByText("The odds in this link don't match this lottery's.")).toBeVisible();
    await page.getByRole('link', { name: /^Play / }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: 'Sides', pressed: true })).toBeVisible();
    expect(await page.locator('iframe').getAttribute('src')).toMatch(
      /^\/lotto-h5\/mobile\/Entertainment\/games\/SWL-001\?token=[\w-]+&merchant=ARAW&prize_mode=Elott&language=en&css=dark$/,
    );
    const place = async () => {
      await frame.getByRole('button', { name: 'Place bet' }).click();
      await expect(gameMessage(frame)).toHaveText('Your bet is in.');
    };
    // One of the two wins with any draw.
    await frame.getByText('Big (14 to 27)').click();
    await place();
    await frame.getByText('Small (0 to 13)').click();
    await place();
    await frame.getByRole('button', { name: 'Numbers' }).click();
    await frame.getByRole('textbox', { name: 'Three digits' }).fill('123');
    await place();
    await frame.getByRole('button', { name: /^Cancel \W?123\b/ }).click();
    await expect(gameMessage(frame)).toHaveText('Cancelled. You got your stake back.');
    await ledgerTransactions(page);
    const { token } = await storedSession(page);
    const { list } = await clientOf(new URL(page.url()).origin, token).movementRecord({ period: 'today' });
    expect(list.slice(0, 4).map(({ kind }) => kind)).toEqual(['refund', 'bet', 'bet', 'bet']);

    await page.reload();
    const bet = (choice: string | RegExp) => frame.locator('#tickets li').filter({ hasText: choice });
    await expect(bet(/: \W?123\W/)).toContainText('Cancelled');
    await expect(bet('Big')).toContainText('Waiting');
    await moveClock(page, '+10 minutes');
    await expect(bet('Big')).toContainText(/Won ₱|Lost/);
    // The win for one peso in the merchant's prize mode.
    await expect(frame.locator('#tickets')).toContainText('Won ₱1.90');
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL('/m/home');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Game categories' }).evaluate((menu) => {
      window.scrollTo(0, menu.getBoundingClientRect().bottom);
    });
    await expect(page.getByRole('region', { name: 'Winner board' })).toContainText(/ca\*\*\*a.*₱1\.90/);
    await moveClock(page, 'Back to real time');
  },
);
