import type { Page } from '@playwright/test';
import { pdfOf } from '#operator/testing/receipts.ts';
import { expect, test } from './support/accounts.ts';
import {
  depositBeside,
  payBeside,
  proveBeside,
  readyPlayer,
  submitSandbox,
  withdrawBeside,
} from './support/cashier.ts';
import { expectColoursIn, look } from './support/looking.ts';

/** Tabs from the current focus to the control with this name. */
async function tabTo(page: Page, name: string, within: ReturnType<Page['getByRole']>) {
  const wanted = within
    .getByLabel(name, { exact: true })
    .or(within.getByRole('button', { name, exact: true }));
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass();
  expect(await wanted.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
}

/** Starts in dark: these pages follow the device's theme. */
async function lookInBothThemes(page: Page) {
  await look(page);
  await expectColoursIn(page, 'light');
}

test(
  '[CASH-14] [CASH-19] [CASH-20] the operator’s cashier pages: axe, 320 px, large text, both themes and keyboard only',
  { tag: '@full' },
  async ({ page, operator: { url }, sandbox }) => {
    const background = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

    await test.step('with nothing on them they follow the device', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/sandbox/cashier');
      expect(await background()).toBe('rgb(244, 246, 251)');
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await background()).toBe('rgb(11, 16, 32)');
    });

    const player = await readyPlayer(url, 'basilia');
    const odd = await depositBeside(url, player, { amount: '500' });
    await payBeside(url, odd.number, { act: 'pay', amount: '450.00' });
    const order = await depositBeside(url, player, { method: 'BPI', amount: '1500' });
    await proveBeside(url, player, {
      order,
      name: `${'a-long-name-'.repeat(8)}.pdf`,
      content: new Uint8Array(pdfOf()),
    });
    const withdrawal = await withdrawBeside(url, player, '20000');
    await submitSandbox(url, 'payments/book', { act: 'enter', reference: 'stray', amount: '1234567.89' });
    await sandbox.restrictMember('basilia', { depositsClosed: true });
    await sandbox.closeMethod('MAYA', { opensAfterHours: 5 });
    const row = page.getByRole('article', { name: withdrawal.number });

    await test.step('the desk, with what was refused', async () => {
      await expect(async () => {
        await page.goto('/sandbox/reviews');
        await expect(row).toBeVisible({ timeout: 500 });
      }).toPass();
      await tabTo(page, 'Reason', row);
      await page.keyboard.type(' ');
      await tabTo(page, 'Approve ₱20,000.00', row);
      await page.keyboard.press('Enter');
      await expect(row.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
        'The player reads it when the withdrawal is rejected. Enter a reason.',
      );
      await expect(row.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await page.keyboard.type('Looks right');
      await tabTo(page, 'Approve ₱20,000.00', row);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText('It waits for another reviewer');
      await row.getByText('Steps so far').click();
      await lookInBothThemes(page);
    });

    for (const [name, path] of [
      ['the reconciliation', '/sandbox/reconciliation'],
      ['the cashier', '/sandbox/cashier?member=basilia'],
      ['the payments', '/sandbox/payments'],
      ['the invitations', '/sandbox/invitations'],
      ['the promotions', '/sandbox/promotions'],
      ['the orders of goods', '/sandbox/orders'],
      ['the team', '/sandbox/team'],
    ] as const) {
      await test.step(name, async () => {
        await page.goto(path);
        await lookInBothThemes(page);
      });
    }

    await test.step('the page of an order at the provider, with what was refused', async () => {
      await page.goto('/sandbox/payments');
      await page.getByRole('listitem').filter({ hasText: odd.number }).getByRole('link').click();
      await page.getByRole('textbox', { name: 'Amount (₱)' }).fill('12,50');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Amount (₱)' })).toHaveAccessibleDescription(
        'Type the amount in pesos, with at most two decimals.',
      );
      await lookInBothThemes(page);
    });
  },
);
