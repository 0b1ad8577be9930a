import type { Browser, Locator, Page } from '@playwright/test';
import { headers } from '@araw/contract/calls/answer';
import { startOperator } from '#tools/operatorProcess.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import {
  depositBeside,
  payBeside,
  proveBeside,
  readyPlayer,
  submitSandbox,
  withdrawBeside,
} from '#e2e/support/cashier.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf, openSession } from '#e2e/support/operatorCalls.ts';

/** A pending order or difference. */
const waiting = (desk: Page, name: string | RegExp) => desk.getByRole('article', { name });
const said = (desk: Page) => desk.getByRole('status');
const reviewer = (row: Locator) => row.getByRole('combobox', { name: 'Reviewer' });
const reason = (row: Locator) => row.getByRole('textbox', { name: 'Reason' });

/** Opens the desk until it shows these orders: they show up once the operator's clock has processed them. */
const openDesk = (desk: Page, ...numbers: string[]) =>
  expect(async () => {
    await desk.goto('/sandbox/reviews');
    for (const number of numbers) await expect(waiting(desk, number)).toBeVisible({ timeout: 500 });
  }).toPass();

async function decide(desk: Page, number: string, given: { by: string; button: string; reason: string }) {
  const row = waiting(desk, number);
  await reviewer(row).selectOption(given.by);
  await reason(row).fill(given.reason);
  await row.getByRole('button', { name: given.button, exact: true }).click();
}

async function anotherReviewer(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  return context.newPage();
}

test('[CASH-14] [CASH-20] two reviewers: one decides a peso below the amount, from it on both, and none for related accounts', async ({
  page: first,
  browser,
  operator: { url },
  sandbox,
}) => {
  await sandbox.set('withdrawalReview', { from: '300', secondFrom: '1000' });
  const player = await readyPlayer(url, 'armando');
  const client = clientOf(url, player.token);
  const { withdrawable } = await client.withdrawPage({});
  const atAmount = await withdrawBeside(url, player, '1000');
  const below = await withdrawBeside(url, player, '999');
  const rejected = await withdrawBeside(url, player, '300');
  const related = await withdrawBeside(url, await readyPlayer(url, 'jose'), '300');
  const stateOf = async ({ id }: { id: string }) => (await client.withdrawalOrder({ id })).state;
  const second = await anotherReviewer(browser, url);
  await openDesk(first, atAmount.number, below.number, rejected.number, related.number);

  await test.step('the queue tells who, how much, where to and what it takes', async () => {
    const [own] = (await client.payoutAccounts({})).list;
    const row = waiting(first, atAmount.number);
    await expect(row).toContainText(`${atAmount.number} In review takes two reviewers ₱1,000.00`);
    await expect(row.getByRole('definition')).toHaveText([
      'armando',
      '₱15.00',
      '₱985.00',
      /^\d+ \w+ 20\d\d, [\d:]+ \(Manila\)$/,
      /^\d+ \w+ 20\d\d, [\d:]+ \(Manila\)$/,
    ]);
    await expect(row.getByRole('listitem').first()).toHaveText(
      new RegExp(`To GCash\\s+09\\d{9}\\s+of ${own?.holder}`),
    );
    await expect(waiting(first, below.number)).not.toContainText('takes two reviewers');
  });

  await test.step('a peso below one is enough', async () => {
    await decide(first, below.number, { by: 'desk-1', button: 'Approve ₱999.00', reason: 'Looks right' });
    await expect(said(first)).toHaveText(`${below.number} was decided: it is approved.`);
    await expect.poll(() => stateOf(below)).toBe('paid');
  });

  await test.step('from the amount on the same one counts once, however often', async () => {
    const approval = { by: 'desk-1', button: 'Approve ₱1,000.00', reason: 'Looks right' };
    for (const again of [approval, approval]) {
      await decide(first, atAmount.number, again);
      await expect(said(first)).toHaveText(
        `desk-1 wants ${atAmount.number} approved. It waits for another reviewer who wants the same.`,
      );
      await expect(reviewer(waiting(first, atAmount.number))).toHaveValue('desk-1');
    }
    const votes = waiting(first, atAmount.number).getByRole('listitem').filter({ hasText: 'wants it' });
    await expect(votes).toContainText(['desk-1 wants it approved: Looks right']);
    expect(await stateOf(atAmount)).toBe('inReview');
  });

  await test.step('nobody decides on a related account, and what was typed stays', async () => {
    await openDesk(second, related.number);
    await decide(second, related.number, { by: 'desk-ramon', button: 'Approve ₱300.00', reason: 'A friend' });
    const row = waiting(second, related.number);
    await expect(reviewer(row)).toHaveAccessibleDescription(
      "Reviewers can't decide on their own account or their circle's.",
    );
    await expect(reviewer(row)).toBeFocused();
    await expect(reason(row)).toHaveValue('A friend');
  });

  await test.step('the other one decides', async () => {
    await decide(second, atAmount.number, { by: 'desk-2', button: 'Approve ₱1,000.00', reason: 'I agree' });
    await expect(said(second)).toHaveText(`${atAmount.number} was decided: it is approved.`);
    await expect.poll(() => stateOf(atAmount)).toBe('paid');
  });

  await test.step('one alone rejects: all of it is back, with the reason', async () => {
    await decide(second, rejected.number, { by: 'desk-2', button: 'Reject ₱300.00', reason: 'Another name' });
    await expect(said(second)).toHaveText(`${rejected.number} was decided: it is rejected.`);
    await decide(second, related.number, { by: 'desk-2', button: 'Reject ₱300.00', reason: 'Another name' });
    await expect(said(second)).toHaveText(`${related.number} was decided: it is rejected.`);
    const { state, reason: why } = await client.withdrawalOrder({ id: rejected.id });
    expect([state, why, (await client.withdrawPage({})).withdrawable]).toEqual([
      'rejected',
      'Another name',
      withdrawable - 1_999,
    ]);
  });
  await second.context().close();
});

