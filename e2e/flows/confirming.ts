import type { Locator, Page } from '@playwright/test';

/** The payment password that is typed in walks. */
export const typedDigits = '491736';

/** The sheet that asks for the payment password. */
export const confirmationSheet = (page: Page) => page.getByRole('dialog');

/** All six places at once, as they are pasted. */
export async function fillDigits(field: Locator, value: string) {
  await field.press('Control+Backspace');
  await field.fill(value);
}

/** Types the payment password and sends it: what it confirms is on its way. */
export async function confirmByDigits(page: Page) {
  const sheet = confirmationSheet(page);
  const field = sheet.getByLabel('Payment password', { exact: true }).and(page.locator('input'));
  await fillDigits(field, typedDigits);
  await sheet.locator('button[type=submit]').click();
}
