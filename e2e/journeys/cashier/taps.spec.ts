import type { Locator, Page } from '@playwright/test';
import { formatMoney } from '#services/money.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { payInWallet, readyPlayer } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';
import { paymentPassword } from '#e2e/support/paymentPassword.ts';

/** Taps from home to the first credited cash-in. */
const cashInTaps = 5;

/** Counts every touch of a phone's screen, including the keys of its keypad. */
function tapsOn(page: Page) {
  let taps = 0;
  let keys = 0;
  return {
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async type(digits: string) {
      keys += digits.length;
      await page.keyboard.type(digits);
    },
    count: () => ({ taps, keys }),
  };
}

const main = (page: Page) => page.getByRole('main');
const cashInButton = (page: Page) => page.getByRole('link', { name: 'CASH IN', exact: true });

const isCredited = (page: Page, amount: string) =>
  expect(main(page).getByText(`${amount} is in your balance.`).first()).toBeVisible();

test('[CASH-01] [CASH-02] [CASH-04] from home to a credited cash-in in five taps, and to the next one in four', async ({
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
  expect(first.count()).toEqual({ taps: cashInTaps, keys: 0 });

  await page.goto('/m/home');
  const again = tapsOn(page);
  await again.tap(cashInButton(page));
  await again.tap(main(page).getByRole('button', { name: '₱500 with GCash again' }));
  await payInWallet(page, again.tap);
  await isCredited(page, '₱500.00');
  expect(again.count()).toEqual({ taps: 4, keys: 0 });
});

test(
  '[CASH-08] [CASH-09] [PROT-10] from home to a requested withdrawal in as many taps as a first cash-in, plus the six keys of the PIN',
  { tag: '@full' },
  async ({ page, operator }) => {
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
    await expect(sheet.getByRole('textbox', { name: 'Payment PIN' }).first()).toBeFocused();
    await type(paymentPassword);
    await tap(sheet.getByRole('button', { name: `Withdraw ${all}` }));
    await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
    expect(count()).toEqual({ taps: cashInTaps, keys: 6 });
  },
);
