import { setPopups } from '#tools/operatorProcess.ts';
import { hearNotices } from '#e2e/support/accounts.ts';
import {
  enterAs,
  gameFrame,
  gameMessage,
  gamesIn,
  pesos,
  playRound,
  submitLogin,
} from '#e2e/support/journey.ts';
import { captchaAnswer, ledgerTransactions } from '#e2e/support/sandbox.ts';
import { expect, test } from '#e2e/support/test.ts';

const game = 'Mango Mania';

test('[LOGIN-03] [TILE-02] [TILE-05] [LOGOUT-01] [LOGOUT-03] [FAULT-35] a member logs in, adds a favourite, plays it and logs out', async ({
  page,
  operator,
}) => {
  // Restore the seed data: an earlier test of this worker may have played as maria.
  const reset = await page.request.post('/sandbox/reset', {
    form: { sure: 'yes' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(reset.status()).toBe(303);
  await setPopups(operator.url, false);
  const opening = 12480.5;
  let round = { stake: 0, payout: 0, balance: 0 };

  await test.step('three wrong passwords ask for a captcha', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
    const form = page.getByRole('form', { name: 'Log in' });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect(page.getByRole('textbox', { name: 'Captcha' })).toBeHidden();
      const answered = page.waitForResponse('**/wps/session/login');
      await submitLogin(page, 'maria', 'wrong password');
      expect((await answered).status()).toBe(400);
      await expect(form.getByRole('alert').filter({ hasText: 'Wrong username or password.' })).toBeVisible();
    }
    await expect(form.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
  });

  await test.step('a captcha left empty is asked for, a right one lets in', async () => {
    await submitLogin(page, 'maria');
    await expect(page.getByRole('textbox', { name: 'Captcha' })).toBeFocused();
    await expect(page.getByText('Enter verification code')).toBeVisible();
    await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaAnswer(page));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/m/home');
    await expect(page.getByRole('banner').getByText('maria', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText(pesos(opening));
    await expect(page.getByRole('region', { name: 'Recent games' })).toBeHidden();
  });

  await test.step('searches a game and keeps it', async () => {
    await page.getByRole('link', { name: 'More: Games' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search games' }).fill(`  ${game.toLowerCase()} `);
    await expect(page.getByRole('article')).toHaveCount(1);
    const heard = await hearNotices(page);
    await page.getByRole('button', { name: `Add ${game} to favourites` }).click();
    await expect.poll(() => heard).toContain('Changes saved');
    await page.getByRole('button', { name: 'My collection' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Remove ${game} from favourites` })).toBeVisible();
  });

  await test.step('plays it: the bet is in the balance, the ledger and the recent games', async () => {
    const before = await ledgerTransactions(page);
    await page.getByRole('button', { name: `Play ${game}` }).click();
    const frame = await gameFrame(page, game);
    round = await playRound(page, frame);
    expect(round.balance).toBeCloseTo(opening - round.stake + round.payout, 2);
    const dialog = page.getByRole('dialog', { name: game });
    await expect(dialog.getByRole('region', { name: 'Balance' })).toContainText(pesos(round.balance));
    expect(await ledgerTransactions(page)).toBe(before + (round.payout > 0 ? 2 : 1));
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/m/home');
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText(pesos(round.balance));
    await page.getByRole('navigation', { name: 'Game categories' }).evaluate((menu) => {
      window.scrollTo(0, menu.getBoundingClientRect().bottom);
    });
    await expect(page.getByRole('region', { name: 'Winner board' })).toBeVisible();
    await expect.poll(() => gamesIn(page, 'Recent games')).toEqual([game]);
  });

  await test.step('thinks twice, then logs out', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Prompt' });
    await expect(dialog).toContainText('Sure to log out?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByText('maria', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    const answered = page.waitForResponse('**/wps/session/logout');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL('/m/home');
    await expect(page.getByRole('region', { name: 'Recent games' })).toBeHidden();
  });

  await test.step('going back shows nothing of theirs', async () => {
    await page.goBack();
    await expect(page.getByText(pesos(round.balance))).toHaveCount(0);
    await expect(page.getByText('maria', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Remove ${game} from favourites` })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  });
});

test('[SES-05] a session survives a reload', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'nena');
  await page.reload();
  await expect(page.getByRole('banner').getByText('nena', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱0.00');
});

test('[TILE-05] a bet without balance moves no money and says so', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'nena');
  const before = await ledgerTransactions(page);
  await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
  await page.getByRole('button', { name: 'Open the game anyway' }).click();
  const frame = await gameFrame(page, 'Manila Gold Rush');
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(gameMessage(frame)).toHaveText('Not enough balance for this stake. No money moved.');
  expect(await ledgerTransactions(page)).toBe(before);
});
