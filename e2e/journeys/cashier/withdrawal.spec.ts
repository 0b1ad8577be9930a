import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { decide, readyPlayer } from '#e2e/support/cashier.ts';
import { asPlayer, onCall } from '#e2e/support/faults.ts';
import { pesos } from '#e2e/support/journey.ts';
import { callSealed, clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { expectHalfAnHour, paymentPassword } from '#e2e/support/paymentPassword.ts';
import { expect, test } from '#e2e/support/test.ts';

// Use a different player in each test, so that their withdrawals don't interfere.

/** Opens the withdrawal page as this player. Resolves with the withdrawable amount; `now` reads the data again. */
async function enter(page: Page, url: string, name: string) {
  const session = await readyPlayer(url, name);
  const now = () => clientOf(url, session.token).withdrawPage({});
  const { withdrawable } = await now();
  await asPlayer(page, session);
  await page.goto('/m/withdraw');
  return { withdrawable, now };
}

const form = (page: Page) => page.getByRole('form', { name: 'Withdraw' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const review = (page: Page) => page.getByRole('button', { name: 'Review' });
const reviewed = (page: Page) => page.getByRole('region', { name: 'Check your withdrawal' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm the withdrawal' });
const standing = (page: Page) => page.getByRole('region', { name: 'Available to withdraw' });
const cancel = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Cancel this withdrawal' });
/** The error; its live region exists even while empty. */
const told = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const mark = (page: Page, state: string) =>
  page.getByRole('status').filter({ has: page.getByText(state, { exact: true }) });

async function reviewOf(page: Page, typed: string) {
  await amount(page).fill(typed);
  await review(page).click();
  await expect(reviewed(page)).toBeVisible();
}

async function confirm(page: Page, typed = paymentPassword) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
  await send(page, typed);
}

async function send(page: Page, typed = paymentPassword) {
  await sheet(page).getByRole('textbox', { name: 'Payment PIN' }).first().focus();
  await page.keyboard.type(typed);
  await sheet(page)
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
}

/** Withdraws on the page and ends on the order's page. Resolves with the order's number. */
async function withdraw(page: Page, typed: string): Promise<string> {
  await reviewOf(page, typed);
  await confirm(page);
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
  return page.getByText(/^W\d+$/).innerText();
}

/** Sets the outcome of the next payouts at the sandbox's provider. */
async function planPayouts(url: string, outcome: string) {
  const answer = await fetch(`${url}/sandbox/payments/plan`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ call: 'payOut', outcome }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** Keeps bringing the page to the front, which reloads the order, until it shows this state. */
const seen = (page: Page, state: string) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(mark(page, state)).toBeVisible({ timeout: 2_000 });
  }).toPass();

test('[CASH-08] [CASH-09] [CASH-10] a withdrawal is reviewed, confirmed, tracked until paid, and gone from the balance', async ({
  page,
  operator,
}) => {
  const { withdrawable } = await enter(page, operator.url, 'gregorio');
  const all = pesos(withdrawable);
  await expect(standing(page)).toContainText(`You can withdraw${all}of your balance${all}`);
  await amount(page).fill('199.99');
  await review(page).click();
  await expect(told(page)).toHaveText('The smallest withdrawal is ₱200.00.');
  await amount(page).fill((withdrawable + 0.01).toFixed(2));
  await review(page).click();
  await expect(told(page)).toHaveText(`You can withdraw up to ${all}.`);

  await reviewOf(page, '1500');
  await expect(reviewed(page)).toContainText('Withdraw₱1,500.00Fee-₱15.00You receive₱1,485.00');
  await expect(reviewed(page)).toContainText(`Balance now${all}Balance after${pesos(withdrawable - 1_500)}`);
  await confirm(page);
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
  await seen(page, 'Paid');
  await expect(cancel(page)).toHaveCount(0);
  await expect(page.getByText(/^₱1,485\.00 was paid to/)).toBeVisible();

  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.click();
  await expect(page).toHaveURL('/m/withdraw');
  await expect(standing(page)).toContainText(`You can withdraw${pesos(withdrawable - 1_500)}`);
  await back.click();
  await expect(page).toHaveURL('/m/home');
  await expect(page.getByRole('banner')).toContainText(pesos(withdrawable - 1_500));
});

test(
  '[CASH-20] from the merchant’s amount on two reviewers decide, and the page follows them',
  { tag: '@full' },
  async ({ page, operator }) => {
    await enter(page, operator.url, 'ramon');
    const number = await withdraw(page, '20000');
    await seen(page, 'In review');
    await decide(page, number, 'approve', 'desk-1', 'Looks right');
    await seen(page, 'In review');
    await decide(page, number, 'approve', 'desk-2', 'I agree');
    await seen(page, 'Paid');
    await page.getByRole('link', { name: 'See my withdrawals' }).click();
    await expect(page).toHaveURL(/\/m\/withdrawReport/);
  },
);

test(
  '[CASH-10] a rejected one says why, and all of it is returned',
  { tag: '@full' },
  async ({ page, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'benjie');
    const number = await withdraw(page, '5000');
    await seen(page, 'In review');
    await decide(page, number, 'reject', 'desk-1', 'The name on the account differs');
    await seen(page, 'Not approved');
    await expect(page.getByText('Reason: The name on the account differs')).toBeVisible();
    expect((await now()).withdrawable).toBe(withdrawable);
  },
);

test(
  '[CASH-10] a cancelled one is returned immediately; one approved in the meantime says so',
  { tag: '@full' },
  async ({ page, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'divina');
    await withdraw(page, '5000');
    await seen(page, 'In review');
    await cancel(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(mark(page, 'In review')).toBeVisible();
    await cancel(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel this withdrawal' }).click();
    await expect(mark(page, 'Cancelled')).toBeVisible();
    expect((await now()).withdrawable).toBe(withdrawable);

    await page.goto('/m/withdraw');
    const number = await withdraw(page, '5000');
    await seen(page, 'In review');
    await cancel(page).click();
    await decide(page, number, 'approve', 'desk-1', 'Looks right');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel this withdrawal' }).click();
    await expect(told(page)).toContainText(/^It can't be cancelled any more\. Status: /);
    await seen(page, 'Paid');
  },
);

test(
  '[CASH-10] [CASH-14] a failed payout, and one that bounces after it was paid, are back in the balance',
  { tag: '@full' },
  async ({ page, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'efren88');
    try {
      await planPayouts(operator.url, 'failed');
      await withdraw(page, '1000');
      await seen(page, 'Failed');
      await expect(page.getByText(/₱1,000\.00 is back in your balance\./)).toBeVisible();
      await planPayouts(operator.url, 'bouncedAfterPaid');
      await page.goto('/m/withdraw');
      await withdraw(page, '2000');
      await seen(page, 'Returned');
      expect((await now()).withdrawable).toBe(withdrawable);
    } finally {
      await planPayouts(operator.url, 'paid');
    }
  },
);

async function otherDevice(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, timezoneId: 'Pacific/Honolulu' });
  const page = await context.newPage();
  await asPlayer(page, await openSession(url, name));
  await page.goto('/m/withdraw');
  return page;
}

test(
  '[CASH-09] when two devices withdraw the last peso one succeeds, and the other is told',
  { tag: '@full' },
  async ({ page, browser, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'honorio');
    const other = await otherDevice(browser, operator.url, 'honorio');
    const devices = [page, other];
    for (const device of devices) {
      await form(device).getByRole('button', { name: 'All', exact: true }).click();
      await device
        .getByRole('main')
        .getByRole('button', { name: `Withdraw ${pesos(withdrawable)}` })
        .click();
    }
    await Promise.all(devices.map((device) => send(device)));
    const got = (device: Page) => device.getByText(/^W\d+$/);
    const isTold = (device: Page) =>
      told(device).filter({ hasText: 'You have nothing to withdraw or transfer right now.' });
    for (const device of devices) await expect(got(device).or(isTold(device)).first()).toBeVisible();
    const counts = async (one: (device: Page) => ReturnType<typeof got>) =>
      (await Promise.all(devices.map((device) => one(device).count()))).toSorted((a, b) => a - b);
    expect([await counts(got), await counts(isTold)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const after = await now();
    expect([after.onTheWay.map(({ gross }) => gross), after.withdrawable]).toEqual([[withdrawable], 0]);
    await other.context().close();
  },
);

test(
  '[CASH-11] five wrong attempts lock the payment PIN on every device, and nothing is withdrawn',
  { tag: '@full' },
  async ({ page, browser, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'karding');
    const other = await otherDevice(browser, operator.url, 'karding');
    await reviewOf(other, '500');
    await reviewOf(page, '500');
    const began = Date.now();
    await confirm(page, '111222');
    for (const left of ['4 tries', '3 tries', '2 tries', 'One try']) {
      await expect(sheet(page).getByRole('alert')).toHaveText(`Wrong payment PIN. ${left} left.`);
      await send(page, '111222');
    }
    await expect(sheet(page).getByRole('alert')).toContainText('Locked until ');
    await expectHalfAnHour(sheet(page), began);
    await confirm(other);
    await expect(sheet(other).getByRole('alert')).toContainText('Locked until ');
    await expect(sheet(page).getByRole('link', { name: 'I forgot it: choose a new one' })).toHaveAttribute(
      'href',
      '/m/securityCenter?page=paymentPassword',
    );
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(reviewed(page)).toBeVisible();
    expect((await now()).withdrawable).toBe(withdrawable);
    await other.context().close();
  },
);

test(
  '[NET-12] [NET-13] [CASH-09] after a lost answer the call is retried, and one withdrawal is created',
  { tag: '@full' },
  async ({ page, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'paquito');
    let calls = 0;
    await onCall(page, 'createWithdrawal', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      calls += 1;
      if (calls > 1) return route.fallback();
      await route.fetch();
      return route.abort('internetdisconnected');
    });
    await reviewOf(page, '700');
    await confirm(page);
    await expect(sheet(page)).toContainText('Still checking. Your money is safe.');
    await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
    expect([calls, (await now()).withdrawable]).toEqual([2, withdrawable - 700]);
  },
);

test(
  '[NET-12] [CASH-03] [CASH-09] a reload during a lost answer creates no second withdrawal: the first one is there',
  { tag: '@full' },
  async ({ page, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'nardo');
    await onCall(page, 'createWithdrawal', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('internetdisconnected');
    });
    await reviewOf(page, '5000');
    await confirm(page);
    await expect(sheet(page)).toContainText('Still checking. Your money is safe.');
    await page.reload();
    await expect(standing(page)).toContainText(`You can withdraw${pesos(withdrawable - 5_000)}`);
    await standing(page).getByText('On its way to you').click();
    await standing(page)
      .getByRole('link', { name: /GCash .* ₱5,000\.00/ })
      .click();
    await expect(mark(page, 'In review').or(mark(page, 'Requested'))).toBeVisible();
    expect((await now()).onTheWay).toHaveLength(1);
  },
);

test(
  '[CASH-09] [NET-10] a withdrawal confirmed offline is created once back online',
  { tag: '@full' },
  async ({ page, context, operator }) => {
    const { withdrawable, now } = await enter(page, operator.url, 'quirino');
    await reviewOf(page, '300');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Withdraw ₱/ })
      .click();
    await context.setOffline(true);
    await send(page);
    await expect(sheet(page)).toContainText('Still checking. Your money is safe.');
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
    expect((await now()).withdrawable).toBe(withdrawable - 300);
  },
);

test(
  '[CASH-09] [CASH-12] a missing payment PIN, and then a missing account, are asked for first',
  { tag: '@full' },
  async ({ page, operator }) => {
    const session = await openSession(operator.url, 'crispin');
    await asPlayer(page, session);
    await page.goto('/m/withdraw');
    await expect(page.getByText('Set your payment PIN first')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set a payment PIN' })).toHaveAttribute(
      'href',
      '/m/securityCenter?page=paymentPassword',
    );
    const proof = { by: 'password', password: demoPassword } as const;
    await callSealed(operator.url, 'setPaymentPassword', { proof, paymentPassword }, session.token);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('link', { name: 'Add an account' })).toHaveAttribute(
      'href',
      '/m/withdraw?page=accounts',
    );
    await readyPlayer(operator.url, 'crispin');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(amount(page)).toBeVisible();

    await amount(page).fill('512.5');
    await form(page).getByRole('button', { name: 'Change' }).click();
    await form(page).getByRole('link', { name: 'Add or remove accounts' }).click();
    await expect(page).toHaveURL('/m/withdraw?page=accounts');
    await page.goBack();
    await expect(amount(page)).toHaveValue('512.5');
  },
);
