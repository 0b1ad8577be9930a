import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { formatMoney } from '#services/money.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { decide, makeReady, payInWallet } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';
import { paymentPassword } from '#e2e/support/paymentPassword.ts';
import { playing } from '#e2e/support/playing.ts';
import { ledgerTransactions, setNextRound } from '#e2e/support/sandbox.ts';

const deposited = 500;
const stake = 50;
const withdrawn = 20_000;

const main = (page: Page) => page.getByRole('main');
const pesosIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));

/** A figure from the totals at the top of a record, in pesos. */
async function total(page: Page, name: string) {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}`) });
  return pesosIn(await term.locator('xpath=following-sibling::dd').innerText());
}

test('[ACCT-01] [ACCT-02] [CASH-06] [CASH-10] [CASH-16] [CASH-17] [BEN-09] money comes in, is bet, won and paid out: page, records and ledger match to the centavo', async ({
  page,
  operator: { url },
  newPlayer,
  sandbox,
}) => {
  // A new player has no money yet.
  const { session, password, name } = await newPlayer({ withEmail: true });
  const operator = clientOf(url, session.token);
  await makeReady(url, session, password);
  await sandbox.restrictMember(name, { identityVerified: true });
  await asPlayer(page, session);

  await test.step('₱500 by an e-wallet', async () => {
    await page.goto('/m/voucherCenter');
    await main(page).getByRole('textbox', { name: 'Amount' }).fill(String(deposited));
    await main(page)
      .getByRole('button', { name: /^Pay .?₱500\.00/ })
      .click();
    await payInWallet(page);
    await expect(main(page).getByText('₱500.00 is in your balance.').first()).toBeVisible();
  });

  await test.step('none of it can be withdrawn before it is bet', async () => {
    await page.goto('/m/withdraw');
    const standing = page.getByRole('region', { name: 'Available to withdraw' });
    await expect(standing).toContainText('You can withdraw₱0.00of your balance₱500.00');
  });

  await test.step('ten bets, the first of which wins 400 times its stake', async () => {
    const game = seedCatalogue().find(({ gameId }) => gameId === 'JL-001')!;
    const { gameUrl } = await operator.launchGame({
      vendor: game.vendor,
      gameId: game.gameId,
      nodeId: game.nodeId,
      language: 'EN',
    });
    const code = new URL(gameUrl, url).searchParams.get('code');
    const { token } = await playing(url, 'open', { code });
    await page.goto('/m/home');
    await setNextRound(page, { gameId: game.gameId, account: name, numbers: '1 1 2 4 13' });
    for (let round = 0; round < deposited / stake; round += 1) {
      await playing(url, 'bet', { stake, idempotencyKey: randomUUID() }, token);
    }
  });

  await test.step('₱20,000 out, by two reviewers', async () => {
    await page.goto('/m/withdraw');
    const form = page.getByRole('form', { name: 'Withdraw' });
    await form.getByRole('textbox', { name: 'Amount' }).fill(String(withdrawn));
    await page.getByRole('button', { name: 'Review' }).click();
    await main(page)
      .getByRole('button', { name: /^Withdraw .?₱20,000\.00/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Confirm the withdrawal' });
    await sheet.getByRole('textbox', { name: 'Payment PIN' }).first().focus();
    await page.keyboard.type(paymentPassword);
    await sheet.getByRole('button', { name: /^Withdraw .?₱20,000\.00/ }).click();
    const number = await main(page).getByText(/^W\d/).innerText();
    await decide(page, number, 'approve', 'desk-1', 'Won fairly');
    await decide(page, number, 'approve', 'desk-2', 'So it was');
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  await test.step('what the records say', async () => {
    const { sumBalance } = await operator.wallet();
    await page.goto('/m/gameRecord?period=today');
    const staked = await total(page, 'Bets');
    const net = await total(page, 'Net');
    expect(staked).toBe(deposited);
    expect(deposited + net - withdrawn).toBeCloseTo(sumBalance, 6);

    await page.goto('/m/vouReport?period=today');
    expect(await total(page, 'Credited')).toBe(deposited);
    await page.goto('/m/withdrawReport?period=today');
    expect(await total(page, 'Paid')).toBe(withdrawn);

    await page.goto('/m/transaction/record?period=today');
    await expect(page.getByText(/^Balance before/)).toHaveText(
      `Balance before ₱0.00 · Balance after ${formatMoney(sumBalance)}`,
    );

    await page.goto('/m/profitandloss?period=today');
    await expect(page.getByRole('table').getByRole('row').last()).toContainText(formatMoney(net, ''));
    await page.goto('/m/home');
    await expect(page.getByRole('banner')).toContainText(formatMoney(sumBalance));
    expect(await ledgerTransactions(page)).toBeGreaterThan(0);
  });

  await test.step('what the bets have earned is claimed, and stands in its record', async () => {
    const { sumBalance } = await operator.wallet();
    await page.goto('/m/member/manualRebate');
    await page.getByRole('button', { name: 'Claim ₱2.50' }).click();
    await expect(main(page).getByText('₱2.50 is in your balance.')).toBeVisible();
    await expect(main(page).getByText('Nothing to claim')).toBeVisible();
    expect((await operator.wallet()).sumBalance).toBeCloseTo(sumBalance + 2.5, 6);
    await main(page)
      .getByRole('link', { name: /^Past claims/ })
      .click();
    expect(await total(page, 'Rebates')).toBe(2.5);
    await main(page)
      .getByText(/^R\d{6}$/)
      .click();
    await expect(page.getByRole('table').getByRole('row').last()).toHaveText('Total₱500.00₱2.50');
  });
});
