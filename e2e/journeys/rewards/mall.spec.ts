import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { signInAs } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';

const path = '/m/mall/mallHome';
const main = (page: Page) => page.getByRole('main');
const redeem = (page: Page) => main(page).getByRole('button', { name: /^Redeem / });
const placed = (page: Page) => main(page).getByRole('heading', { name: 'Your order is placed' });
const refused = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });
const firstOrder = (page: Page) => main(page).getByRole('listitem').first();

async function fillAddress(page: Page) {
  await page.getByLabel("Recipient's name").fill('Maria Santos');
  await page.getByLabel('Mobile number for the courier').fill('0917 000 0001');
  await page.getByLabel('Province').selectOption('Cebu');
  await page.getByLabel('City').fill('Mandaue');
  await page.getByLabel('Barangay').fill('Banilad');
  await page.getByLabel('ZIP code').fill('6014');
  await page.getByLabel('House number and street').fill('14 Acacia Street');
}

async function cancelFirst(page: Page) {
  await firstOrder(page)
    .getByRole('button', { name: /^Cancel order M/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
}

test(
  '[BEN-04] [BEN-14] of two players who want the last item at once one gets it, and the other keeps all points',
  { tag: '@full' },
  async ({ page, browser, operator: { url } }) => {
    const sessions = [await openSession(url, 'maria'), await openSession(url, 'nena')];
    const clients = sessions.map(({ token }) => clientOf(url, token));
    const pointsOf = () => Promise.all(clients.map(async (client) => (await client.mall({})).points));
    const before = await pointsOf();
    const elsewhere = await browser.newContext({ baseURL: url, locale: 'en-US' });
    const pages = [page, await elsewhere.newPage()];
    for (const [index, one] of pages.entries()) {
      await asPlayer(one, sessions[index]!);
      await one.goto(path);
      await one.getByRole('link', { name: /^Jeepney model/ }).click();
      await expect(main(one)).toContainText('1 in stock');
      await fillAddress(one);
    }
    await Promise.all(pages.map((one) => redeem(one).click()));
    await Promise.all(pages.map((one) => expect(placed(one).or(refused(one))).toBeVisible()));
    const wins = await Promise.all(pages.map((one) => placed(one).isVisible()));
    expect(wins.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = wins[0] ? [0, 1] : [1, 0];

    await expect(refused(pages[loser]!)).toContainText('The last one was just taken. You keep your points.');
    await expect(main(pages[loser]!)).toContainText('Out of stock');
    await expect(redeem(pages[loser]!)).toHaveCount(0);
    const after = await pointsOf();
    expect([before[winner]! - after[winner]!, before[loser]! - after[loser]!]).toEqual([1_200, 0]);

    await pages[winner]!.getByRole('link', { name: 'My orders' }).click();
    await expect(firstOrder(pages[winner]!)).toContainText('Jeepney model');
    await cancelFirst(pages[winner]!);
    await expect(main(pages[winner]!).getByRole('status')).toContainText('You got 1,200 points back.');
    expect(await pointsOf()).toEqual(before);
    await elsewhere.close();
  },
);

test(
  '[BEN-14] [NET-13] after a lost answer a redemption is retried with the same key after a reload, and takes its points once',
  { tag: '@full' },
  async ({ page, operator: { url } }) => {
    const session = await openSession(url, 'ramon');
    const client = clientOf(url, session.token);
    const { points } = await client.mall({});
    const orders = async () => (await client.goodsOrders({})).list.map(({ id }) => id);
    const before = await orders();
    await asPlayer(page, session);
    await page.goto(`${path}?goods=parol`);
    await fillAddress(page);
    // The operator gets the call, but its answer is lost.
    await page.route('**/wps/member/mall/redeem', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await redeem(page).click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await page.unroute('**/wps/member/mall/redeem');
    await page.reload();
    await expect(placed(page)).toBeVisible();
    expect((await client.mall({})).points).toBe(points - 1_800);
    expect(await orders()).toHaveLength(before.length + 1);
    await page.reload();
    await expect(redeem(page)).toBeVisible();
  },
);

test(
  '[BEN-14] an order cancelled in two tabs returns its points once',
  { tag: '@full' },
  async ({ page, context, operator: { url } }) => {
    const session = await openSession(url, 'ramon');
    const client = clientOf(url, session.token);
    const { points } = await client.mall({});
    await asPlayer(page, session);
    await page.goto(`${path}?goods=parol`);
    await fillAddress(page);
    await redeem(page).click();
    await expect(placed(page)).toBeVisible();
    expect((await client.mall({})).points).toBe(points - 1_800);

    const other = await context.newPage();
    await asPlayer(other, session);
    for (const tab of [page, other]) {
      await tab.goto(`${path}?page=orders`);
      await expect(firstOrder(tab)).toContainText('Ordered');
    }
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await cancelFirst(tab);
      await expect(firstOrder(tab)).toContainText('Cancelled, points back');
      await expect(firstOrder(tab).getByRole('button')).toHaveCount(0);
    }
    expect((await client.mall({})).points).toBe(points);
    await page.goto(`${path}?page=history`);
    const rows = main(page).getByRole('listitem').filter({ hasText: 'Points back: Capiz parol, 40 cm' });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('+1,800');
  },
);

test('[BEN-14] once packed it cannot be cancelled, and the member can track it to the door', async ({
  page,
  browser,
  operator: { url },
}) => {
  await asPlayer(page, await openSession(url, 'ramon'));
  await page.goto(`${path}?goods=basketball`);
  await fillAddress(page);
  await redeem(page).click();
  await expect(placed(page)).toBeVisible();
  await page.getByRole('link', { name: 'My orders' }).click();
  const order = firstOrder(page);
  await expect(order).toContainText('Basketball');
  const [, number = ''] = /(M\d+)/.exec((await order.textContent()) ?? '') ?? [];

  const desk = await (await browser.newContext({ baseURL: url })).newPage();
  await desk.goto('/sandbox/orders');
  const waiting = desk.getByRole('article').filter({ hasText: number });
  await expect(waiting).toContainText('14 Acacia Street');
  const decide = async (button: string, state: string) => {
    await waiting.getByRole('combobox', { name: 'Reviewer' }).selectOption('desk-1');
    await waiting.getByRole('button', { name: button }).click();
    await expect(desk.getByRole('status')).toHaveText(state);
  };
  await decide('Pack', 'Packed.');
  await cancelFirst(page);
  await expect(refused(page)).toContainText("It's already packed and can't be cancelled any more.");
  await expect(order).toContainText('Packed');
  await expect(order.getByRole('button')).toHaveCount(0);
  await waiting.getByRole('textbox', { name: 'Parcel number' }).fill('LBC 4711');
  await decide('Send', 'On the way.');
  await decide('Delivered', 'Delivered.');
  await expect(waiting).toHaveCount(0);

  await page.goto('/m/webEmail');
  await page
    .getByRole('button', { name: /Your order is on the way/ })
    .first()
    .click();
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`${path}?page=orders`);
  await expect(order).toContainText('Delivered');
  await expect(order).toContainText('LBC 4711');
});

test(
  '[BEN-14] an invalid address keeps its input, and takes no points',
  { tag: '@full' },
  async ({ page, operator: { url } }) => {
    const session = await openSession(url, 'maria');
    const client = clientOf(url, session.token);
    const { points } = await client.mall({});
    await asPlayer(page, session);
    await page.goto(`${path}?goods=parol`);
    await fillAddress(page);
    await page.getByLabel('ZIP code').fill('601');
    await page.getByLabel('Mobile number for the courier').fill('0817');
    await redeem(page).click();
    await expect(page.getByLabel('Mobile number for the courier')).toBeFocused();
    await expect(refused(page)).toHaveText(['Ten digits starting with 9 or with 895 to 898', 'Four digits']);
    // Simulate switching to another tab and back.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(redeem(page)).toBeEnabled();
    await expect(page.getByLabel('House number and street')).toHaveValue('14 Acacia Street');
    await expect(page.getByLabel('Province')).toHaveValue('Cebu');
    await expect(page.getByLabel('ZIP code')).toHaveValue('601');
    expect((await client.mall({})).points).toBe(points);
  },
);

test(
  '[BEN-04] points become a bonus immediately, once however often the button is tapped',
  { tag: '@full' },
  async ({ page, operator: { url } }) => {
    const session = await openSession(url, 'maria');
    const client = clientOf(url, session.token);
    const { points } = await client.mall({});
    await asPlayer(page, session);
    await page.goto(path);
    await page.getByRole('link', { name: /^₱100 bonus/ }).click();
    await expect(main(page)).toContainText('Bet ₱100.00 within 7 days to withdraw it.');
    await redeem(page).dblclick();
    await expect(main(page).getByRole('heading', { name: 'Your bonus is ready' })).toBeVisible();
    expect((await client.mall({})).points).toBe(points - 1_000);
    // Other tests of this worker may move the clock, and with it a ranking prize comes.
    const { list } = await client.rewards({});
    expect(list.find(({ title }) => title === 'Points mall')).toMatchObject({ amount: 100 });
  },
);

test(
  '[ACCT-03] [BEN-04] trial players are told that they need an account, visitors log in first',
  { tag: '@full' },
  async ({ page, operator: { url } }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/m\/login/);
    const session = await openSession(url, 'tina');
    await signInAs(page, 'tina');
    for (const query of ['', '?page=orders', '?goods=parol']) {
      await page.goto(path + query);
      await expect(main(page)).toContainText('Please login an actual account to use this function');
      await expect(redeem(page)).toHaveCount(0);
    }
    await expect(clientOf(url, session.token).mall({})).rejects.toMatchObject({ code: 'realAccountOnly' });
  },
);
