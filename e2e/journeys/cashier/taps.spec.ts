import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { payInWallet, readyPlayer } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { paymentPassword } from '#e2e/support/paymentPassword.ts';

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

const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Cash in' });

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
  expect(first.count()).toEqual({ taps: 5, keys: 0 });

  await page.goto('/m/home');
  const again = tapsOn(page);
  await again.tap(cashInButton(page));
  await again.tap(main(page).getByRole('button', { name: '₱500 with GCash again' }));
  await payInWallet(page, again.tap);
  await isCredited(page, '₱500.00');
  expect(again.count()).toEqual({ taps: 4, keys: 0 });
});

/** Where players start, and the taps from there to each page. */
const starts = {
  home: {
    path: '/m/home',
    cashIn: [cashInButton],
    withdraw: [(page: Page) => page.getByRole('link', { name: 'Withdraw', exact: true })],
  },
  'the bottom menu': {
    path: '/m/activity',
    cashIn: [menuEntry],
    withdraw: [menuEntry, (page: Page) => main(page).getByRole('link', { name: 'Withdraw', exact: true })],
  },
} as const;

/** The taps of a first time, and of a repetition. Six keys of the PIN come with each withdrawal. */
const expected = {
  home: { cashIn: [5, 4], withdraw: [4, 3] },
  'the bottom menu': { cashIn: [5, 4], withdraw: [5, 4] },
} as const;

for (const [start, member] of [
  ['home', 'virginia'],
  ['the bottom menu', 'honorio'],
] as const) {
  test(
    `[PROT-10] [CASH-08] [CASH-09] from ${start} a withdrawal takes no more taps than a cash-in, the first time and again`,
    { tag: '@full' },
    async ({ page, operator }) => {
      const { path, cashIn, withdraw } = starts[start];
      const begin = async (way: readonly ((from: Page) => Locator)[]) => {
        await page.goto(path);
        const counted = tapsOn(page);
        for (const step of way) await counted.tap(step(page));
        return counted;
      };
      const taps: Record<'cashIn' | 'withdraw', number[]> = { cashIn: [], withdraw: [] };

      await asPlayer(page, await readyPlayer(operator.url, member));
      for (const isFirst of [true, false]) {
        const { tap, count } = await begin(cashIn);
        if (isFirst) {
          await tap(main(page).getByRole('button', { name: '₱500', exact: true }));
          await tap(main(page).getByRole('button', { name: 'Pay ₱500.00 with GCash' }));
        } else await tap(main(page).getByRole('button', { name: '₱500 with GCash again' }));
        await payInWallet(page, tap);
        await isCredited(page, '₱500.00');
        expect(count().keys).toBe(0);
        taps.cashIn.push(count().taps);
      }

      for (const isFirst of [true, false]) {
        const { tap, type, count } = await begin(withdraw);
        if (isFirst) {
          await tap(main(page).getByRole('group', { name: 'Quick amounts' }).getByRole('button').first());
          await tap(main(page).getByRole('button', { name: /^Withdraw ₱/ }));
        } else await tap(main(page).getByRole('button', { name: /^₱[\d,]+ to GCash again$/ }));
        const sheet = page.getByRole('dialog', { name: 'Confirm the withdrawal' });
        await expect(sheet.getByRole('textbox', { name: 'Payment PIN' }).first()).toBeFocused();
        await type(paymentPassword);
        await tap(sheet.getByRole('button', { name: /^Withdraw ₱/ }));
        await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
        expect(count().keys).toBe(6);
        taps.withdraw.push(count().taps);
      }

      expect(taps).toEqual(expected[start]);
      for (const [turn, count] of taps.withdraw.entries())
        expect(count).toBeLessThanOrEqual(taps.cashIn[turn] ?? 0);
    },
  );
}
