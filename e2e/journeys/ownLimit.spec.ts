import type { Page } from '@playwright/test';
import { expect, hearNotices, test } from '../support/accounts.ts';
import { asPlayer } from '../support/faults.ts';
import { callSealed, clientOf } from '../support/operatorCalls.ts';

const path = '/m/securityCenter?page=ownLimit';
const limitPage = (page: Page) => page.getByRole('form', { name: 'Own limit of deposits' });
const amount = (page: Page) => limitPage(page).getByRole('textbox', { name: 'New limit a day' });
const set = (page: Page) => page.getByRole('button', { name: 'Set the limit' });
const question = (page: Page) => page.getByRole('alertdialog');
const held = (page: Page) => page.getByRole('definition').first();
const waiting = (page: Page) => page.getByText(/^From /);
const cashIn = (page: Page) => page.getByRole('form', { name: 'Cash in' });

async function ask(page: Page, typed: string) {
  await amount(page).fill(typed);
  await set(page).click();
}
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Confirm' }).click();

/** Types an amount for GCash. */
async function typeDeposit(page: Page, typed: string) {
  await page.goto('/m/voucherCenter');
  const way = cashIn(page).getByRole('button', { name: /Change$/ });
  await way.click();
  await page.getByRole('dialog', { name: 'Pay with' }).getByRole('button', { name: /GCash/ }).click();
  await cashIn(page).getByRole('textbox', { name: 'Amount' }).fill(typed);
}
const pay = (page: Page, pesos: string) =>
  cashIn(page).getByRole('button', { name: `Pay ${pesos} with GCash` });

test('[CASH-15] a limit is deposited to exactly, a peso more is refused; raised it holds a day later', async ({
  page,
  newPlayer,
  sandbox,
  operator,
}) => {
  const player = await newPlayer();
  await asPlayer(page, player.session);
  /** A session ends long before a day does. */
  const logInAgain = async () => {
    const { name: username, password } = player;
    const { token } = await callSealed(operator.url, 'logIn', { type: 'username', username, password });
    const session = JSON.stringify({ ...player.session, token });
    await page.evaluate((stored) => sessionStorage.setItem('MC_SESSION_INFO', stored), session);
    await page.goto(path);
  };
  await page.goto('/m/securityCenter');
  const heard = await hearNotices(page);
  await page.getByRole('link', { name: /^Own limit of deposits/ }).click();
  await expect(held(page)).toHaveText('No limit');
  await ask(page, '1000');
  await expect(question(page)).toContainText('It holds at once.');
  await confirm(page);
  await expect.poll(() => heard).toContain('Saved');
  await expect(held(page)).toHaveText('₱1,000.00 a day');

  await typeDeposit(page, '1001');
  await expect(cashIn(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'The largest amount for GCash is ₱1,000.00.',
  );
  await cashIn(page).getByRole('textbox', { name: 'Amount' }).fill('1000');
  await pay(page, '₱1,000.00').click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goto('/m/voucherCenter');
  await expect(page.getByText(/^You have reached your own limit of ₱1,000\.00 a day/)).toBeVisible();

  await page.getByRole('link', { name: 'See your limit' }).click();
  await ask(page, '2000');
  await expect(question(page)).toContainText('This holds in 24 hours');
  await confirm(page);
  await expect(waiting(page)).toHaveText(/^From .+: ₱2,000\.00 a day$/);
  await expect(held(page)).toHaveText('₱1,000.00 a day');

  await sandbox.advanceClock(23);
  await logInAgain();
  await expect(held(page)).toHaveText('₱1,000.00 a day');
  await expect(waiting(page)).toBeVisible();
  await sandbox.advanceClock(1);
  await logInAgain();
  await expect(held(page)).toHaveText('₱2,000.00 a day');
  await expect(waiting(page)).toHaveCount(0);
  await typeDeposit(page, '2000');
  await expect(pay(page, '₱2,000.00')).toBeEnabled();
});

test(
  '[CASH-15] a removal is cancelled before it holds; of two devices the slower one is told',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await clientOf(operator.url, player.session.token).setOwnLimit({
      key: crypto.randomUUID(),
      amount: '500',
    });
    const other = await page.context().newPage();
    await asPlayer(page, player.session);
    await page.goto(path);
    await page.getByRole('button', { name: 'Remove the limit' }).click();
    await confirm(page);
    await expect(waiting(page)).toHaveText(/: No limit$/);
    await expect(page.getByRole('button', { name: 'Remove the limit' })).toHaveCount(0);
    await asPlayer(other, player.session);
    await other.goto(path);
    const keep = (tab: Page) => tab.getByRole('button', { name: /^Keep / });
    await expect(keep(other)).toBeEnabled();
    await keep(page).click();
    await expect(waiting(page)).toHaveCount(0);
    await keep(other).click();
    await expect(other.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
      'This change waits no longer',
    );
    await expect(waiting(other)).toHaveCount(0);
    await expect(held(other)).toHaveText('₱500.00 a day');
  },
);
