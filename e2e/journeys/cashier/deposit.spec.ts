import type { Page } from '@playwright/test';
import { asPlayer, hold } from '#e2e/support/faults.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';
import { expect, type NewPlayer, test } from '#e2e/support/accounts.ts';

const path = '/m/voucherCenter';
const call = '**/wps/cashier/deposit';
const form = (page: Page) => page.getByRole('form', { name: 'Cash in' });
const ways = (page: Page) => page.getByRole('dialog', { name: 'Pay with' });
const unpaid = (page: Page) => page.getByRole('list', { name: 'Unpaid orders' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You already have an unpaid order for this' });
const payWith = (page: Page, amount: string, way: string) =>
  form(page).getByRole('button', { name: `Pay ${amount} with ${way}` });
const orderShown = /\/m\/voucherCenter\?order=[\w-]+$/;

/** Chooses method and amount; resolves with the pay button. This method is paid inside the app, unlike a wallet. */
async function fillForm(page: Page, quick = '₱500') {
  await form(page)
    .getByRole('button', { name: /Change$/ })
    .click();
  await ways(page).getByRole('button', { name: /QR Ph/ }).click();
  await form(page).getByRole('button', { name: quick, exact: true }).click();
  const pay = payWith(page, `${quick}.00`, 'QR Ph');
  await expect(pay).toBeEnabled();
  return pay;
}

const clientFor = (url: string, { session }: NewPlayer) => clientOf(url, session.token);
/** The amounts of the unpaid orders, from the operator. */
const openAt = async (url: string, player: NewPlayer) =>
  (await clientFor(url, player).cashIn({ language: 'EN' })).open.map(({ amount }) => amount);

test('[CASH-02] [SHELL-01] a page whose screen arrives after its frame still works when its address changes: it continues to the wallet', async ({
  page,
  newPlayer,
}) => {
  await asPlayer(page, (await newPlayer()).session);
  const screen = hold();
  await page.route(/\/assets\/DepositScreen-.*\.js$/, screen.handler);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html:not([data-drawn]) main')).toBeAttached();
  await expect(form(page)).toHaveCount(0);
  screen.release((route) => route.continue());
  await form(page)
    .getByRole('button', { name: /Change$/ })
    .click();
  await ways(page).getByRole('button', { name: /GCash/ }).click();
  await form(page).getByRole('button', { name: '₱500', exact: true }).click();
  await payWith(page, '₱500.00', 'GCash').click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
});

test(
  '[CASH-01] [CASH-03] from home: method, amount, order, and home again with Back; the open order can be continued',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto('/m/home');
    await page.getByRole('link', { name: 'CASH IN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cash in' })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

    // Back closes the list of payment methods, not the page.
    await form(page)
      .getByRole('button', { name: /Change$/ })
      .click();
    await expect(ways(page).getByRole('heading', { level: 2 })).toHaveText([
      'Pay with',
      'E-wallet',
      'QR Ph',
      'Bank transfer',
      'Over the counter',
    ]);
    await page.goBack();
    await expect(ways(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);

    await (await fillForm(page)).click();
    await expect(page).toHaveURL(orderShown);
    const shown = page.url();
    await page.reload();
    await expect(page).toHaveURL(shown);
    const [made] = (await clientFor(operator.url, player).cashIn({ language: 'EN' })).open;
    await expect(page.getByText(made?.number ?? '').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/m/home');

    await page.getByRole('link', { name: 'CASH IN', exact: true }).click();
    await expect(unpaid(page).getByRole('listitem')).toHaveText([
      /^Unpaid: ₱500\.00 with QR Ph · (15:00|14:\d\d)Continue$/,
    ]);
    // The last order's payment method is preselected.
    await expect(form(page).getByRole('button', { name: /^QR Ph .*Change$/ })).toBeVisible();
    await unpaid(page).getByRole('button').click();
    await expect(page).toHaveURL(shown);
    expect(await openAt(operator.url, player)).toEqual([500]);
  },
);

test(
  '[CASH-01] the plain list leads to the same order',
  { tag: '@full' },
  async ({ page, sandbox, newPlayer, operator }) => {
    await sandbox.set('depositVersion', { value: '0' });
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto(path);
    const qrPh = page.getByRole('list', { name: 'QR Ph' }).getByRole('button', { name: /QR Ph/ });
    await qrPh.click();
    await expect(form(page)).toBeVisible();
    await page.goBack();
    await qrPh.click();
    await form(page).getByRole('button', { name: '₱500', exact: true }).click();
    await payWith(page, '₱500.00', 'QR Ph').click();
    await expect(page).toHaveURL(orderShown);
    expect(await openAt(operator.url, player)).toEqual([500]);
  },
);

test(
  '[CASH-03] [FAULT-55] a double tap creates one order',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto(path);
    await (await fillForm(page)).dblclick();
    await expect(page).toHaveURL(orderShown);
    expect(await openAt(operator.url, player)).toEqual([500]);
  },
);

test(
  '[CASH-03] a second tab finds the same open order, and asks before creating another',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    const second = await page.context().newPage();
    for (const tab of [page, second]) {
      await asPlayer(tab, player.session);
      await tab.goto(path);
      await fillForm(tab);
    }
    await payWith(page, '₱500.00', 'QR Ph').click();
    await expect(page).toHaveURL(orderShown);

    await payWith(second, '₱500.00', 'QR Ph').click();
    await expect(question(second)).toContainText('₱500.00 with QR Ph, created on');
    await second.goBack();
    await expect(question(second)).toHaveCount(0);
    await expect(second).toHaveURL(path);
    expect(await openAt(operator.url, player)).toEqual([500]);

    await payWith(second, '₱500.00', 'QR Ph').click();
    await question(second).getByRole('button', { name: 'Continue with that order' }).click();
    await expect(second).toHaveURL(page.url());

    await second.goto(path);
    await fillForm(second);
    await payWith(second, '₱500.00', 'QR Ph').click();
    await question(second).getByRole('button', { name: 'Create another order' }).click();
    await expect(second).toHaveURL(orderShown);
    expect(second.url()).not.toBe(page.url());
    expect(await openAt(operator.url, player)).toEqual([500, 500]);
  },
);

test(
  '[CASH-03] [FAULT-57] [NET-13] a reload while the order is being created creates one',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto(path);
    const pay = await fillForm(page);
    const keys: unknown[] = [];
    let made = () => {};
    const isMade = new Promise<void>((resolve) => (made = resolve));
    await page.route(call, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().postDataJSON().key);
      if (keys.length > 1) return route.fallback();
      // The operator creates the order, but its answer never arrives.
      await route.fetch();
      made();
      return undefined;
    });
    await pay.click();
    await isMade;
    await page.reload();
    await expect(page).toHaveURL(orderShown);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await openAt(operator.url, player)).toEqual([500]);
  },
);

