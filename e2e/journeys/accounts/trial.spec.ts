import { hearNotices } from '#e2e/support/accounts.ts';
import { enterAs, gameFrame, pesos, playRound } from '#e2e/support/journey.ts';
import { ledgerTransactions } from '#e2e/support/sandbox.ts';
import { expect, test } from '#e2e/support/test.ts';

test(
  '[PERM-02] a trial member plays for fun: play money changes, the ledger does not',
  { tag: '@full' },
  async ({ page }) => {
    await enterAs(page, 'tina');
    const before = await ledgerTransactions(page);
    await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
    const frame = await gameFrame(page, 'Manila Gold Rush');
    await expect(frame.getByText('Play money')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Fun', { exact: true })).toBeVisible();
    const opening = Number((await frame.locator('#balance').innerText()).replace(/[₱,]/g, ''));
    const round = await playRound(page, frame);
    expect(round.balance).toBeCloseTo(opening - round.stake + round.payout, 2);
    await expect(frame.locator('#balance')).toHaveText(pesos(round.balance));

    await page.goto('/m/lotto-h5/mobile/Tradition/games/EZL-001');
    const lottery = page.frameLocator('iframe');
    await expect(lottery.getByText('Play money')).toBeVisible();
    await playRound(page, lottery);
    expect(await ledgerTransactions(page)).toBe(before);
  },
);

test('[PERM-02] [PERM-03] messages, chat and the team refuse a trial member and lead home', async ({
  page,
}) => {
  await enterAs(page, 'tina');
  const heard = await hearNotices(page);
  for (const [path, text] of [
    ['/m/webEmail', "Free accounts can't use this function. Please sign up."],
    ['/m/onlineChat', "Free accounts can't use this function. Please sign up."],
    ['/m/agent/team/overview', 'Non-member account unable to login'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => heard.splice(0), { message: path }).toEqual([text]);
    await expect(page, path).toHaveURL('/m/home');
  }
});
