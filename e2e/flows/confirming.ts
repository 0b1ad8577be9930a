import type { Locator, Page } from '@playwright/test';

/** The payment PIN that walks type. */
export const typedDigits = '491736';

export const confirmationSheet = (page: Page) => page.getByRole('dialog');

/** Replaces all six digits at once, like pasting. */
export async function fillDigits(field: Locator, value: string) {
  await field.press('Control+Backspace');
  await field.fill(value);
}

/** Types the payment PIN and submits it; doesn't wait for the answer. */
export async function confirmByDigits(page: Page) {
  const sheet = confirmationSheet(page);
  const field = sheet.getByLabel('Payment PIN', { exact: true }).and(page.locator('input'));
  await fillDigits(field, typedDigits);
  await sheet.locator('button[type=submit]').click();
}