test(
  '[CASH-20] a decision on an order that has moved on is refused with its current state',
  { tag: '@full' },
  async ({ page: first, browser, operator: { url } }) => {
    const player = await readyPlayer(url, 'macario');
    const client = clientOf(url, player.token);
    const { withdrawable } = await client.withdrawPage({});
    const cancelled = await withdrawBeside(url, player, '5000');
    const decided = await withdrawBeside(url, player, '6000');
    const second = await anotherReviewer(browser, url);
    await openDesk(first, cancelled.number, decided.number);
    await openDesk(second, decided.number);

    await client.cancelWithdrawal({ key: crypto.randomUUID(), id: cancelled.id });
    await decide(first, cancelled.number, {
      by: 'desk-1',
      button: 'Approve ₱5,000.00',
      reason: 'Looks right',
    });
    const alert = first.getByRole('alert');
    await expect(alert).toContainText(
      `${cancelled.number} has moved on. It is now: Cancelled, by the player on `,
    );
    await expect(alert).toContainText('(Manila). Your decision was not carried out.');
    await expect(waiting(first, cancelled.number)).toHaveCount(0);

    await decide(second, decided.number, {
      by: 'desk-2',
      button: 'Reject ₱6,000.00',
      reason: 'Not his name',
    });
    await decide(first, decided.number, { by: 'desk-1', button: 'Approve ₱6,000.00', reason: 'Looks right' });
    await expect(alert).toContainText(`${decided.number} has moved on. It is now: Rejected, by desk-2 on `);
    await expect(alert).toContainText('(Manila) (Not his name). Your decision was not carried out.');
    expect((await client.withdrawPage({})).withdrawable).toBe(withdrawable);
    await second.context().close();
  },
);

const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

