import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { readyPlayer } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { moveTo } from '#e2e/support/journey.ts';
import { openSession } from '#e2e/support/operatorCalls.ts';
import { tour } from '#e2e/support/tour.ts';

/** A small phone, and one held sideways. */
const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** How many primary buttons the page or its dialog has, and those that something covers or no scrolling shows in full. */
const primaryButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--on-accent)';
    document.body.append(probe);
    const onAccent = getComputedStyle(probe).color;
    probe.remove();
    const shown =
      document.querySelector('[role=dialog], [role=alertdialog]') ?? document.querySelector('main');
    const isPrimary = (one: Element) => {
      const { color, backgroundImage } = getComputedStyle(one);
      return color === onAccent && backgroundImage.startsWith('linear-gradient');
    };
    const buttons = [...(shown?.querySelectorAll('a, button') ?? [])].filter(
      (one) =>
        isPrimary(one) && one.getClientRects().length > 0 && !one.closest('[inert], [aria-hidden=true]'),
    );
    const missed = buttons.filter((one) => {
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const places = [
        [x, y],
        [x, top + 2],
        [x, bottom - 2],
        [left + 2, y],
        [right - 2, y],
      ] as const;
      return places.some((place) => !one.contains(document.elementFromPoint(...place)));
    });
    return { count: buttons.length, missed: missed.map(({ textContent }) => textContent) };
  });

/** Checks the page in each size. Resolves with whether it has a primary button. */
async function reach(page: Page, name: string): Promise<boolean> {
  const counts: number[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { count, missed } = await primaryButtons(page);
    expect.soft(missed, `${name} at ${size.width} by ${size.height}`).toEqual([]);
    counts.push(count);
  }
  return counts.some((count) => count > 0);
}

test.describe('on a small phone and sideways every primary button can be tapped', { tag: '@full' }, () => {
  test('[DEV-01] [DEV-03] on each page of a member and of an agent', async ({ page, operator: { url } }) => {
    await asPlayer(page, await openSession(url, 'jose'));
    await page.goto('/m/home');
    const having: string[] = [];
    for (const { id, address } of tour) {
      await test.step(id, async () => {
        await moveTo(page, address);
        await expect(page.getByRole('main')).toContainText(/\S/);
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        if (await reach(page, id)) having.push(id);
      });
    }
    expect(having).toEqual(expect.arrayContaining(['home', 'deposit']));
  });

  test('[DEV-01] [DEV-03] where a visitor signs up, logs in and asks for a password', async ({ page }) => {
    for (const path of ['/m/login', '/m/register', '/m/forget']) {
      await page.goto(path);
      await expect(page.getByRole('form').getByRole('textbox').first()).toBeVisible();
      expect(await reach(page, path), path).toBe(true);
    }
  });

  test('[DEV-01] [DEV-03] [CASH-04] [CASH-09] from a cash-in to its order, and from a withdrawal to its PIN', async ({
    page,
    operator: { url },
  }) => {
    await asPlayer(page, await readyPlayer(url, 'virginia'));
    await page.goto('/m/voucherCenter');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /Change$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /QR Ph/ }).click();
    await main.getByRole('button', { name: '₱500', exact: true }).click();
    const pay = main.getByRole('button', { name: 'Pay ₱500.00 with QR Ph' });
    await expect(pay).toBeVisible();
    expect(await reach(page, 'the quote')).toBe(true);
    await pay.click();
    await expect(page).toHaveURL(/order=/);
    await expect(main.getByRole('button', { name: 'Save QR code' })).toBeVisible();
    expect(await reach(page, 'the order')).toBe(true);

    await page.goto('/m/withdraw');
    await main.getByRole('textbox', { name: 'Amount' }).fill('300');
    expect(await reach(page, 'the amount')).toBe(true);
    await main.getByRole('button', { name: 'Review' }).click();
    const confirm = main.getByRole('button', { name: 'Withdraw ₱300.00' });
    await expect(confirm).toBeVisible();
    expect(await reach(page, 'the review')).toBe(true);
    await confirm.click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await reach(page, 'the PIN')).toBe(true);
  });
});
