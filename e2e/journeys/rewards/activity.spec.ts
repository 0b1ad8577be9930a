import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';

const path = '/m/activity?promotion=share-your-win';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const words = (page: Page) => main(page).getByRole('textbox', { name: 'Your message' });
const files = (page: Page) => main(page).getByRole('list', { name: 'Chosen files' }).getByRole('listitem');

// One black pixel.
const content = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: content });

async function decide(desk: Page, player: string, decision: 'Refuse' | 'Issue', reason: string) {
  await desk.goto('/sandbox/promotions');
  const form = desk.getByRole('form', { name: `Decide on Share your win of ${player}` });
  await form.getByLabel('Reviewer').selectOption({ index: 1 });
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: decision }).click();
  await expect(desk.getByRole('status')).toBeVisible();
}

test('[ACCT-04] [BEN-01] [BEN-02] [BEN-03] [CASH-22] is applied for with three pictures, rejected with a reason, applied for again, issued, and claimed once in two tabs', async ({
  page,
  operator,
  newPlayer,
  browser,
}) => {
  const { name, session } = await newPlayer();
  const client = clientOf(operator.url, session.token);
  await asPlayer(page, session);
  await page.goto('/m/activity');
  await main(page)
    .getByRole('link', { name: /^Share your win/ })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  await button(page, 'Apply').click();
  await button(page, 'Send application').click();
  await expect(words(page)).toBeFocused();
  await expect(main(page).getByText('Write something or add a picture.')).toBeVisible();

  await words(page).fill('x'.repeat(150));
  await expect(words(page)).toHaveValue('x'.repeat(140));
  await words(page).fill('In the chat of Cebu');
  const choose = main(page).locator('input[type=file]');
  await choose.setInputFiles([
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: content },
    picture('1.png'),
    picture('2.png'),
    picture('3.png'),
    picture('4.png'),
  ]);
  await expect(files(page)).toContainText([
    "This isn't a png or jpg. Save it as one and add it again.",
    'uploaded',
    'uploaded',
    'uploaded',
    'Up to 3 files. Remove one to add this one.',
  ]);
  await button(page, 'Send application').click();
  await expect(main(page).getByText('Application sent.')).toBeVisible();
  await expect(button(page, /^Apply/)).toHaveCount(0);

  const desk = await (await browser.newContext({ baseURL: operator.url })).newPage();
  await decide(desk, name, 'Refuse', 'No name can be read on it.');
  await page.reload();
  await expect(main(page).getByRole('note')).toHaveText('Why: No name can be read on it.');
  await button(page, 'Apply again').click();
  await expect(words(page)).toHaveValue('In the chat of Cebu');
  await expect(files(page)).toHaveCount(3);
  await button(page, 'Remove 3.png').click();
  await words(page).fill('In the chat of Cebu, with my name');
  await button(page, 'Send application').click();
  await expect(main(page).getByText('Application sent.')).toBeVisible();
  const sent = (await client.promotionOffers({})).list.find(({ id }) => id === 'share-your-win')!;
  expect([sent.application?.comment, sent.application?.pictures.map(({ name: file }) => file)]).toEqual([
    'In the chat of Cebu, with my name',
    ['1.png', '2.png'],
  ]);

  await decide(desk, name, 'Issue', 'Fine');
  await desk.context().close();
  const { sumBalance: before } = await client.wallet({});
  await page.reload();
  const inMenu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promo' });
  await expect(inMenu).toHaveText('1Promo');
  const other = await (await browser.newContext({ baseURL: operator.url })).newPage();
  await asPlayer(other, session);
  await other.goto(path);
  await expect(button(other, 'Claim')).toBeEnabled();
  await expect(button(page, 'Claim')).toBeEnabled();
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => button(tab, 'Claim').click()));
  for (const tab of tabs) {
    await expect(button(tab, 'Claim')).toHaveCount(0);
    await expect(main(tab).getByRole('link', { name: 'See Rewards' })).toBeVisible();
  }
  await expect(inMenu).toHaveText('Promo');
  await other.context().close();
  const won = (await client.rewards({})).list.filter(({ title }) => title === 'Share your win');
  expect(won.map(({ amount, state }) => [amount, state])).toEqual([[150, 'inTurnover']]);
  expect((await client.wallet({})).sumBalance).toBe(before + 150);
});

test(
  '[BEN-01] [CASH-02] one that comes with a deposit opens the cashier with it selected; a missing one says so',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    await asPlayer(page, (await newPlayer()).session);
    await page.goto('/m/activity?promotion=first-cash-in');
    await main(page).getByRole('link', { name: 'Cash in with this promo' }).click();
    await expect(page).toHaveURL('/m/voucherCenter?promotion=first-cash-in');
    await page.goto('/m/activity?promotion=no-such-thing');
    await expect(main(page).getByText("This promotion isn't available, or isn't open to you.")).toBeVisible();
    await main(page).getByRole('link', { name: 'All promotions' }).click();
    await expect(page).toHaveURL('/m/activity');
  },
);

test(
  '[BEN-01] [PERM-03] a visitor is led to the login, a trial player is told; neither sees their own promos',
  { tag: '@full' },
  async ({ page, operator, browser }) => {
    await page.goto('/m/activity');
    await expect(main(page).getByRole('list', { name: 'Promotions' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'For you' })).toHaveCount(0);
    await page.goto(path);
    await expect(main(page).getByText('Log in to take part')).toBeVisible();
    await main(page).getByRole('link', { name: 'Log in' }).click();
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('heading', { name: 'Share your win' })).toBeVisible();
    const trial = await (await browser.newContext({ baseURL: operator.url })).newPage();
    await asPlayer(trial, await openSession(operator.url, 'tina'));
    await trial.goto(path);
    await expect(main(trial).getByText('Please login an actual account to use this function')).toBeVisible();
    await expect(button(trial, /^(Join|Apply|Claim)/)).toHaveCount(0);
    await trial.context().close();
  },
);