test(
  '[CASH-03] [FAULT-09] offline halfway: the page keeps trying, and creates one order once back online',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await asPlayer(page, player.session);
    await page.goto(path);
    const pay = await fillForm(page);
    await page.context().setOffline(true);
    await pay.click();
    await expect(page.getByText('Still checking. Your money is safe.')).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: 'Amount' })).toBeDisabled();
    await page.context().setOffline(false);
    await expect(page).toHaveURL(orderShown);
    expect(await openAt(operator.url, player)).toEqual([500]);
  },
);

test(
  '[CASH-03] with three unpaid orders the page says so, even if the third was just created elsewhere',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    const client = clientFor(operator.url, player);
    const make = async (amount: string) => {
      const { id } = await client.quoteDeposit({ method: 'MAYA', amount });
      return client.createDeposit({ key: crypto.randomUUID(), quote: id });
    };
    await make('100');
    await make('200');
    await asPlayer(page, player.session);
    await page.goto(path);
    const pay = await fillForm(page);
    const third = await make('300');
    await pay.click();
    await expect(page.getByText('3 unpaid orders')).toBeVisible();
    await expect(page.getByText('Pay or cancel one to create another.')).toBeVisible();
    await expect(unpaid(page).getByRole('listitem')).toHaveText([
      /^Unpaid: ₱300\.00/,
      /^Unpaid: ₱200\.00/,
      /^Unpaid: ₱100\.00/,
    ]);
    await expect(form(page)).toHaveCount(0);

    // The page notices an order cancelled elsewhere when it comes to the front.
    await client.cancelDeposit({ key: crypto.randomUUID(), id: third.id });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(form(page)).toBeVisible();
    await expect(unpaid(page).getByRole('listitem')).toHaveCount(2);
  },
);
