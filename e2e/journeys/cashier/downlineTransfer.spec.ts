import type { Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { pesos } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { confirmBy, paymentPassword, setPaymentPassword } from '#e2e/support/paymentPassword.ts';

const transfers = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Transfer' });

/** Logs in an agent with a payment PIN. */
async function readyAgent(url: string, name: string) {
  const session = await openSession(url, name);
  const client = clientOf(url, session.token);
  if (!(await client.paymentPassword({})).isSet)
    await setPaymentPassword(url, { session, password: demoPassword });
  return { session, client };
}

test('[TEAM-06] an agent sends money to one member: checked, confirmed, once even if the answer is lost, in both records', async ({
  page,
  operator,
  browser,
}) => {
  const { session, client } = await readyAgent(operator.url, 'ramon');
  const receiver = await openSession(operator.url, 'carmela');
  const receivers = clientOf(operator.url, receiver.token);
  const [{ sumBalance: before }, { sumBalance: had }] = [await client.wallet({}), await receivers.wallet({})];
  await asPlayer(page, session);
  await page.goto('/m/agent/home');
  await page.getByRole('link', { name: 'Red envelope rain' }).click();
  await page.getByRole('link', { name: 'One member' }).click();
  await page.getByRole('searchbox', { name: 'Account starts with' }).fill('CARM');
  await page.getByRole('link', { name: /carmela/ }).click();
  await expect(page).toHaveURL('/m/redRain?page=transfer&account=carmela');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer to a member');

  const amount = page.getByRole('textbox', { name: 'Amount' });
  const next = page.getByRole('button', { name: 'Continue' });
  await amount.fill((before + 0.01).toFixed(2));
  await next.click();
  await expect(amount).toHaveAccessibleDescription(
    new RegExp(`You can transfer up to ${pesos(before).replace('.', '\\.')}\\.$`),
  );
  await amount.fill('100.50');
  await page.getByRole('textbox', { name: 'Note for carmela' }).fill('For <b>Cebu</b>');
  const balances = page.getByLabel('Your balance before and after');
  await expect(balances).toContainText(pesos(before - 100.5));
  await next.click();
  const sheet = page.getByRole('dialog', { name: 'Check and confirm' });
  await expect(sheet).toContainText('c•••a');
  await expect(sheet).toContainText('For <b>Cebu</b>');

  // The operator gets the transfer, but its answer is lost.
  const keys: string[] = [];
  await page.route('**/wps/agent/transferDownline', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch();
    keys.push(String(answer.status()));
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await confirmBy(page, paymentPassword, 'Send ₱100.50');
  await expect(sheet.getByText('Still checking. Your money is safe.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The money has arrived' })).toBeVisible();
  expect(keys).toEqual(['200', '200']);
  await expect(page.getByText(pesos(before - 100.5))).toBeVisible();
  expect([(await client.wallet({})).sumBalance, (await receivers.wallet({})).sumBalance]).toEqual([
    before - 100.5,
    had + 100.5,
  ]);

  await page.getByRole('link', { name: 'See my account record' }).click();
  await expect(transfers(page).first()).toContainText('-₱100.50');
  const elsewhere = await browser.newContext({ baseURL: operator.url });
  const other = await elsewhere.newPage();
  await asPlayer(other, receiver);
  await other.goto('/m/transaction/record');
  await expect(transfers(other).first()).toContainText('+₱100.50');
  await other.goto('/m/webEmail');
  await other.getByRole('main').getByRole('button').filter({ hasText: 'Money received' }).first().click();
  await expect(other.getByText('For <b>Cebu</b>').first()).toBeVisible();
  await elsewhere.close();
});

test(
  '[TEAM-10] a member of another line and an unknown one get the same answer',
  { tag: '@full' },
  async ({ page, operator }) => {
    const { session } = await readyAgent(operator.url, 'pilar');
    await asPlayer(page, session);
    for (const account of ['maria', 'nobody_at_all']) {
      await page.goto(`/m/redRain?page=transfer&account=${account}`);
      await expect(page.getByText("This account isn't in your downline")).toBeVisible();
    }
  },
);
