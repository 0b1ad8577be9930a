import type { Locator, Page } from '@playwright/test';
import { formatMoney } from '#services/money.ts';
import { expect, test } from '../support/accounts.ts';
import { payInWallet, readyPlayer } from '../support/cashier.ts';
import { asPlayer } from '../support/faults.ts';
import { clientOf } from '../support/operatorCalls.ts';
import { paymentPassword } from '../support/paymentPassword.ts';

/** Every touch of a phone's screen that a way needs, keys of its keypad included. */
function tapsOn(page: Page) {
  let taps = 0;
  return {
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async type(digits: string) {
      taps += digits.length;
      await page.keyboard.type(digits);
    },
    count: () => taps,
  };
}

const main = (page: Page) => page.getByRole('main');
const cashInButton = (page: Page) => page.getByRole('link', { name: 'CASH IN', exact: true });

const isCredited = (page: Page, amount: string) =>
  expect(main(page).getByText(`${amount} is in your balance.`).first()).toBeVisible();

test('[CASH-01] [CASH-02] [CASH-04] from home to a credited cash-in in five taps, and once more in four', async ({
  page,
  newPlayer,
}) => {
  const { session } = await newPlayer();
  await asPlayer(page, session);

  await page.goto('/m/home');
  const first = tapsOn(page);
  await first.tap(cashInButton(page));
  await first.tap(main(page).getByRole('button', { name: '₱500', exact: true }));
  await first.tap(main(page).getByRole('button', { name: 'Pay ₱500.00 with GCash' }));
  await payInWallet(page, first.tap);
  await isCredited(page, '₱500.00');
  expect(first.count()).toBe(5);

  await page.goto('/m/home');
  const again = tapsOn(page);
  await again.tap(cashInButton(page));
  await again.tap(main(page).getByRole('button', { name: '₱500 with GCash again' }));
  await payInWallet(page, again.tap);
  await isCredited(page, '₱500.00');
  expect(again.count()).toBe(4);
});

test('[CASH-08] [CASH-09] from home to a requested withdrawal in eleven taps, six of which are the payment password', async ({
  page,
  operator,
}) => {
  const session = await readyPlayer(operator.url, 'virginia');
  const { withdrawable } = await clientOf(operator.url, session.token).withdrawPage({});
  const all = formatMoney(withdrawable);
  await asPlayer(page, session);

  await page.goto('/m/home');
  const { tap, type, count } = tapsOn(page);
  await tap(page.getByRole('link', { name: 'Withdraw', exact: true }));
  await tap(main(page).getByRole('button', { name: 'All', exact: true }));
  await tap(page.getByRole('button', { name: 'Review' }));
  await tap(main(page).getByRole('button', { name: `Withdraw ${all}` }));
  const sheet = page.getByRole('dialog', { name: 'Confirm the withdrawal' });
  await expect(sheet.getByRole('textbox', { name: 'Payment password' }).first()).toBeFocused();
  await type(paymentPassword);
  await tap(sheet.getByRole('button', { name: `Withdraw ${all}` }));
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
  expect(count()).toBe(11);
});
