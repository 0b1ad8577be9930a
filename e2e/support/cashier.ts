import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Payment {
  act?: 'Pay' | 'Pay twice' | 'Begin to pay' | 'Fail' | '10 confirmations' | 'Take it back';
  amount?: string;
  webhook?: 'arrives' | 'arrives twice' | 'is lost';
}

/** What becomes of a deposit at the sandbox's provider, by its page in another tab. */
export async function atProvider(
  page: Page,
  number: string,
  { act = 'Pay', amount, webhook = 'arrives' }: Payment = {},
) {
  const provider = await page.context().newPage();
  await provider.goto(new URL('/sandbox/payments', page.url()).href);
  await provider.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
  const form = provider
    .locator('form')
    .filter({ has: provider.getByRole('button', { name: act, exact: true }) });
  if (amount !== undefined) await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('The webhook').selectOption({ label: webhook });
  await form.getByRole('button', { name: act, exact: true }).click();
  await provider.getByText(/All payments and payouts/).waitFor();
  await provider.close();
  await page.bringToFront();
}

/** What a reviewer decides about a withdrawal at the sandbox's desk, in another tab. */
export async function decide(page: Page, number: string, decision: string, reviewer: string, reason: string) {
  const desk = await page.context().newPage();
  const address = new URL('/sandbox/reviews', page.url()).href;
  const row = desk
    .getByRole('region', { name: 'Withdrawals' })
    .getByRole('listitem')
    .filter({ hasText: number });
  // It is there once the operator's clock has seen it.
  await expect(async () => {
    await desk.goto(address);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.getByRole('combobox', { name: 'Reviewer' }).selectOption(reviewer);
  await row.getByRole('textbox', { name: 'Reason' }).fill(reason);
  const decided = desk.waitForResponse((response) => response.request().method() === 'POST');
  await row.getByRole('button', { name: decision, exact: true }).click();
  expect((await decided).status()).toBe(303);
  await desk.close();
  await page.bringToFront();
}
