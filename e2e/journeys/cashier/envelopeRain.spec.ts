import type { Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { confirmBy, paymentPassword, setPaymentPassword } from '#e2e/support/paymentPassword.ts';
import { test as testAlone } from '#e2e/support/rains.ts';

const hour = 3_600_000;
/** Time for the pages to load on a busy machine (ms). */
const rest = hour / 6;
const openButton = (page: Page) => page.getByRole('button', { name: /^Open E/ });

/** Opens the rain page as an agent with a payment PIN. */
async function atRains(page: Page, url: string) {
  const session = await openSession(url, 'pilar');
  const client = clientOf(url, session.token);
  if (!(await client.paymentPassword({})).isSet)
    await setPaymentPassword(url, { session, password: demoPassword });
  await asPlayer(page, session);
  await page.goto('/m/agent/home');
  await page.getByRole('link', { name: 'Red envelope rain' }).click();
  await expect(page.getByRole('textbox', { name: 'Total' })).toBeVisible();
  return client;
}

/** Composes a one-hour rain to direct members and sends it. */
async function rain(page: Page, { shares, total }: { shares: string; total: string }) {
  const form = page.getByRole('form', { name: 'Red envelope rain' });
  await form.getByRole('button', { name: /^Direct · \d/ }).click();
  await form.getByRole('textbox', { name: 'Shares' }).fill(shares);
  await form.getByRole('textbox', { name: 'Total' }).fill(total);
  await form.getByRole('textbox', { name: 'Greeting' }).fill('Salamat <b>po</b>');
  await form.getByRole('button', { name: '1 hour', exact: true }).click();
  await page.getByRole('button', { name: 'Review and confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Check and confirm' })).toContainText('Salamat <b>po</b>');
  await confirmBy(page, paymentPassword, /^Send ₱/);
  await expect(page.getByRole('heading', { name: 'Your red envelopes are on their way' })).toBeVisible();
  await page.getByRole('button', { name: 'See your rains' }).click();
}

const newest = (page: Page) => page.getByRole('region', { name: 'Your rains' }).getByRole('listitem').first();

// Share the worker's operator: this rain leaves nothing behind, and starting an operator takes longer than the test.
test('[TEAM-07] [TEAM-14] two members open a red envelope rain for many, and the rest returns when it ends', async ({
  page,
  operator,
  browser,
  sandbox,
}) => {
  const { url } = operator;
  const agents = await atRains(page, url);
  const { sumBalance: before } = await agents.wallet({});
  await rain(page, { shares: '3', total: '30.02' });
  // Two centavos can't be split three ways, so they stay in the wallet.
  expect((await agents.wallet({})).sumBalance).toBe(before - 30);
  await expect(newest(page)).toContainText('₱30.00 · Direct members');
  await expect(newest(page)).toContainText('0 of 3 shares opened');

  for (const name of ['amor', 'isko']) {
    const session = await openSession(url, name);
    const { sumBalance } = await clientOf(url, session.token).wallet({});
    const context = await browser.newContext({ baseURL: url });
    const elsewhere = await context.newPage();
    await asPlayer(elsewhere, session);
    await elsewhere.goto('/m/webEmail?page=envelopes');
    await openButton(elsewhere).first().click();
    await expect(
      elsewhere.getByRole('status').filter({ hasText: '₱10.00 is in your balance.' }),
    ).toBeVisible();
    expect((await clientOf(url, session.token).wallet({})).sumBalance).toBe(sumBalance + 10);
    await context.close();
  }

  await sandbox.advanceClock(1.01);
  const later = await openSession(url, 'pilar');
  await expect.poll(async () => (await clientOf(url, later.token).wallet({})).sumBalance).toBe(before - 20);
  const context = await browser.newContext({ baseURL: url });
  const again = await context.newPage();
  await asPlayer(again, later);
  await again.goto('/m/redRain');
  await expect(newest(again)).toContainText('2 of 3 shares opened');
  await expect(newest(again)).toContainText('₱10.00 came back');
  await expect(newest(again).getByRole('button')).toHaveCount(0);
  await context.close();
});

testAlone(
  '[TEAM-07] a rain is opened shortly before its end, and not after it',
  { tag: '@full' },
  async ({ page, operator, browser, sandbox }) => {
    const { url } = operator;
    const agents = await atRains(page, url);
    await rain(page, { shares: '2', total: '2' });
    const { list, now } = await agents.envelopeRain({});
    const left = list[0]!.endsAt - now;
    const waiting: Page[] = [];
    await sandbox.advanceClock((left - rest) / hour);
    for (const name of ['amor', 'isko']) {
      const elsewhere = await (await browser.newContext({ baseURL: url })).newPage();
      await asPlayer(elsewhere, await openSession(url, name));
      await elsewhere.goto('/m/webEmail?page=envelopes');
      await expect(openButton(elsewhere).first()).toBeVisible();
      waiting.push(elsewhere);
    }
    const [first, second] = waiting as [Page, Page];
    await openButton(first).first().click();
    await expect(first.getByRole('status').filter({ hasText: '₱1.00 is in your balance.' })).toBeVisible();
    await sandbox.advanceClock(rest / hour);
    await openButton(second).first().click();
    await expect(second.getByRole('alert').filter({ hasText: 'It has expired.' })).toBeVisible();
    for (const one of waiting) await one.context().close();
    const { token } = await openSession(url, 'pilar');
    await expect
      .poll(async () => (await clientOf(url, token).envelopeRain({})).list[0])
      .toMatchObject({ state: 'ended', opened: 1, left: 1 });
  },
);

testAlone(
  '[TEAM-07] an agent stops a rain after a question, and what nobody has opened comes back at once',
  { tag: '@full' },
  async ({ page, operator }) => {
    const agents = await atRains(page, operator.url);
    const { sumBalance: before } = await agents.wallet({});
    await rain(page, { shares: '2', total: '40' });
    await newest(page)
      .getByRole('button', { name: /^Stop E/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('₱40.00 as of now');
    await question.getByRole('button', { name: 'Stop' }).click();
    await expect(newest(page)).toContainText('₱40.00 came back');
    expect((await agents.wallet({})).sumBalance).toBe(before);
  },
);
