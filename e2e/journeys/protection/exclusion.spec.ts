import type { Page, Response } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { decide, readyPlayer, withdrawBeside } from '#e2e/support/cashier.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { betOnLottery, gameFrame, gameMessage, submitLogin } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { paymentPassword } from '#e2e/support/paymentPassword.ts';
import { submitForm } from '#e2e/support/sandbox.ts';
import { expect, test } from '#e2e/support/test.ts';

const game = 'Manila Gold Rush';
const hour = 3_600_000;
const day = 24 * hour;
const main = (page: Page) => page.getByRole('main');
const breakPage = /\/m\/limits\?page=break$/;

/** Chooses a break or exclusion on the page that is open, and confirms it by the password. */
async function leave(page: Page, length: string, confirm: string) {
  await main(page).getByRole('button', { name: length, exact: true }).click();
  await main(page).getByLabel('Your password').fill(demoPassword);
  await main(page).getByRole('button', { name: confirm }).click();
}

/** Moves the operator's clock ahead of real time. */
const moveTo = async (page: Page, url: string, by: number) => {
  const answer = await page.request.post(`${url}/sandbox/clock`, {
    form: { by: String(by) },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
};

/** Logs in with the form, as a new visitor of the site. */
async function logIn(page: Page, url: string, name: string) {
  await page.goto(`${url}/m/home`);
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
  await page.goto(`${url}/m/login`);
  await submitLogin(page, name);
}

// Operators of their own: their clocks are moved by months.
test(
  '[PROT-04] excluding yourself while a slot spins, a lottery ticket and a withdrawal are open: the round, the ticket and the withdrawal end well, and only withdrawing, records and help stay; after the end, a request and 24 hours lead back',
  { tag: '@full' },
  async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { url, stop } = await startOperator(await freshDatabase());
    const context = await browser.newContext();
    try {
      const session = await readyPlayer(url, 'virginia');
      const operator = clientOf(url, session.token);
      await asPlayer(page, session);

      await betOnLottery(page, url);
      const openBets = async () => (await operator.betRecord({ period: 'today' })).totals?.open;
      expect(await openBets()).toBeGreaterThan(0);
      const withdrawal = await withdrawBeside(url, session, '200');

      await page.goto(`${url}/m/jl-slot`);
      await page
        .getByRole('button', { name: `Play ${game}` })
        .first()
        .click();
      const frame = await gameFrame(page, game);
      let show = () => {};
      const shown = new Promise<void>((resolve) => (show = resolve));
      await page.route('**/play/api/bet', async (route) => {
        const response = await route.fetch();
        await shown;
        await route.fulfill({ response });
      });
      const answered: Response[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/play/api/bet')) answered.push(response);
      });
      const before = (await operator.wallet()).sumBalance;
      await frame.locator('#play').click();
      await expect.poll(async () => (await operator.wallet()).sumBalance).not.toBe(before);

      const other = await context.newPage();
      await test.step('excluded on another device while the slot spins', async () => {
        await asPlayer(other, await openSession(url, 'virginia'));
        await other.goto(`${url}/m/limits?page=break`);
        await leave(other, '6 months', 'Exclude me');
        await expect(main(other).getByText(/^You're self-excluded until /)).toBeVisible();
      });

      await test.step('the round that runs shows its result; the next bet is refused and the game closes', async () => {
        show();
        await expect(gameMessage(frame)).toContainText(/won|back|No win/);
        const { value } = await answered[0]!.json();
        expect(await operator.wallet()).toMatchObject({ sumBalance: value.balance });
        await frame.locator('#play').click();
        await expect(page).toHaveURL(breakPage);
        await expect(page.locator('iframe')).toHaveCount(0);
        expect(await operator.wallet()).toMatchObject({ sumBalance: value.balance });
      });

      await test.step('the withdrawal that was open is paid', async () => {
        const state = async () => (await operator.withdrawalOrder({ id: withdrawal.id })).state;
        if ((await state()) === 'inReview')
          await decide(other, withdrawal.number, 'approve', 'desk-1', 'As usual');
        await expect.poll(state).toBe('paid');
      });

      await test.step('the doors are closed, and the login leads to the same page', async () => {
        for (const path of ['/m/home', '/m/jl-slot', '/m/voucherCenter', '/m/activity', '/m/rewardCenter']) {
          await other.goto(url + path);
          await expect(other, path).toHaveURL(breakPage);
        }
        await logIn(page, url, 'virginia');
        await expect(page).toHaveURL(breakPage);
        await expect(main(page).getByText(/^You're self-excluded until /)).toBeVisible();
        await expect(main(page).getByText('Balance', { exact: true })).toBeVisible();
        const ways = main(page).getByRole('region', { name: 'What you can still do' });
        await expect(ways.getByRole('link')).toHaveText(['Withdraw', 'Account record', 'Customer service']);
      });

      await test.step('₱200.00 is withdrawn from there', async () => {
        const { sumBalance } = await operator.wallet();
        await main(page).getByRole('link', { name: 'Withdraw' }).click();
        const form = page.getByRole('form', { name: 'Withdraw' });
        await form.getByRole('textbox', { name: 'Amount' }).fill('200');
        await page.getByRole('button', { name: 'Review' }).click();
        const confirm = { name: /^Withdraw .?₱200\.00/ };
        await main(page).getByRole('button', confirm).click();
        const sheet = page.getByRole('dialog', { name: 'Confirm the withdrawal' });
        await sheet.getByRole('textbox', { name: 'Payment PIN' }).first().focus();
        await page.keyboard.type(paymentPassword);
        await sheet.getByRole('button', confirm).click();
        await expect(main(page).getByText(/^W\d/)).toBeVisible();
        expect(await operator.wallet()).toMatchObject({ sumBalance: sumBalance - 200 });
      });

      await test.step('the ticket that was open is settled by its draw', async () => {
        await submitForm(page, '/sandbox', { button: '+10 minutes' });
        await expect.poll(openBets).toBe(0);
      });

      const sixMonths = 184 * day;
      await test.step('six months later it is still closed until she asks', async () => {
        await moveTo(page, url, sixMonths);
        await logIn(page, url, 'virginia');
        await expect(page).toHaveURL(breakPage);
        await expect(main(page).getByText('Your self-exclusion is over')).toBeVisible();
        await leave(page, 'Ask to play again', 'Ask to play again');
        await expect(main(page).getByText(/^You can play again from /)).toBeVisible();
        await page.goto(`${url}/m/jl-slot`);
        await expect(page).toHaveURL(breakPage);
      });

      await test.step('24 hours after that the lobby is open again', async () => {
        await moveTo(page, url, sixMonths + day + hour);
        await logIn(page, url, 'virginia');
        await expect(page).toHaveURL(`${url}/m/home`);
      });
    } finally {
      await context.close();
      await stop();
    }
  },
);

test(
  '[PROT-04] a break of a day ends automatically: the lobby and the games are open again',
  { tag: '@full' },
  async ({ page }) => {
    const { url, stop } = await startOperator(await freshDatabase());
    try {
      await asPlayer(page, await openSession(url, 'carmela'));
      await page.goto(`${url}/m/limits?page=break`);
      await leave(page, '1 day', 'Start my break');
      await expect(main(page).getByText(/^You're on a break until /)).toBeVisible();
      await moveTo(page, url, day - hour);
      await logIn(page, url, 'carmela');
      await expect(page).toHaveURL(breakPage);
      await moveTo(page, url, day + hour);
      await logIn(page, url, 'carmela');
      await expect(page).toHaveURL(`${url}/m/home`);
      await page.goto(`${url}/m/jl-slot`);
      await page
        .getByRole('button', { name: `Play ${game}` })
        .first()
        .click();
      await gameFrame(page, game);
    } finally {
      await stop();
    }
  },
);
