import type { Page } from '@playwright/test';
import { asPlayer } from '#e2e/support/faults.ts';
import { gameFrame, gameMessage, pesos, playRound } from '#e2e/support/journey.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { payInWallet } from '#e2e/support/cashier.ts';

const game = 'Manila Gold Rush';
const list = '/m/gameList?gameType=RNG';
const short = (page: Page) => page.getByRole('dialog', { name: 'Not enough for this bet' });
const figures = (page: Page) => short(page).getByRole('definition');
const cashInWith = (page: Page, amount: string) =>
  short(page).getByRole('button', { name: `Cash in ${amount}` });

/** With reduced motion, games show every outcome immediately. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function betWithoutMoney(page: Page) {
  await page.getByRole('button', { name: `Play ${game}` }).click();
  await page.getByRole('button', { name: 'Open the game anyway' }).click();
  const frame = await gameFrame(page, game);
  await frame.locator('#play').click();
  await expect(short(page)).toBeVisible();
  return frame;
}

test('[CASH-02] [CASH-06] [TILE-05] a bet without enough money leads to cash in and back into the game, where a lower bet is placed', async ({
  page,
  newPlayer,
}) => {
  const { session } = await newPlayer();
  await asPlayer(page, session);
  await page.goto(list);
  const frame = await betWithoutMoney(page);
  await expect(gameMessage(frame)).toHaveText('Not enough balance for this stake. No money moved.');
  const stake = await frame.locator('#amount').innerText();
  await expect(figures(page)).toHaveText([stake, '₱0.00', stake]);
  await expect(short(page).getByRole('button', { name: /^Bet / })).toHaveCount(0);

  // Back closes the sheet first, then the game.
  await page.goBack();
  await expect(short(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(1);
  await frame.locator('#play').click();
  await expect(short(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(short(page)).toHaveCount(0);
  await frame.locator('#play').click();

  await cashInWith(page, '₱200.00').click();
  await expect(page).toHaveURL('/m/voucherCenter?amount=200');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();

  const form = page.getByRole('form', { name: 'Cash in' });
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('200');
  await form.getByRole('button', { name: 'Pay ₱200.00 with GCash' }).click();
  await payInWallet(page);
  await page.getByRole('button', { name: `Back to ${game}` }).click();

  const again = await gameFrame(page, game);
  const { balance } = await playRound(page, again);
  // Choose a stake above the remaining balance: the app offers the highest affordable one.
  const dearer = again.locator('#more');
  while ((await dearer.getAttribute('aria-disabled')) === 'false') await dearer.click();
  const highest = Number((await again.locator('#amount').innerText()).replace(/[^\d.]/g, ''));
  expect(highest).toBeGreaterThan(balance);
  await again.locator('#play').click();
  await expect(figures(page)).toHaveText([pesos(highest), pesos(balance), pesos(highest - balance)]);
  const lower = short(page).getByRole('button', { name: /^Bet / });
  const placed = page.waitForResponse('**/play/api/bet');
  const offered = Number((await lower.innerText()).replace(/[^\d.]/g, ''));
  await lower.click();
  const { value } = await (await placed).json();
  expect(value.round.stake).toBe(offered);
  await expect(again.locator('#amount')).toHaveText(pesos(offered));
  await expect(short(page)).toHaveCount(0);
});

test(
  '[CASH-02] [TILE-06] from a lottery too: cash in, and back to the lottery with Back',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    await asPlayer(page, (await newPlayer()).session);
    const address = '/m/lotto-h5/mobile/Entertainment/games/SWL-005';
    await page.goto(address);
    await page.getByRole('button', { name: 'Open the game anyway' }).click();
    const lottery = page.frameLocator('iframe');
    await lottery.getByRole('radio', { name: /^Small/ }).check();
    await lottery.getByRole('button', { name: 'Place bet' }).click();
    await expect(figures(page).nth(1)).toHaveText('₱0.00');
    await short(page)
      .getByRole('button', { name: /^Cash in/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/m\/voucherCenter\?amount=\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('button', { name: 'Open the game anyway' })).toBeVisible();
  },
);

test(
  '[CASH-02] [NET-08] without a balance answer it says so, and cash-in is still there',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    await asPlayer(page, (await newPlayer()).session);
    await page.goto(list);
    await page.getByRole('button', { name: `Play ${game}` }).click();
    await page.getByRole('button', { name: 'Open the game anyway' }).click();
    const frame = await gameFrame(page, game);
    await page.route('**/wps/wallets/gcs*', (route) => route.abort());
    await frame.locator('#play').click();
    await expect(short(page).getByText("We couldn't read your balance.")).toBeVisible();
    await short(page).getByRole('button', { name: 'Cash in', exact: true }).click();
    await expect(page).toHaveURL('/m/voucherCenter');
  },
);