test(
  '[CASH-04] [CASH-20] only reviewer and owner see a receipt, and a found payment is credited',
  { tag: '@full' },
  async ({ page, operator: { url }, maria }) => {
    const client = clientOf(url, maria.token);
    const order = await depositBeside(url, maria, { method: 'BPI', amount: '1500' });
    const address = await proveBeside(url, maria, { order, name: 'paid.png', content: onePixel });
    const asPlayerOf = async (token: string) =>
      (await fetch(url + address, { headers: { [headers.token]: token } })).status;
    const nena = await openSession(url, 'nena');
    expect([await asPlayerOf(maria.token), await asPlayerOf(nena.token)]).toEqual([200, 404]);

    await openDesk(page, order.number);
    const row = waiting(page, order.number);
    const picture = row.getByRole('img', { name: 'Receipt paid.png' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await expect(row.getByRole('listitem').first()).toHaveText('The payer’s reference number: 8024');

    await decide(page, order.number, { by: 'desk-1', button: 'Credit', reason: 'Seen in the statement' });
    const found = row.getByRole('textbox', { name: 'Payment found' });
    await expect(found).toHaveAccessibleDescription(
      "The provider's reference; only for crediting. No payment has arrived to credit. Enter the payment you found.",
    );
    const { sumBalance } = await client.wallet();
    await found.fill(`BPI ${order.number}`);
    await row.getByRole('textbox', { name: 'Amount found (₱)' }).fill('1499.99');
    await row.getByRole('button', { name: 'Credit', exact: true }).click();
    await expect(said(page)).toHaveText(`${order.number} was decided: it is credited.`);
    expect((await client.wallet()).sumBalance).toBeCloseTo(sumBalance + 1_499.99, 6);
  },
);

test(
  '[CASH-14] [CASH-19] reconciliation shows what matches, finds each kind of difference, and settles it with a movement',
  { tag: '@full' },
  async ({ page }) => {
    const { url, stop } = await startOperator(await freshDatabase());
    try {
      const maria = await readyPlayer(url, 'maria');
      const paid = async () => {
        const order = await depositBeside(url, maria);
        await payBeside(url, order.number, { act: 'pay', amount: '500.00' });
        return order.number;
      };
      const [matched, onlyHere, otherAmount] = [await paid(), await paid(), await paid()];
      const otherState = await depositBeside(url, maria, { method: 'BPI' });
      await page.goto(`${url}/sandbox/reconciliation`);
      const day = await page.getByLabel('Day (Manila)').inputValue();
      const main = page.getByRole('main');
      await expect(main).toContainText('in balance Clearing and sandbox agree on');
      await expect(main).toContainText('3 lines agree; 0 were told on the day before or after.');
      const gap = page.getByRole('row', { name: /^Difference/ }).getByRole('cell');
      await expect(gap).toHaveText(['₱0.00', '₱0.00', '₱0.00']);

      await page.goto(`${url}/sandbox/payments`);
      const book = page.getByRole('form', { name: "The provider's book" });
      await book.getByRole('textbox', { name: 'Reference' }).fill(onlyHere);
      await book.getByRole('button', { name: 'Delete it' }).click();
      await expect(said(page)).toHaveText("The provider's book was changed without notice.");
      await submitSandbox(url, 'payments/book', { act: 'enter', reference: 'stray', amount: '50' });
      await submitSandbox(url, 'payments/book', { act: 'change', reference: otherAmount, amount: '400' });
      const { number } = otherState;
      await submitSandbox(url, 'payments/book', { act: 'enter', reference: number, amount: '500' });

      await page.goto(`${url}/sandbox/reconciliation?day=${day}`);
      await expect(main).toContainText('4 differences are open');
      const differences = [
        {
          title: `Only here: ${onlyHere}`,
          told: ['₱500.00', 'not there'],
          button: 'Move ₱500.00 out of suspense',
        },
        {
          title: `Different amount: ${otherAmount}`,
          told: ['₱500.00', '₱400.00'],
          button: 'Move ₱100.00 out of suspense',
        },
        {
          title: 'Only at the provider: stray',
          told: ['not there', '₱50.00'],
          button: 'Move ₱50.00 into suspense',
        },
        {
          title: `Different state: ${number}`,
          told: ['not there', '₱500.00'],
          button: 'Move ₱500.00 into suspense',
        },
      ];
      await expect(main).not.toContainText(matched!);
      for (const { title, told } of differences) {
        await expect(waiting(page, title).getByRole('definition')).toHaveText(told);
      }
      const report = await main.innerText();
      await page.reload();
      expect(await main.innerText()).toBe(report);

      for (const { title, button } of differences) {
        const row = waiting(page, title);
        await reviewer(row).selectOption('desk-2');
        await reason(row).fill('Asked the provider');
        await row.getByRole('button', { name: button }).click();
        await expect(said(page)).toHaveText('The difference was corrected with its own transaction.');
        await expect(row).toContainText(
          `desk-2 has moved ${button.slice('Move '.length)}: Asked the provider`,
        );
        await expect(row.getByRole('button')).toHaveCount(0);
      }
      await expect(main).toContainText('in balance Clearing and sandbox agree on');
      await page.goto(`${url}/sandbox/reviews`);
      await expect(main).toContainText('Money that comes and goes: in balance');

      await submitSandbox(url, 'clock', { by: String(48 * 3_600_000) });
      await page.goto(`${url}/sandbox/reconciliation`);
      const late = waiting(page, `Open for more than a day: ${number}`);
      await expect(late.getByRole('link', { name: 'Decide it at the desk' })).toBeVisible();
      await expect(late.getByRole('button')).toHaveCount(0);
    } finally {
      await stop();
    }
  },
);

test(
  '[CASH-01] [CASH-15] closures by the operator are announced before the form, and withdrawals still work',
  { tag: '@full' },
  async ({ page, browser, operator: { url }, sandbox }) => {
    const player = await readyPlayer(url, 'virginia');
    // Set these here, so that they are restored even if the test fails.
    await sandbox.closeMethod('GCASH');
    await sandbox.restrictMember('virginia', {});
    const context = await browser.newContext({ baseURL: url, locale: 'en-US', timezoneId: 'Asia/Manila' });
    const app = await context.newPage();
    await asPlayer(app, player);
    const main = app.getByRole('main');

    await page.goto('/sandbox/cashier');
    const gcash = page.getByRole('form', { name: 'GCash' });
    await gcash.getByRole('button', { name: 'Open GCash' }).click();
    await expect(said(page)).toHaveText('Payment method saved.');
    await gcash.getByRole('textbox', { name: 'Opens in (hours)' }).fill('x');
    await gcash.getByRole('button', { name: 'Close GCash' }).click();
    await expect(gcash.getByRole('textbox', { name: 'Opens in (hours)' })).toHaveAccessibleDescription(
      /Type whole hours/,
    );
    await gcash.getByRole('textbox', { name: 'Opens in (hours)' }).fill('');
    await gcash.getByRole('button', { name: 'Close GCash' }).click();
    await expect(gcash).toContainText('nobody knows when it opens');
    await app.goto('/m/voucherCenter');
    await main.getByRole('button', { name: /Change$/ }).click();
    await expect(app.getByRole('dialog').getByText('Closed, opening time unknown')).toBeVisible();

    const form = page.getByRole('form', { name: 'A member' });
    const setMember = async () => {
      await form.getByRole('button', { name: 'Save member' }).click();
      await expect(said(page)).toHaveText('Member saved.');
    };
    await form.getByRole('textbox', { name: 'Username' }).fill('virginia');
    await form.getByRole('combobox', { name: 'Cash-ins closed' }).selectOption('yes');
    await setMember();
    await app.goto('/m/voucherCenter');
    await expect(main).toContainText(
      'Cash-ins are closed for your account. You can still see your records and withdraw.',
    );
    await expect(main.getByRole('textbox')).toHaveCount(0);

    await page.getByRole('link', { name: 'Change virginia' }).click();
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('virginia');
    await expect(form.getByRole('combobox', { name: 'Cash-ins closed' })).toHaveValue('on');
    await app.goto('/m/withdraw');
    await expect(
      main.getByRole('form', { name: 'Withdraw' }).getByRole('textbox', { name: 'Amount' }),
    ).toBeVisible();
    const order = await withdrawBeside(url, player, '200');
    await expect
      .poll(async () => (await clientOf(url, player.token).withdrawalOrder({ id: order.id })).state)
      .toBe('paid');
    await context.close();
  },
);
