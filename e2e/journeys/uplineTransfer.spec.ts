import type { Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { expect, test } from '../support/accounts.ts';
import { asPlayer } from '../support/faults.ts';
import { enterAs, pesos, signInAs } from '../support/journey.ts';
import { callSealed, clientOf, openSession } from '../support/operatorCalls.ts';
import { confirmBy, paymentPassword, setPaymentPassword } from '../support/paymentPassword.ts';

const path = '/m/upLine/transfer';
const entry = (page: Page) => page.getByRole('link', { name: 'Transfer to superior' });
const closed = (page: Page) => page.getByText('This is not offered here at the moment.');

/** The rows of transfers in the account record. */
const transfers = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Transfer' });

test('[CASH-13] goes to the masked superior after a review, by the payment password, and stands in both records', async ({
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

  await amount.fill((before + 0.01).toFixed(2));
  await review.click();
  await expect(amount).toHaveAccessibleDescription(
    new RegExp(`You can transfer ${pesos(before).replace('.', '\\.')} at most\\.$`),
  );
  await amount.fill('100.50');
  await review.click();
  await expect(page.getByText('It arrives at once and cannot be taken back.')).toBeVisible();
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
  '[CASH-13] type 2 is refused on the way there, on the page and by the call',
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

test('[CASH-13] for members who may not it is closed', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'nena');
  await page.goto(path);
  await expect(closed(page)).toBeVisible();
});

test(
  '[CASH-13] without its flag it is closed, also to who may',
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
