import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { formatMoney } from '#services/money.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { atProvider, makeReady } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { playing } from '#e2e/support/playing.ts';
import { ledgerTransactions, setNextRound } from '#e2e/support/sandbox.ts';
import { paymentPassword } from '#e2e/support/paymentPassword.ts';

/** A member without money or rewards. */
const player = 'nena';
const main = (page: Page) => page.getByRole('main');

interface Bettor {
  operator: OperatorClient;
  account: string;
}

/** Plays `rounds` of a slot at ₱50 each; the first wins 400 times its stake. */
async function bet(page: Page, url: string, { operator, account }: Bettor, rounds: number) {
  const game = seedCatalogue().find(({ gameId }) => gameId === 'JL-001')!;
  const { vendor, gameId, nodeId } = game;
  const { gameUrl } = await operator.launchGame({ vendor, gameId, nodeId, language: 'EN' });
  const code = new URL(gameUrl, url).searchParams.get('code');
  const { token } = await playing(url, 'open', { code });
  await setNextRound(page, { gameId, account, numbers: '1 1 2 4 13' });
  for (let round = 0; round < rounds; round += 1) {
    await playing(url, 'bet', { stake: 50, idempotencyKey: randomUUID() }, token);
  }
}

test(
  '[CASH-02] [CASH-17] [CASH-18] [BEN-11] [BEN-12] a first cash-in with its promo: bonus, turnover through real bets, and all of it can be withdrawn',
  { tag: '@full' },
  async ({ page, context }) => {
    const { url, stop } = await startOperator(await freshDatabase());
    try {
      const session = await openSession(url, player);
      const operator = clientOf(url, session.token);
      await asPlayer(page, session);

      await test.step('a centavo too little is refused with its reason, and the amount stays', async () => {
        await page.goto(`${url}/m/voucherCenter`);
        await main(page)
          .getByRole('button', { name: /Change$/ })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^QR Ph/ })
          .click();
        await main(page).getByRole('textbox', { name: 'Amount' }).fill('499.99');
        await main(page)
          .getByRole('radio', { name: /^20% reload bonus/ })
          .check();
        await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
          'You need a cash-in of ₱500.00 or more. Choose another amount, another promotion or none.',
        );
        await expect(main(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('499.99');
      });

      await test.step('₱500 with the first cash in doubled', async () => {
        await main(page).getByRole('textbox', { name: 'Amount' }).fill('500');
        await main(page)
          .getByRole('radio', { name: /^Double your first cash-in/ })
          .check();
        await expect(main(page).getByLabel('Promotion').getByRole('definition')).toHaveText([
          '₱500.00',
          '₱1,500.00',
          /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/,
        ]);
        await expect(main(page).getByRole('list', { name: 'Terms' })).toContainText(
          'You lose the bonus if you withdraw. Your own money stays yours.',
        );
        await main(page)
          .getByRole('button', { name: /^Pay .?₱500\.00/ })
          .click();
        await expect(
          main(page).getByText("We're holding your place while this order is open."),
        ).toBeVisible();
        const [order] = (await operator.depositRecord({ period: 'today' })).list;
        expect(order?.promotion).toMatchObject({
          id: 'first-cash-in',
          version: 1,
          bonus: 500,
          turnover: 1_500,
        });
        await atProvider(page, order!.number);
        await expect(main(page).getByText('Your bonus is ready. See Rewards.')).toBeVisible();
      });

      const reward = async () => {
        const { list } = await operator.rewards({});
        expect(list).toHaveLength(1);
        const { state, amount, played, converted } = list[0]!;
        return { state, amount, played, converted };
      };
      await test.step('the deposit’s own turnover comes first, then that of the bonus', async () => {
        expect(await reward()).toEqual({ state: 'inTurnover', amount: 500, played: 0, converted: 0 });
        await bet(page, url, { operator, account: player }, 39);
        expect(await reward()).toEqual({ state: 'inTurnover', amount: 500, played: 1_450, converted: 0 });
        await page.goto(`${url}/m/withdraw`);
        const { sumBalance } = await operator.wallet();
        await expect(page.getByRole('region', { name: 'Available to withdraw' })).toContainText(
          `You can withdraw${formatMoney(sumBalance - 500)}`,
        );
      });

      await test.step('with the last bet the bonus is cash, and all can be withdrawn', async () => {
        await bet(page, url, { operator, account: player }, 1);
        expect(await reward()).toEqual({ state: 'done', amount: 500, played: 1_500, converted: 500 });
        const { sumBalance } = await operator.wallet();
        await page.goto(`${url}/m/withdraw`);
        await expect(page.getByRole('region', { name: 'Available to withdraw' })).toContainText(
          `You can withdraw${formatMoney(sumBalance)}`,
        );
        expect(await ledgerTransactions(page)).toBeGreaterThan(0);
      });
    } finally {
      await context.close();
      await stop();
    }
  },
);

test('[BEN-11] [BEN-12] [CASH-09] a withdrawal ends the bonus as announced, and the player’s own money stays', async ({
  page,
  operator: { url },
  newPlayer,
}) => {
  const { name, password, session } = await newPlayer();
  await makeReady(url, session, password);
  const operator = clientOf(url, session.token);
  const { id: quote } = await operator.quoteDeposit({
    method: 'GCASH',
    amount: '500',
    promotion: 'first-cash-in',
  });
  const order = await operator.createDeposit({ key: randomUUID(), quote, anyway: true });
  await asPlayer(page, session);
  await page.goto(`/m/voucherCenter?order=${order.id}`);
  await atProvider(page, order.number);
  await expect(main(page).getByText('Your bonus is ready. See Rewards.')).toBeVisible();
  // Bet enough for the cash-in, but not for the bonus.
  await bet(page, url, { operator, account: name }, 10);
  const { sumBalance } = await operator.wallet();
  const [playing] = (await operator.rewards({})).list;
  expect([playing?.state, playing?.left]).toEqual(['inTurnover', 500]);

  await page.goto('/m/withdraw');
  const form = page.getByRole('form', { name: 'Withdraw' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('200');
  await page.getByRole('button', { name: 'Review' }).click();
  const reviewed = page.getByRole('region', { name: 'Check your withdrawal' });
  await expect(reviewed).toContainText('This ends your active bonus');
  await main(page)
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Confirm the withdrawal' });
  await sheet.getByRole('textbox', { name: 'Payment PIN' }).first().focus();
  await page.keyboard.type(paymentPassword);
  await sheet.getByRole('button', { name: /^Withdraw ₱/ }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);

  const [ended] = (await operator.rewards({})).list;
  expect([ended?.state, ended?.left, ended?.converted]).toEqual(['forfeited', 0, 0]);
  expect((await operator.wallet()).sumBalance).toBe(sumBalance - 500 - 200);
  await page.goto('/m/rewardCenter');
  await main(page).getByRole('button', { name: 'Expired' }).click();
  await expect(main(page).getByRole('listitem')).toContainText(['Double your first cash-in']);
});
