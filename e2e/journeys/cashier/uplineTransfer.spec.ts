import type { Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { enterAs, pesos, signInAs } from '#e2e/support/journey.ts';
import { callSealed, clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { confirmBy, paymentPassword, setPaymentPassword } from '#e2e/support/paymentPassword.ts';

const path = '/m/upLine/transfer';
const entry = (page: Page) => page.getByRole('link', { name: 'Transfer to your agent' });
const closed = (page: Page) => page.getByText("This isn't available here right now.");

const transfers = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Transfer' });

test('[CASH-13] goes to the masked agent after a review, with the payment PIN, and is in both records', async ({
  page,
  operator,
  browser,
}) => {
  const session = await openSession(operator.url, 'amor');
  const client = clientOf(operator.url, session.token);
  if (!(await client.paymentPassword({})).isSet)
    await setPaymentPassword(operator.url, { session, password: demoPassword });
  const { sumBalance: before } = await client.wallet({});
  await asPlayer(page, session);
  await page.goto('/m/member/home');
  await entry(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(/^p•••r$/)).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const review = page.getByRole('button', { name: 'Review' });

  // Less than the balance where another test of this worker has left her a bonus.
  const shown = await page.getByText(/^Available to transfer: ₱/).textContent();
  const available = Number(shown?.replace(/[^\d.]/g, ''));
  await amount.fill((available + 0.01).toFixed(2));
  await review.click();
  await expect(amount).toHaveAccessibleDescription(
    new RegExp(`You can transfer up to ${pesos(available).replace('.', '\\.')}\\.$`),
  );
  await amount.fill('100.50');
  await review.click();
  await expect(page.getByText("It arrives right away and can't be undone.")).toBeVisible();
  await page.getByRole('button', { name: 'Transfer ₱100.50' }).click();
  await confirmBy(page, paymentPassword, 'Transfer ₱100.50');
  await expect(page.getByRole('heading', { name: 'The money has arrived' })).toBeVisible();
  expect((await client.wallet({})).sumBalance).toBe(before - 100.5);

  await page.getByRole('link', { name: 'See my account record' }).click();
  await expect(transfers(page).first()).toContainText('-₱100.50');

  const elsewhere = await browser.newContext({ baseURL: operator.url });
  const superior = await elsewhere.newPage();
  await enterAs(superior, 'pilar');
  await superior.goto('/m/transaction/record');
  await expect(transfers(superior).first()).toContainText('+₱100.50');
  await elsewhere.close();
});

test(
  '[CASH-13] type 2 is refused on the way, on the page and by the call',
  { tag: '@full' },
  async ({ page, operator }) => {
    const session = await openSession(operator.url, 'jose');
    await asPlayer(page, session);
    await page.goto('/m/member/home');
    await expect(page.getByRole('link', { name: 'Security centre' }).first()).toBeVisible();
    await expect(entry(page)).toHaveCount(0);
    await page.goto(path);
    await expect(closed(page)).toBeVisible();
    const { token } = session;
    await expect(clientOf(operator.url, token).upline({})).rejects.toMatchObject({ code: 'switchedOff' });
    await expect(
      callSealed(
        operator.url,
        'transferUpline',
        { key: crypto.randomUUID(), amount: '1', paymentPassword },
        token,
      ),
    ).rejects.toThrow('switchedOff');
  },
);

test('[CASH-13] is closed to members who are not allowed', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'nena');
  await page.goto(path);
  await expect(closed(page)).toBeVisible();
});

test(
  '[CASH-13] without its flag is closed, even to members who are allowed',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setFlag('UPLINETRANS3', false);
    await signInAs(page, 'isko');
    await page.goto('/m/member/home');
    await expect(page.getByRole('link', { name: 'Security centre' }).first()).toBeVisible();
    await expect(entry(page)).toHaveCount(0);
    await page.goto(path);
    await expect(closed(page)).toBeVisible();
  },
);
