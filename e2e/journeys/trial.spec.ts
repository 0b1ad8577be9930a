import { hearNotices } from '../support/accounts.ts';
import { enterAs, gameFrame, pesos, playRound, signInAs } from '../support/journey.ts';
import { ledgerTransactions } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test('[PERM-02] a trial member plays for fun: the fun money changes, the ledger does not', async ({
  page,
}) => {
  await enterAs(page, 'tina');
  const before = await ledgerTransactions(page);
  await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
  const frame = await gameFrame(page, 'Manila Gold Rush');
  await expect(frame.getByText('Fun money')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Fun', { exact: true })).toBeVisible();
  const opening = Number((await frame.locator('#balance').innerText()).replace(/[₱,]/g, ''));
  const round = await playRound(page, frame);
  expect(round.balance).toBeCloseTo(opening - round.stake + round.payout, 2);
  await expect(frame.locator('#balance')).toHaveText(pesos(round.balance));

  await page.goto('/m/lotto-h5/mobile/Tradition/games/EZL-001');
  const lottery = page.frameLocator('iframe');
  await expect(lottery.getByText('Fun money')).toBeVisible();
  await playRound(page, lottery);
  expect(await ledgerTransactions(page)).toBe(before);
});

test('[PERM-02] a trial member is refused deposits and withdrawals where they tap', async ({ page }) => {
  await enterAs(page, 'tina');
  const heard = await hearNotices(page);
  for (const name of ['CASH IN', 'Withdraw', 'Cash in']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => heard.splice(0)).toEqual(['Please login an actual account to use this function']);
    await expect(page).toHaveURL('/m/home');
  }
});

for (const [path, text] of [
  ['/m/voucherCenter', 'Please login an actual account to use this function'],
  ['/m/withdraw', 'Please login an actual account to use this function'],
  ['/m/webEmail', 'Free accounts cannot use this function. Please register.'],
  ['/m/onlineChat', 'Free accounts cannot use this function. Please register.'],
  ['/m/agent/team/overview', 'Non-member account unable to login'],
] as const) {
  test(`[PERM-02] [PERM-03] ${path} refuses a trial member and leads home`, async ({ page }) => {
    await signInAs(page, 'tina');
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText(text);
    await expect(page).toHaveURL('/m/home');
  });
}
